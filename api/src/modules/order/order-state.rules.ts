import { AUTO_CONFIRM_DAYS, RETURN_DAYS } from '@hyangro/contracts/constants';
import type { Order, OrderState } from '@hyangro/contracts/order/order.schemas';
import { daysBefore, hoursAfter } from '../../platform/clock/clock';

/** Where an order may go from each state (ST-ORD-02). Everything not listed is refused. */
const NEXT: Readonly<Record<OrderState, readonly OrderState[]>> = {
  WAIT: ['PREP', 'CANCEL_RECV', 'CANCELLED'],
  PREP: ['SHIP', 'CANCEL_RECV'],
  SHIP: ['DELIV'],
  DELIV: ['CONFIRM', 'RETURN_RECV'],
  CONFIRM: [],
  CANCEL_RECV: ['REFUND'],
  RETURN_RECV: ['REFUND'],
  REFUND: [],
  CANCELLED: [],
};

type Action = Order['allowedActions'][number];
const ACTIONS: Readonly<Record<OrderState, readonly Action[]>> = {
  WAIT: ['PAY', 'CANCEL'],
  PREP: ['CANCEL'],
  SHIP: ['TRACK'],
  DELIV: ['RETURN', 'CONFIRM', 'TRACK'],
  CONFIRM: ['TRACK'],
  CANCEL_RECV: [],
  RETURN_RECV: [],
  REFUND: [],
  CANCELLED: [],
};

export const mayMove = (from: OrderState, to: OrderState): boolean => NEXT[from].includes(to);
/** States from which an order may come to `to`: the guard of the update that moves it. */
export const statesBefore = (to: OrderState): OrderState[] => (Object.keys(NEXT) as OrderState[]).filter((from) => mayMove(from, to));
/** What an open claim keeps from being done (ST-ORD-04). */
const HALTED_BY_CLAIM: readonly Action[] = ['PAY', 'CANCEL', 'RETURN', 'CONFIRM'];

/** Last moment in which a return of delivered goods may be asked for. */
export const returnableUntil = (deliveredAt: Date): Date => hoursAfter(deliveredAt, 24 * RETURN_DAYS);
/** Moment from which delivered goods are confirmed by themselves. */
export const confirmedFrom = (deliveredAt: Date): Date => hoursAfter(deliveredAt, 24 * AUTO_CONFIRM_DAYS);
/** What was delivered by then is confirmed by itself now. */
export const deliveredBefore = (now: Date): Date => daysBefore(now, AUTO_CONFIRM_DAYS);

/**
 * What a member may do with an order now: by its state, whether a claim on it is open, and the days since it was delivered. Lists, pages and
 * the calls themselves ask this one function.
 */
export function allowedActions(
  { state, deliveredAt, openClaimCd }: { state: OrderState; deliveredAt: Date | null; openClaimCd: string | null },
  now: Date,
): Action[] {
  const isReturnable = deliveredAt !== null && now <= returnableUntil(deliveredAt);
  const isHalted = (action: Action) => openClaimCd !== null && HALTED_BY_CLAIM.includes(action);
  return ACTIONS[state].filter((action) => !isHalted(action) && (action !== 'RETURN' || isReturnable));
}

/** States of orders that were paid and stand: they end a member's first purchase. */
export const PAID_STATES: readonly OrderState[] = ['PREP', 'SHIP', 'DELIV', 'CONFIRM'];

/** States of each tab of the order list (R-MY-04); `all` has no limit. */
export const TAB_STATES = {
  ready: ['WAIT', 'PREP'],
  shipping: ['SHIP'],
  done: ['DELIV', 'CONFIRM'],
  claim: ['CANCEL_RECV', 'RETURN_RECV', 'REFUND'],
} as const satisfies Record<string, readonly OrderState[]>;

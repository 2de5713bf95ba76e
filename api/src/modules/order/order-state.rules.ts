import type { Order, OrderState } from '@hyangro/contracts/order/order.schemas';

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
/** What a member may do with an order in this state. */
export const actionsIn = (state: OrderState): Action[] => [...ACTIONS[state]];

/** States of orders that were paid and stand: they end a member's first purchase. */
export const PAID_STATES: readonly OrderState[] = ['PREP', 'SHIP', 'DELIV', 'CONFIRM'];

/** States of each tab of the order list (R-MY-04); `all` has no limit. */
export const TAB_STATES = {
  ready: ['WAIT', 'PREP'],
  shipping: ['SHIP'],
  done: ['DELIV', 'CONFIRM'],
  claim: ['CANCEL_RECV', 'RETURN_RECV', 'REFUND'],
} as const satisfies Record<string, readonly OrderState[]>;

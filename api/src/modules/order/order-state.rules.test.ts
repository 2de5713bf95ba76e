import { ORDER_STATES, type OrderState } from '@hyangro/contracts/order/order.schemas';
import { PAID_STATES, TAB_STATES, allowedActions, mayMove, statesBefore, confirmedFrom, deliveredBefore } from './order-state.rules';

const DELIVERED = new Date('2026-11-02T09:00:00Z');
const daysLater = (days: number) => new Date(DELIVERED.getTime() + days * 86_400_000);
const actionsIn = (state: OrderState, { openClaimCd = null, days = 1 }: { openClaimCd?: string | null; days?: number } = {}) =>
  allowedActions({ state, deliveredAt: state === 'DELIV' || state === 'CONFIRM' ? DELIVERED : null, openClaimCd }, daysLater(days));

/** Rows from, columns to, in the order of ORDER_STATES. */
const ALLOWED: Readonly<Record<OrderState, string>> = {
  //            WAIT PREP SHIP DELIV CONFIRM CANCEL_RECV RETURN_RECV REFUND CANCELLED
  WAIT: '        .   x    .    .     .       x           .           .      x',
  PREP: '        .   .    x    .     .       x           .           .      .',
  SHIP: '        .   .    .    x     .       .           .           .      .',
  DELIV: '       .   .    .    .     x       .           x           .      .',
  CONFIRM: '     .   .    .    .     .       .           .           .      .',
  CANCEL_RECV: ' .   .    .    .     .       .           .           x      .',
  RETURN_RECV: ' .   .    .    .     .       .           .           x      .',
  REFUND: '      .   .    .    .     .       .           .           .      .',
  CANCELLED: '   .   .    .    .     .       .           .           .      .',
};
const cells = ORDER_STATES.flatMap((from) =>
  ALLOWED[from]
    .trim()
    .split(/\s+/)
    .map((mark, at) => [from, ORDER_STATES[at] as OrderState, mark === 'x'] as const),
);

test.each(cells)('ST-ORD-02 an order may go from %s to %s: %s', (from, to, isAllowed) => {
  expect(mayMove(from, to)).toBe(isAllowed);
  expect(statesBefore(to).includes(from)).toBe(isAllowed);
});

test.each([
  ['SHIP', false],
  ['DELIV', false],
  ['CONFIRM', false],
  ['CANCEL_RECV', false],
  ['WAIT', true],
  ['PREP', true],
] as const)('an order in %s offers to cancel: %s', (state, isOffered) => {
  expect(actionsIn(state).includes('CANCEL')).toBe(isOffered);
});

test.each(ORDER_STATES)('R-MY-09 only an order that waits for payment can be paid (%s)', (state) => {
  expect(actionsIn(state).includes('PAY')).toBe(state === 'WAIT');
});

test('R-MY-09 each state offers what may be done then', () => {
  expect(ORDER_STATES.map((state) => [state, ...actionsIn(state)])).toEqual([
    ['WAIT', 'PAY', 'CANCEL'],
    ['PREP', 'CANCEL'],
    ['SHIP', 'TRACK'],
    ['DELIV', 'RETURN', 'CONFIRM', 'TRACK'],
    ['CONFIRM', 'TRACK'],
    ['CANCEL_RECV'],
    ['RETURN_RECV'],
    ['REFUND'],
    ['CANCELLED'],
  ]);
});

test('ST-ORD-04 an open claim halts everything but the look at where the parcel is', () => {
  expect(ORDER_STATES.map((state) => actionsIn(state, { openClaimCd: 'C-1' }))).toEqual([
    [],
    [],
    ['TRACK'],
    ['TRACK'],
    ['TRACK'],
    [],
    [],
    [],
    [],
  ]);
});

test('a return may be asked for within seven days of delivery, to the second', () => {
  expect(actionsIn('DELIV', { days: 7 })).toContain('RETURN');
  expect(actionsIn('DELIV', { days: 7 + 1 / 86_400 })).toEqual(['CONFIRM', 'TRACK']);
});

test('what was delivered seven days ago, to the second, is confirmed by itself', () => {
  const delivered = new Date('2026-11-01T03:00:00Z');
  expect(confirmedFrom(delivered)).toEqual(new Date('2026-11-08T03:00:00Z'));
  expect(deliveredBefore(new Date('2026-11-08T03:00:00Z'))).toEqual(delivered);
});

test('R-MY-04 every order stands under one tab, but for those that were never paid in time', () => {
  expect(TAB_STATES).toEqual({
    ready: ['WAIT', 'PREP'],
    shipping: ['SHIP'],
    done: ['DELIV', 'CONFIRM'],
    claim: ['CANCEL_RECV', 'RETURN_RECV', 'REFUND'],
  });
});

test('an order that was paid and stands ends the first purchase', () => {
  expect(PAID_STATES).toEqual(['PREP', 'SHIP', 'DELIV', 'CONFIRM']);
});

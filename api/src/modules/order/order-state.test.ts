import { ORDER_STATES, type OrderState } from '@hyangro/contracts/order/order.schemas';
import { actionsIn, mayMove, statesBefore } from './order-state';

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
] as const)('ST-ORD-03 an order in %s offers to cancel: %s', (state, isOffered) => {
  expect(actionsIn(state).includes('CANCEL')).toBe(isOffered);
});

test.each(ORDER_STATES)('R-MY-09 only an order that waits for payment can be paid (%s)', (state) => {
  expect(actionsIn(state).includes('PAY')).toBe(state === 'WAIT');
});

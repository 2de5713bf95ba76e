import { claimRefusal, isWhole } from './claim.rules';

const DELIVERED = new Date('2026-03-02T03:00:00Z');
/** The last moment of the seven days, and the one after it. */
const LAST = new Date('2026-03-09T03:00:00.000Z');
const OVER = new Date('2026-03-09T03:00:00.001Z');

type Order = Parameters<typeof claimRefusal>[0];
const order = (state: Order['state'], more: Partial<Order> = {}): Order => ({ state, openClaimCd: null, deliveredAt: null, ...more });
const line = (lineNo: number, quantity: number, claimedQuantity = 0, confirmedAt: Date | null = null) => ({
  lineNo,
  quantity,
  claimedQuantity,
  confirmedAt,
});
const LINES = [line(1, 3), line(2, 2, 1), line(3, 1, 1)];
const ONE = [{ lineNo: 1, quantity: 1 }];

const nameOf = (refused: ReturnType<typeof claimRefusal>) => refused?.refusal ?? null;
const cancel = (of: Order, pieces = ONE) => nameOf(claimRefusal(of, LINES, 'CANCEL', pieces, LAST));
const giveBack = (of: Order, at = LAST) => nameOf(claimRefusal(of, LINES, 'RETURN', ONE, at));

test.each([
  ['WAIT', 'CLAIM_NOTHING_PAID'],
  ['PREP', null],
  ['SHIP', 'CLAIM_UNDER_DELIVERY'],
  ['DELIV', 'CLAIM_UNDER_DELIVERY'],
  ['CONFIRM', 'CLAIM_UNDER_DELIVERY'],
  ['CANCEL_RECV', 'CLAIM_IN_PROGRESS'],
  ['RETURN_RECV', 'CLAIM_IN_PROGRESS'],
  ['REFUND', 'CLAIM_NOTHING_LEFT'],
  ['CANCELLED', 'CLAIM_NOTHING_LEFT'],
] as const)('a cancel of an order in %s: %s', (state, refusal) => {
  expect(cancel(order(state))).toBe(refusal);
});

test.each([
  ['WAIT', 'CLAIM_NOTHING_PAID'],
  ['PREP', 'CLAIM_NOT_DELIVERED'],
  ['SHIP', 'CLAIM_NOT_DELIVERED'],
  ['DELIV', null],
  ['CONFIRM', 'CLAIM_RETURN_OVER'],
  ['CANCEL_RECV', 'CLAIM_IN_PROGRESS'],
  ['RETURN_RECV', 'CLAIM_IN_PROGRESS'],
  ['REFUND', 'CLAIM_NOTHING_LEFT'],
  ['CANCELLED', 'CLAIM_NOTHING_LEFT'],
] as const)('a return of an order in %s, delivered in time: %s', (state, refusal) => {
  expect(giveBack(order(state, { deliveredAt: DELIVERED }))).toBe(refusal);
});

test('a return is taken in the last moment of seven days, and not a moment later', () => {
  expect(giveBack(order('DELIV', { deliveredAt: DELIVERED }), LAST)).toBeNull();
  expect(giveBack(order('DELIV', { deliveredAt: DELIVERED }), OVER)).toBe('CLAIM_RETURN_OVER');
  expect(giveBack(order('DELIV'))).toBe('CLAIM_RETURN_OVER');
});

test('while one claim is open there is no second one, whatever the state', () => {
  expect(cancel(order('PREP', { openClaimCd: 'C1' }))).toBe('CLAIM_IN_PROGRESS');
  expect(giveBack(order('DELIV', { deliveredAt: DELIVERED, openClaimCd: 'C1' }))).toBe('CLAIM_IN_PROGRESS');
  expect(cancel(order('WAIT', { openClaimCd: 'C1' }))).toBe('CLAIM_IN_PROGRESS');
});

const ask = (...pieces: [lineNo: number, quantity: number][]) =>
  claimRefusal(
    order('PREP'),
    LINES,
    'CANCEL',
    pieces.map(([lineNo, quantity]) => ({ lineNo, quantity })),
    LAST,
  );

test('all pieces that are left may go back, and not one more: the answer says how many there are', () => {
  expect(ask([1, 3], [2, 1])).toBeNull();
  expect(ask([1, 4])).toEqual({ refusal: 'CLAIM_QUANTITY', args: [3] });
  expect(ask([1, 1], [2, 2])).toEqual({ refusal: 'CLAIM_QUANTITY', args: [1] });
});

test('pieces that went back before, and lines that the order does not have, cannot be claimed', () => {
  expect(ask([3, 1])).toEqual({ refusal: 'CLAIM_NOTHING_LEFT', args: [] });
  expect(ask([9, 1])).toEqual({ refusal: 'CLAIM_NOTHING_LEFT', args: [] });
});

test('a line that was confirmed takes no claim, the others do', () => {
  const lines = [line(1, 1, 0, DELIVERED), line(2, 1)];
  const giveBackLine = (lineNo: number) =>
    nameOf(claimRefusal(order('DELIV', { deliveredAt: DELIVERED }), lines, 'RETURN', [{ lineNo, quantity: 1 }], LAST));
  expect([giveBackLine(1), giveBackLine(2)]).toEqual(['CLAIM_RETURN_OVER', null]);
});

test('a claim is of the whole order when nothing stays, earlier claims included', () => {
  const whole = (...pieces: [lineNo: number, quantity: number][]) =>
    isWhole(
      LINES,
      pieces.map(([lineNo, quantity]) => ({ lineNo, quantity })),
    );
  expect(whole([1, 3], [2, 1])).toBe(true);
  expect(whole([2, 1], [1, 3])).toBe(true);
  expect(whole([1, 3])).toBe(false);
  expect(whole([1, 2], [2, 1])).toBe(false);
});

import fc from 'fast-check';
import { amountsOf } from './amounts';
import { pointsOfLines, refundOf, type ClaimedPieces, type Refund, type RefundLine, type RefundableOrder } from './refund';

const RATE = { main: 1379, sub: 1 };
const line = (salePrice: number, more: Partial<RefundLine> = {}): RefundLine => ({
  lineNo: 1,
  normalPrice: salePrice,
  salePrice,
  quantity: 1,
  claimedQuantity: 0,
  couponDiscount: 0,
  productType: 'DOMESTIC',
  isPerfume: false,
  volumeMl: null,
  isFreeShipping: false,
  isFirstPurchase: false,
  ...more,
});
const paid = (lines: RefundLine[], points = 0, earnPercent = 1): RefundableOrder => {
  const numbered = lines.map((each, at) => ({ ...each, lineNo: at + 1 }));
  const { payment, points: used } = amountsOf({ lines: numbered, points, earnPercent, exchangeRate: RATE });
  return { payment, points: used, earnPercent, lines: numbered, refundedAmount: 0, refundedPoints: 0, exchangeRate: RATE };
};
/** The order after a refund, as it is kept. */
const after = (order: RefundableOrder, pieces: readonly ClaimedPieces[], refund: Refund): RefundableOrder => ({
  ...order,
  lines: order.lines.map((each) => ({
    ...each,
    claimedQuantity: each.claimedQuantity + pieces.filter(({ lineNo }) => lineNo === each.lineNo).reduce((all, p) => all + p.quantity, 0),
  })),
  refundedAmount: order.refundedAmount + refund.payment,
  refundedPoints: order.refundedPoints + refund.points,
});

test('API-D16 a whole cancel gives everything back, the shipping too', () => {
  const order = paid([line(20_000, { quantity: 2, couponDiscount: 3_000 })], 5_000);
  expect(refundOf(order, [{ lineNo: 1, quantity: 2 }])).toMatchObject({
    goods: 40_000,
    couponDiscount: 3_000,
    shipping: 4_000,
    points: 5_000,
    payment: 36_000,
    goneLineNos: [1],
    earnPoints: 0,
  });
});

test('K-SHIP what stays below free shipping pays for it, out of what is given back', () => {
  const order = paid([line(50_000), line(30_000)]);
  expect(refundOf(order, [{ lineNo: 2, quantity: 1 }])).toMatchObject({ goods: 30_000, shipping: -4_000, payment: 26_000, points: 0 });
});

test('K-SHIP shipping that exceeds the worth of a piece is never charged, and the sums stay exact', () => {
  const order = paid([line(69_500), line(500)]);
  const first = refundOf(order, [{ lineNo: 2, quantity: 1 }]);
  expect(first).toMatchObject({ goods: 500, shipping: -500, payment: 0 });
  const rest = refundOf(after(order, [{ lineNo: 2, quantity: 1 }], first), [{ lineNo: 1, quantity: 1 }]);
  expect(rest).toMatchObject({ goods: 69_500, shipping: 500, payment: 70_000 });
});

test('V-PTS1 points above the limit of what stays come back as points', () => {
  const order = paid([line(80_000), line(20_000)], 30_000);
  expect(refundOf(order, [{ lineNo: 1, quantity: 1 }])).toMatchObject({ points: 22_800, payment: 53_200, shipping: -4_000 });
});

test('a coupon is shared by the pieces of its line; the last one takes what rounding left', () => {
  let order = paid([line(10_000, { quantity: 3, couponDiscount: 1_000 })]);
  const shares = [1, 2, 3].map(() => {
    const pieces = [{ lineNo: 1, quantity: 1 }];
    const refund = refundOf(order, pieces);
    order = after(order, pieces, refund);
    return refund.couponDiscount;
  });
  expect(shares).toEqual([333, 333, 334]);
});

test('what stays earns the grade’s share of what stays paid, after the first claim and after the second', () => {
  const pieces = [{ lineNo: 1, quantity: 1 }];
  const whole = paid([line(30_240, { quantity: 3 })], 0, 2);
  const first = refundOf(whole, pieces);
  expect([first.remaining.payment, first.earnPoints]).toEqual([64_480, 1_289]);
  const second = refundOf(after(whole, pieces, first), pieces);
  expect([second.remaining.payment, second.earnPoints]).toEqual([34_240, 684]);
  expect(refundOf(after(after(whole, pieces, first), pieces, second), pieces).earnPoints).toBe(0);
});

test('a line that went back whole gives its coupon back then, and not once more with the next claim', () => {
  const order = paid([line(50_000, { couponDiscount: 5_000 }), line(30_000, { quantity: 2 })]);
  const pieces = [{ lineNo: 1, quantity: 1 }];
  const first = refundOf(order, pieces);
  expect(first.goneLineNos).toEqual([1]);
  const left = after(order, pieces, first);
  expect(refundOf(left, [{ lineNo: 2, quantity: 1 }]).goneLineNos).toEqual([]);
  expect(refundOf(left, [{ lineNo: 2, quantity: 2 }]).goneLineNos).toEqual([2]);
});

test('what was kept for newly due shipping earns nothing that was not paid', () => {
  const order = paid([line(69_500), line(500)], 0, 2);
  expect(refundOf(order, [{ lineNo: 2, quantity: 1 }]).earnPoints).toBe(1_400);
});

const anyLine = fc
  .record({
    salePrice: fc.integer({ min: 0, max: 90_000 }),
    quantity: fc.integer({ min: 1, max: 4 }),
    couponShare: fc.integer({ min: 0, max: 100 }),
    isFreeShipping: fc.boolean(),
    isFirstPurchase: fc.boolean(),
  })
  .map(({ salePrice, quantity, couponShare, ...more }) =>
    line(salePrice, { quantity, couponDiscount: Math.floor((salePrice * quantity * couponShare) / 100), ...more }),
  );
const anyOrder = fc.tuple(fc.array(anyLine, { minLength: 1, maxLength: 4 }), fc.integer({ min: 0, max: 100_000 }));

test('NF-04 any sequence of partial claims gives back what was paid, in money and in points, and never asks for any', () => {
  fc.assert(
    fc.property(anyOrder, fc.infiniteStream(fc.nat()), ([lines, points], choices) => {
      const start = paid(lines, points);
      let order = start;
      for (;;) {
        const open = order.lines.filter((each) => each.claimedQuantity < each.quantity);
        if (open.length === 0) break;
        const next = () => choices.next().value ?? 0;
        const pieces = open
          .filter((_, at) => at === 0 || next() % 2 === 0)
          .map((each) => ({ lineNo: each.lineNo, quantity: 1 + (next() % (each.quantity - each.claimedQuantity)) }));
        const refund = refundOf(order, pieces);
        expect(Math.min(refund.payment, refund.points, refund.goods, refund.couponDiscount)).toBeGreaterThanOrEqual(0);
        expect(refund.payment + refund.points).toBe(refund.goods - refund.couponDiscount + refund.shipping);
        order = after(order, pieces, refund);
      }
      expect([order.refundedAmount, order.refundedPoints]).toEqual([start.payment, start.points]);
    }),
    { numRuns: 500 },
  );
});

test('a confirmed line earns by its price at once; what shipping earns comes with the last line', () => {
  const order = paid([line(20_000), line(30_000)], 0, 2);
  expect([pointsOfLines(order, []), pointsOfLines(order, [1]), pointsOfLines(order, [1, 2])]).toEqual([0, 400, 1_000]);
  expect(refundOf(order, []).earnPoints).toBe(1_080);
});

test('a confirmed line counts as if the order’s points were on it, and less than its coupon', () => {
  const order = paid([line(20_000, { couponDiscount: 2_000 }), line(80_000)], 10_000, 2);
  expect(pointsOfLines(order, [1])).toBe(252);
  expect(pointsOfLines(order, [2])).toBe(1_400);
});

test('NF-04 R-MY-11 whatever is confirmed and claimed in whatever order, no more was given than what stays earns', () => {
  fc.assert(
    fc.property(anyOrder, fc.constantFrom(0.5, 1, 2.5), fc.infiniteStream(fc.nat()), ([lines, points], percent, choices) => {
      let order = paid(lines, points, percent);
      let confirmed: number[] = [];
      let given = 0;
      for (;;) {
        const open = order.lines.filter((each) => each.claimedQuantity < each.quantity && !confirmed.includes(each.lineNo));
        const next = () => choices.next().value ?? 0;
        const chosen = open[next() % open.length];
        if (!chosen) break;
        if (next() % 2 === 0) {
          confirmed = [...confirmed, chosen.lineNo];
          const all = pointsOfLines(order, confirmed);
          expect(all).toBeGreaterThanOrEqual(given);
          given = all;
        } else {
          const pieces = [{ lineNo: chosen.lineNo, quantity: 1 + (next() % (chosen.quantity - chosen.claimedQuantity)) }];
          order = after(order, pieces, refundOf(order, pieces));
        }
        expect(given).toBeLessThanOrEqual(refundOf(order, []).earnPoints);
      }
    }),
    { numRuns: 500 },
  );
});

test('NF-04 two claims give back what one claim of the same pieces would', () => {
  fc.assert(
    fc.property(anyOrder, ([lines, points]) => {
      const order = paid(lines, points);
      const all = order.lines.map(({ lineNo, quantity }) => ({ lineNo, quantity }));
      const once = refundOf(order, all);
      const [head = { lineNo: 1, quantity: 1 }, ...tail] = all;
      const first = refundOf(order, [head]);
      const second = refundOf(after(order, [head], first), tail);
      expect([first.payment + second.payment, first.points + second.points]).toEqual([once.payment, once.points]);
    }),
  );
});

test('points that went back with a claim are on no line any more: what is confirmed then earns by its whole price', () => {
  const order = { ...paid([line(100_000), line(100_000, { claimedQuantity: 1 })], 5_000), refundedPoints: 5_000 };
  expect(order.points).toBe(5_000);
  expect(pointsOfLines(order, [1])).toBe(1_000);
  expect(pointsOfLines({ ...order, refundedPoints: 0 }, [1])).toBe(950);
});

import fc from 'fast-check';
import { paymentOf } from './amounts';
import { bestCoupons } from './best-coupons';
import { greedyCoupons, type CouponOffer } from './coupon-choice';

const TERMS = { areAllFree: false, points: 0, takesPoints: true };
const coupon = (couponCd: number, lines: Record<number, number>, held = 1): CouponOffer => ({
  couponCd,
  held,
  lines: Object.entries(lines).map(([lineNo, discount]) => ({ lineNo: Number(lineNo), discount })),
});
const pairs = ({ choices }: ReturnType<typeof bestCoupons>) => choices.map(({ lineNo, couponCd }) => `${couponCd}@${lineNo}`).sort();

test('GAP-19 a coupon gives way on the line another needs more', () => {
  const best = bestCoupons([coupon(1, { 1: 5_000, 2: 4_500 }), coupon(2, { 1: 4_000 })], 200_000, TERMS);
  expect(best).toMatchObject({ discount: 8_500, payment: 191_500, reason: 'MOST_OFF', isExact: true });
  expect(pairs(best)).toEqual(['1@2', '2@1']);
});

test('GAP-19 a coupon held twice serves two lines, not three', () => {
  expect(bestCoupons([coupon(1, { 1: 3_000, 2: 2_000, 3: 1_000 }, 2)], 200_000, TERMS).discount).toBe(5_000);
});

test('GAP-19 K-SHIP a coupon that would cost the free shipping stays in the pocket', () => {
  expect(bestCoupons([coupon(1, { 1: 3_000 })], 70_000, TERMS)).toEqual({
    choices: [],
    discount: 0,
    payment: 70_000,
    reason: 'KEEPS_FREE_SHIPPING',
    isExact: true,
  });
  const smaller = bestCoupons([coupon(1, { 1: 5_000, 2: 2_000 }), coupon(2, { 1: 3_000 })], 73_000, TERMS);
  expect(smaller).toMatchObject({ discount: 3_000, payment: 70_000, reason: 'KEEPS_FREE_SHIPPING' });
  expect(pairs(smaller)).toEqual(['2@1']);
});

test('GAP-19 K-SHIP the fee is paid where the coupons take off more than it', () => {
  expect(bestCoupons([coupon(1, { 1: 5_000 })], 70_000, TERMS)).toMatchObject({ payment: 69_000, reason: 'MOST_OFF' });
  expect(bestCoupons([coupon(1, { 1: 4_000 })], 70_000, TERMS)).toMatchObject({ payment: 70_000, reason: 'MOST_OFF' });
  expect(bestCoupons([coupon(1, { 1: 3_000 })], 60_000, TERMS)).toMatchObject({ payment: 61_000, reason: 'MOST_OFF' });
  expect(bestCoupons([coupon(1, { 1: 3_000 })], 70_000, { ...TERMS, areAllFree: true })).toMatchObject({ payment: 67_000 });
});

test('GAP-19 K-SHIP below what ships free two smaller coupons together are found, though a bigger one stands in their way', () => {
  const coupons = [coupon(1, { 2: 2_200 }), coupon(2, { 3: 2_100 }), coupon(3, { 4: 2_000 }), coupon(4, { 2: 2_050 })];
  const exactly = bestCoupons(coupons, 74_100, TERMS);
  expect(exactly).toMatchObject({ discount: 4_100, payment: 70_000, reason: 'KEEPS_FREE_SHIPPING', isExact: true });
  const nearly = bestCoupons(coupons, 74_110, TERMS);
  expect(nearly).toMatchObject({ discount: 4_100, payment: 70_010, reason: 'KEEPS_FREE_SHIPPING', isExact: true });
  for (const best of [exactly, nearly]) expect(pairs(best)).toEqual(['2@3', '3@4']);
});

test('GAP-19 a search that ends at its limit says so, unless it has found what nothing can be better than', () => {
  const alike = Array.from({ length: 60 }, (_, at) => coupon(at + 1, { [at + 1]: 200 }));
  expect(bestCoupons(alike, 79_900, TERMS)).toMatchObject({ discount: 9_800, payment: 70_100, isExact: false });
  expect(bestCoupons(alike, 80_000, TERMS)).toMatchObject({ discount: 10_000, payment: 70_000, isExact: true });
});

test('GAP-19 where the search ends before it comes to what the biggest coupons one after the other take off, these are taken', () => {
  const offers = Array.from({ length: 60 }, (_, at) => coupon(at + 1, { [at + 1]: at === 0 ? 50 : 100 }));
  expect(bestCoupons(offers, 73_900, TERMS)).toMatchObject({ discount: 3_900, payment: 70_000, isExact: false });
});

test('without coupons the goods cost what they cost', () => {
  expect(bestCoupons([], 50_000, TERMS)).toEqual({ choices: [], discount: 0, payment: 54_000, reason: 'MOST_OFF', isExact: true });
});

/** Every choice there is: what the shopper pays at least. */
function bruteForce(offers: readonly CouponOffer[], goodsWon: number, terms: typeof TERMS): number {
  let least = Infinity;
  const visit = (at: number, used: readonly number[], discount: number): void => {
    const offer = offers[at];
    if (!offer) {
      least = Math.min(least, paymentOf(goodsWon - discount, terms).payment);
      return;
    }
    visit(at + 1, used, discount);
    for (const { lineNo, discount: off } of offer.lines) if (!used.includes(lineNo)) visit(at + 1, [...used, lineNo], discount + off);
  };
  visit(0, [], 0);
  return least;
}
const randomCart = fc
  .record({
    lines: fc.array(fc.integer({ min: 1_000, max: 60_000 }), { minLength: 1, maxLength: 5 }),
    coupons: fc.array(
      fc.record({
        percent: fc.integer({ min: 1, max: 40 }),
        cap: fc.integer({ min: 100, max: 12_000 }),
        on: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
      }),
      { maxLength: 5 },
    ),
    points: fc.oneof(fc.constant(0), fc.nat(40_000)),
    areAllFree: fc.integer({ min: 0, max: 9 }).map((dice) => dice === 0),
    takesPoints: fc.boolean(),
    /** Most carts stand near the sum that ships free: there the choice is hard. */
    nearLimit: fc.option(fc.integer({ min: -1_000, max: 15_000 })),
  })
  .map(({ lines, coupons, nearLimit, ...terms }) => {
    const sum = lines.reduce((total, won) => total + won, 0);
    const goodsWon = nearLimit === null ? sum : Math.max(sum, 70_000 + nearLimit);
    const offers = coupons.map(({ percent, cap, on }, at) => ({
      couponCd: at + 1,
      held: 1,
      lines: lines.flatMap((won, line) => {
        const discount = Math.min(cap, Math.floor((won * percent) / 100));
        return on[line] && discount > 0 ? [{ lineNo: line + 1, discount }] : [];
      }),
    }));
    return { offers, goodsWon, terms };
  });

test('GAP-19 in 1,000 random carts no combination costs less than the proposed one, and its amounts are what its coupons take off', () => {
  fc.assert(
    fc.property(randomCart, ({ offers, goodsWon, terms }) => {
      const best = bestCoupons(offers, goodsWon, terms);
      expect(best.isExact).toBe(true);
      expect(best.payment).toBe(bruteForce(offers, goodsWon, terms));
      expect(best.payment).toBe(paymentOf(goodsWon - best.discount, terms).payment);
      expect(best.choices.reduce((sum, { discount }) => sum + discount, 0)).toBe(best.discount);
      for (const { lineNo, couponCd, discount } of best.choices)
        expect(offers.find((offer) => offer.couponCd === couponCd)?.lines).toContainEqual({ lineNo, discount });
      for (const codes of [best.choices.map(({ lineNo }) => lineNo), best.choices.map(({ couponCd }) => couponCd)])
        expect(new Set(codes).size).toBe(codes.length);
    }),
    { numRuns: 1_000 },
  );
});

const bigCart = fc.record({
  offers: fc.array(
    fc.array(fc.integer({ min: 0, max: 9_000 }), { minLength: 100, maxLength: 100 }).map((won) => ({
      couponCd: 1,
      held: 1,
      lines: won.flatMap((discount, line) => (discount > 0 ? [{ lineNo: line + 1, discount }] : [])),
    })),
    { minLength: 30, maxLength: 30 },
  ),
  lost: fc.integer({ min: 1, max: 3_999 }),
});

test('GAP-19 with 100 lines and 30 coupons it answers in bounded time and is never worse than the greedy choice', () => {
  fc.assert(
    fc.property(bigCart, ({ offers, lost }) => {
      const coupons = offers.map((offer, at) => ({ ...offer, couponCd: at + 1 }));
      const { discount: most } = bestCoupons(coupons, 10_000_000, TERMS);
      const goodsWon = 70_000 + most - lost;
      const before = performance.now();
      const best = bestCoupons(coupons, goodsWon, TERMS);
      expect(performance.now() - before).toBeLessThan(1_000);
      const greedy = greedyCoupons(coupons).reduce((sum, { discount }) => sum + discount, 0);
      expect(best.payment).toBeLessThanOrEqual(paymentOf(goodsWon - greedy, TERMS).payment);
      expect(best.payment).toBeLessThanOrEqual(paymentOf(goodsWon, TERMS).payment);
    }),
    { numRuns: 15 },
  );
});

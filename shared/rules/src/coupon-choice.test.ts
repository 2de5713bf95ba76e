import { greedyCoupons, lineInTheWay, offersOf, withCoupon } from './coupon-choice';

const offer = (couponCd: number, lineNo: number, discount: number, held = 1) => ({ couponCd, held, lines: [{ lineNo, discount }] });

test('R-ORD-02 the simple choice takes the biggest coupon of each line, one per line', () => {
  expect(greedyCoupons([offer(1, 1, 3_000), offer(2, 1, 5_000), offer(3, 2, 1_000)])).toEqual([
    { lineNo: 1, couponCd: 2, discount: 5_000 },
    { lineNo: 2, couponCd: 3, discount: 1_000 },
  ]);
});

test('R-ORD-02 the simple choice puts a coupon on one line, and stays within what may come off', () => {
  const both = {
    couponCd: 1,
    held: 1,
    lines: [
      { lineNo: 1, discount: 3_000 },
      { lineNo: 2, discount: 4_000 },
    ],
  };
  expect(greedyCoupons([both])).toEqual([{ lineNo: 2, couponCd: 1, discount: 4_000 }]);
  expect(greedyCoupons([both], 3_999)).toEqual([{ lineNo: 1, couponCd: 1, discount: 3_000 }]);
  expect(greedyCoupons([both, offer(2, 3, 1_000)], 4_000)).toEqual([{ lineNo: 2, couponCd: 1, discount: 4_000 }]);
  expect(greedyCoupons([both, offer(2, 3, 1_000)], 5_000)).toHaveLength(2);
});

test('R-ORD-02 a coupon held more often than it has lines counts for its lines', () => {
  expect(offersOf([offer(1, 1, 500, 3)])).toEqual([offer(1, 1, 500)]);
  const two = { ...offer(1, 1, 500, 2), lines: [...offer(1, 1, 500).lines, ...offer(1, 2, 400).lines] };
  expect(offersOf([two])).toHaveLength(2);
  expect(greedyCoupons([two]).map(({ lineNo }) => lineNo)).toEqual([1, 2]);
});

const CHOICE = [
  { lineNo: 1, couponCd: 7 },
  { lineNo: 2, couponCd: 8 },
];

test('R-ORD-03 a line takes one coupon, and a coupon leaves the line it was on', () => {
  expect(withCoupon(CHOICE, 1, 9)).toEqual([
    { lineNo: 2, couponCd: 8 },
    { lineNo: 1, couponCd: 9 },
  ]);
  expect(withCoupon(CHOICE, 3, 7)).toEqual([
    { lineNo: 2, couponCd: 8 },
    { lineNo: 3, couponCd: 7 },
  ]);
  expect(withCoupon(CHOICE, 2, null)).toEqual([{ lineNo: 1, couponCd: 7 }]);
  expect(withCoupon(CHOICE, 3, 7, 2)).toHaveLength(3);
});

test('R-ORD-03 the line that has a coupon is told before it loses it', () => {
  expect(lineInTheWay(CHOICE, 2, 7)).toBe(1);
  expect(lineInTheWay(CHOICE, 1, 7)).toBeNull();
  expect(lineInTheWay(CHOICE, 2, 9)).toBeNull();
  expect(lineInTheWay(CHOICE, 2, 7, 2)).toBeNull();
});

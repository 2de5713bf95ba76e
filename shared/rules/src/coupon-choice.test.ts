import { bestCoupons, savedByCoupons, withCoupon } from './coupon-choice';

const coupon = (couponCd: number, lineNo: number, discount: number) => ({ couponCd, lineNo, discount });

test('R-ORD-02 the best choice takes the biggest coupon of each line, one per line', () => {
  expect(bestCoupons([coupon(1, 1, 3_000), coupon(2, 1, 5_000), coupon(3, 2, 1_000), coupon(4, 3, 0)])).toEqual([
    { lineNo: 1, couponCd: 2 },
    { lineNo: 2, couponCd: 3 },
  ]);
});

test('R-ORD-02 the best choice leaves the order of the coupons as it was', () => {
  const coupons = [coupon(0, 0, 1_000), coupon(1, 1, 5_000)];
  expect(bestCoupons(coupons).map(({ couponCd }) => couponCd)).toEqual([1, 0]);
  expect(coupons.map(({ couponCd }) => couponCd)).toEqual([0, 1]);
});

test('R-ORD-02 a line takes one coupon, and a coupon leaves the line it was on', () => {
  const choice = [
    { lineNo: 1, couponCd: 7 },
    { lineNo: 2, couponCd: 8 },
  ];
  expect(withCoupon(choice, 1, 9)).toEqual([
    { lineNo: 2, couponCd: 8 },
    { lineNo: 1, couponCd: 9 },
  ]);
  expect(withCoupon(choice, 3, 7)).toEqual([
    { lineNo: 2, couponCd: 8 },
    { lineNo: 3, couponCd: 7 },
  ]);
  expect(withCoupon(choice, 2, null)).toEqual([{ lineNo: 1, couponCd: 7 }]);
});

test('R-ORD-02 a choice saves what its coupons take off; one that is gone saves nothing', () => {
  const coupons = [coupon(1, 1, 3_000), coupon(2, 2, 5_000)];
  expect(savedByCoupons([{ lineNo: 1, couponCd: 1 }], coupons)).toBe(3_000);
  expect(
    savedByCoupons(
      [
        { lineNo: 1, couponCd: 1 },
        { lineNo: 2, couponCd: 2 },
        { lineNo: 3, couponCd: 9 },
      ],
      coupons,
    ),
  ).toBe(8_000);
  expect(savedByCoupons([], coupons)).toBe(0);
});

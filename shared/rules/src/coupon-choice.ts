/** A coupon that works on an order, with the line it saves most on. */
export interface LineCoupon {
  couponCd: number;
  lineNo: number;
  /** Won off that line. */
  discount: number;
}
/** One coupon on one line. */
export interface CouponChoice {
  lineNo: number;
  couponCd: number;
}

/** The choice that saves most: big coupons first, one per line (R-ORD-02). */
export function bestCoupons(coupons: readonly LineCoupon[]): CouponChoice[] {
  const byLine = new Map<number, number>();
  for (const coupon of [...coupons].sort((a, b) => b.discount - a.discount)) {
    if (coupon.discount > 0 && !byLine.has(coupon.lineNo)) byLine.set(coupon.lineNo, coupon.couponCd);
  }
  return [...byLine].map(([lineNo, couponCd]) => ({ lineNo, couponCd }));
}

/** The choice after a line has got another coupon: a line takes one, a coupon serves one line. `couponCd` null takes the line's coupon off. */
export const withCoupon = (choice: readonly CouponChoice[], lineNo: number, couponCd: number | null): CouponChoice[] => [
  ...choice.filter((one) => one.lineNo !== lineNo && one.couponCd !== couponCd),
  ...(couponCd === null ? [] : [{ lineNo, couponCd }]),
];

/** Won that a choice takes off the order. */
export const savedByCoupons = (choice: readonly CouponChoice[], coupons: readonly LineCoupon[]): number =>
  choice.reduce((sum, { couponCd }) => sum + (coupons.find((coupon) => coupon.couponCd === couponCd)?.discount ?? 0), 0);

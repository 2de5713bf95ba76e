import type { RefusalWithArgs } from '@hyangro/contracts/errors/refusals';
import { lineTotal } from '@hyangro/rules/amounts';
import { couponDiscountOf, fitsTargets, type UsableCoupon } from '../coupon/public';

/** A line of an order as coupons see it. */
export interface CouponLine {
  lineNo: number;
  productCd: string;
  brandCd: string;
  cateCds: readonly string[];
  /** Won for one piece. */
  salePrice: number;
  quantity: number;
}
export interface Choice {
  lineNo: number;
  couponCd: number;
}
export type CouponRefusal = 'ORDER_COUPON_UNUSABLE' | 'ORDER_COUPON_MIN_AMOUNT' | 'ORDER_COUPON_TWICE';

/** What each chosen coupon takes off its line in won, by line; or the first reason against the choice (R-ORD-03). */
export function discountsOf(
  lines: readonly CouponLine[],
  choices: readonly Choice[],
  coupons: readonly UsableCoupon[],
): Map<number, { couponCd: number; discount: number }> | RefusalWithArgs<CouponRefusal> {
  const discounts = new Map<number, { couponCd: number; discount: number }>();
  const left = coupons.map(({ couponCd }) => couponCd);
  for (const { lineNo, couponCd } of choices) {
    const line = lines.find((candidate) => candidate.lineNo === lineNo);
    const coupon = coupons.find((candidate) => candidate.couponCd === couponCd);
    if (!line || !coupon || discounts.has(lineNo) || !fitsTargets(coupon.targets, line))
      return { refusal: 'ORDER_COUPON_UNUSABLE', args: [] };
    // One held twice serves two lines; one held once serves one.
    const at = left.indexOf(couponCd);
    if (at < 0) return { refusal: 'ORDER_COUPON_TWICE', args: [] };
    left.splice(at, 1);
    if (fittingWon(lines, coupon) < coupon.minAmount) return { refusal: 'ORDER_COUPON_MIN_AMOUNT', args: [coupon.minAmount] };
    discounts.set(lineNo, { couponCd, discount: couponDiscountOf(coupon, lineTotal(line)) });
  }
  return discounts;
}

/** Every coupon that works on this order, with the line it saves most on. */
export function applicableCoupons(lines: readonly CouponLine[], coupons: readonly UsableCoupon[]) {
  const seen = new Set<number>();
  return coupons
    .flatMap((coupon) => {
      const fitting = lines.filter((line) => fitsTargets(coupon.targets, line));
      const [best] = fitting
        .map((line) => ({ lineNo: line.lineNo, discount: couponDiscountOf(coupon, lineTotal(line)) }))
        .sort((a, b) => b.discount - a.discount);
      if (!best || best.discount === 0 || fittingWon(lines, coupon) < coupon.minAmount || seen.has(coupon.couponCd)) return [];
      seen.add(coupon.couponCd);
      return [{ couponCd: coupon.couponCd, name: coupon.name, ...best, validTo: coupon.usableUntil.toISOString() }];
    })
    .sort((a, b) => b.discount - a.discount);
}

/** Won of the lines a coupon is good for: what its minimum counts. */
const fittingWon = (lines: readonly CouponLine[], { targets }: UsableCoupon) =>
  lines.filter((line) => fitsTargets(targets, line)).reduce((won, line) => won + lineTotal(line), 0);

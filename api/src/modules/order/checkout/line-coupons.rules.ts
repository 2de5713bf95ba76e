import type { RefusalWithArgs } from '@hyangro/contracts/errors/refusals';
import type { Order } from '@hyangro/contracts/order/order.schemas';
import { goodsTotal, lineTotal, paymentTermsOf, type LineAmounts } from '@hyangro/rules/amounts';
import { bestCoupons } from '@hyangro/rules/best-coupons';
import { couponDiscountOf, fitsTargets, type UsableCoupon } from '../../coupon/public';

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
type ApplicableCoupon = Order['coupons'][number];
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

/** Every coupon that works on this order, with what it takes off each line it is good for; those that take off most first. */
export function applicableCoupons(lines: readonly CouponLine[], coupons: readonly UsableCoupon[]): ApplicableCoupon[] {
  const seen = new Map<number, ApplicableCoupon>();
  for (const coupon of coupons) {
    const twin = seen.get(coupon.couponCd);
    if (twin) twin.held += 1;
    else if (fittingWon(lines, coupon) >= coupon.minAmount)
      seen.set(coupon.couponCd, {
        couponCd: coupon.couponCd,
        name: coupon.name,
        held: 1,
        lines: lines
          .filter((line) => fitsTargets(coupon.targets, line))
          .map((line) => ({ lineNo: line.lineNo, discount: couponDiscountOf(coupon, lineTotal(line)) }))
          .filter(({ discount }) => discount > 0)
          .sort((a, b) => b.discount - a.discount),
        validTo: coupon.usableUntil.toISOString(),
      });
  }
  const most = ({ lines: [first] }: ApplicableCoupon) => first?.discount ?? 0;
  return [...seen.values()].filter((coupon) => coupon.lines.length > 0).sort((a, b) => most(b) - most(a));
}

/** The combination of these coupons by which the shopper pays least (GAP-19); null when there is none. */
export function couponProposal(
  lines: readonly (CouponLine & Pick<LineAmounts, 'isFreeShipping' | 'isFirstPurchase'>)[],
  coupons: readonly ApplicableCoupon[],
  points: number,
): Order['proposal'] {
  if (coupons.length === 0) return null;
  const { isExact: _, ...proposal } = bestCoupons(coupons, goodsTotal(lines), paymentTermsOf(lines, points));
  return proposal;
}

/** Won of the lines a coupon is good for: what its minimum counts. */
const fittingWon = (lines: readonly CouponLine[], { targets }: UsableCoupon) =>
  lines.filter((line) => fitsTargets(targets, line)).reduce((won, line) => won + lineTotal(line), 0);

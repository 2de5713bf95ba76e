import type { Grade } from '@hyangro/contracts/session/session.contract';
import { DAY_MS } from '../../platform/clock/clock';

/** Last moment a coupon received at `receivedAt` works. */
export function usableUntil(
  { validTo, usableDaysAfterIssue }: { validTo: Date; usableDaysAfterIssue: number | null },
  receivedAt: Date,
): Date {
  if (usableDaysAfterIssue === null) return validTo;
  return new Date(Math.min(validTo.getTime(), receivedAt.getTime() + usableDaysAfterIssue * DAY_MS));
}

export interface CouponTerms {
  type: 'RATE' | 'AMOUNT';
  /** Percent or won. */
  value: number;
  minAmount: number;
  maxDiscount: number | null;
}
/** What a coupon takes off an amount in won, its minimum aside: a rate is rounded down and capped, never more than the amount. */
export function couponDiscountOf({ type, value, maxDiscount }: Omit<CouponTerms, 'minAmount'>, amountWon: number): number {
  const raw = type === 'RATE' ? Math.floor((amountWon * value) / 100) : value;
  return Math.min(raw, maxDiscount ?? raw, amountWon);
}
/** The same; 0 below its minimum. */
export const discountOf = (terms: CouponTerms, amountWon: number): number =>
  amountWon < terms.minAmount ? 0 : couponDiscountOf(terms, amountWon);

/** Whether members of a grade may have a coupon; one without grades is for all. */
export const isForGrade = (grades: readonly string[], grade: Grade): boolean => grades.length === 0 || grades.includes(grade);

export interface CouponTargets {
  productCds: readonly string[];
  brandCds: readonly string[];
  cateCds: readonly string[];
}
/** Whether a coupon is good for a product. `cateCds` of the product hold every category that lists it. */
export function fitsTargets(targets: CouponTargets, goods: { productCd: string; brandCd: string; cateCds: readonly string[] }): boolean {
  const { productCds, brandCds, cateCds } = targets;
  if (productCds.length + brandCds.length + cateCds.length === 0) return true;
  return productCds.includes(goods.productCd) || brandCds.includes(goods.brandCd) || cateCds.some((code) => goods.cateCds.includes(code));
}

import type { ProductCoupon } from '@hyangro/contracts/coupon/coupon.contract';
import type { Locale } from '@hyangro/contracts/locales';
import { GRADES } from '@hyangro/contracts/session/session.contract';
import { textIn } from '../../platform/locale/text';
import type { couponTable } from './coupon.tables';

type CouponTerms = Pick<ProductCoupon, 'couponCd' | 'name' | 'type' | 'value' | 'minAmount' | 'maxDiscount' | 'grades'>;
type Row = Pick<typeof couponTable.$inferSelect, keyof CouponTerms>;

/** What a coupon is worth and to whom, in the reader's language (E-07); grades from the lowest. */
export const couponTermsOf = (row: Row, locale: Locale): CouponTerms => ({
  couponCd: row.couponCd,
  name: textIn(row.name, locale),
  type: row.type,
  value: row.value,
  minAmount: row.minAmount,
  maxDiscount: row.maxDiscount,
  grades: GRADES.filter((grade) => row.grades.includes(grade)),
});

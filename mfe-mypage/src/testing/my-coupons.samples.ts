import type { MyCoupon } from '@hyangro/contracts/coupon/coupon.contract';

export const aMyCoupon = (couponCd: number, values: Partial<MyCoupon> = {}): MyCoupon => ({
  memberCouponCd: String(couponCd),
  couponCd,
  name: `쿠폰 ${couponCd}`,
  description: '향수관 상품에 쓸 수 있어요',
  type: 'AMOUNT',
  value: 7_000,
  minAmount: 70_000,
  maxDiscount: null,
  grades: [],
  state: 'USABLE',
  usableUntil: '2026-12-02T15:00:00.000Z',
  daysLeft: 9,
  usedAt: null,
  orderCd: null,
  ...values,
});

export const pageOfCoupons = (...items: MyCoupon[]) => ({ items, totalCount: items.length, nextCursor: null });

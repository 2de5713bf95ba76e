/** What other modules may use of coupons. */
export { bestPublicCoupon, openCoupons } from './best-coupon';
export type { OpenCoupon } from './best-coupon.rules';
export { productCoupons } from './product-coupons';
export { findCouponCodes } from './coupon-code.repository';
export { giveCouponCode } from './coupon-operator.service';
export { couponDisplayItems, type CouponPlace } from './coupon-display';
export {
  countUsableCoupons,
  findCoupons,
  findReturnable,
  releaseCoupon,
  redeemCoupon,
  returnCoupons,
  type CouponRow,
} from './coupon.repository';
export { couponDiscountOf, fitsTargets, isForGrade, type CouponTargets } from './coupon.rules';
export { couponsFile } from './coupon.seed-schema';
export { seedCoupons } from './coupon.seed';
export { downloadCoupons, grantSignUpCoupons, readCoupon, usableCoupons, type UsableCoupon } from './coupon.service';

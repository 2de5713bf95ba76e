export { useCouponWorth } from './use-coupon-worth';

import { COUPON_999, COUPON_COUNT_MARKER } from '@hyangro/contracts/constants';

/** What the button of a coupon says. */
export type CouponState = 'download' | 'downloaded' | 'exhausted';

/** What the wire says of a coupon to a caller (E-06). */
export interface CouponCount {
  maxDownloadableCouponCount: number;
  receivedCoupon: boolean;
}

/**
 * The button of a coupon (§4, ST-CPN-02 … ST-CPN-06). A visitor may always press: the login comes first.
 * @param marker how the count 999 is read
 */
export function couponState(
  { maxDownloadableCouponCount: count, receivedCoupon }: CouponCount,
  isLogin: boolean,
  marker: typeof COUPON_999 = COUPON_999,
): CouponState {
  if (!isLogin) return 'download';
  if (count === COUPON_COUNT_MARKER) return marker === 'unlimited' ? 'download' : 'exhausted';
  if (count >= 1) return 'download';
  return receivedCoupon ? 'downloaded' : 'exhausted';
}

/** A number of coupons as the wire carries it: one below the marker at most, so that a real count is never read as it (K-999). */
export const couponCountOnWire = (count: number): number => Math.max(0, Math.min(count, COUPON_COUNT_MARKER - 1));

import { memberStore } from '@hyangro/runtime';

interface WantedCoupon {
  layoutCd: string;
  displaySeq: number;
  couponCd: number;
}

/** The coupon that a visitor pressed before the login: shown again after it, and never taken without another press. */
export const wantedCouponStore = memberStore<WantedCoupon | null>(null);

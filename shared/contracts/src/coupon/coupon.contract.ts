import * as z from 'zod';
import { contract } from '../kit/contract';
import { layoutCd } from '../kit/schemas';
import { couponDisplayItem } from '../layout/layout.contract';

export const couponContract = contract({
  'POST /coupon': {
    summary: 'Download the coupon of a display item',
    source: '§7, API-12, ST-CPN-01',
    access: 'member',
    body: couponDisplayItem.pick({ couponCd: true }).loose(),
    ok: z.object({ couponCd: z.int(), maxDownloadableCouponCount: z.int(), receivedCoupon: z.boolean() }),
    refusals: ['COUPON_NOT_FOUND', 'COUPON_SOLD_OUT', 'COUPON_ALREADY_ISSUED', 'COUPON_NOT_FOR_GRADE', 'COUPON_EXPIRED'],
  },
  'GET /coupon/promotion/:layoutCd': {
    summary: 'Download all coupons of a promotion',
    source: '§7, API-13, NF-02',
    access: 'member',
    guardedGet: true,
    params: z.object({ layoutCd }),
    ok: z.array(z.object({ couponCd: z.int(), maxDownloadableCouponCount: z.int(), receivedCoupon: z.boolean() })),
    refusals: ['LAYOUT_NOT_FOUND'],
  },
});

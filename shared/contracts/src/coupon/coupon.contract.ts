import * as z from 'zod';
import { contract } from '../kit/contract';
import { couponCd, layoutCd, productCd, won } from '../kit/schemas';
import { couponDisplayItem } from '../layout/layout.contract';
import { grade } from '../session/session.contract';

/** Why a coupon of a product can or cannot be downloaded. */
export const COUPON_STATES = ['DOWNLOADABLE', 'RECEIVED', 'EXHAUSTED', 'NOT_FOR_GRADE'] as const;

/** A coupon that works on a product, and what it is to the member. */
export const productCoupon = z.object({
  couponCd,
  name: z.string(),
  description: z.string(),
  type: z.enum(['RATE', 'AMOUNT']),
  /** Percent or won. */
  value: z.int(),
  minAmount: won,
  maxDiscount: won.nullable(),
  /** Last day in Asia/Seoul on which it works: of the received one, else of any. */
  validTo: z.string(),
  state: z.enum(COUPON_STATES),
  /** Grades that may have it; empty for all. */
  grades: z.array(grade),
  /** What it takes off one piece of the product without option, in won; 0 below its minimum. */
  discount: won,
});
export type ProductCoupon = z.infer<typeof productCoupon>;

export const couponContract = contract({
  'POST /coupon': {
    summary: 'Download the coupon of a display item',
    source: '§7, API-12, ST-CPN-01',
    access: 'member',
    body: couponDisplayItem.pick({ couponCd: true }).loose(),
    ok: z.object({ couponCd: z.int(), maxDownloadableCouponCount: z.int(), receivedCoupon: z.boolean() }),
    refusals: ['COUPON_NOT_FOUND', 'COUPON_SOLD_OUT', 'COUPON_ALREADY_ISSUED', 'COUPON_NOT_FOR_GRADE', 'COUPON_EXPIRED'],
  },
  'GET /product/:productCd/coupons': {
    summary: 'Coupons that work on a product with their download state, those that take most off first',
    source: 'API-D09, R-PRD-02',
    access: 'member',
    params: z.object({ productCd }),
    ok: z.array(productCoupon),
    refusals: ['PRODUCT_NOT_FOUND'],
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

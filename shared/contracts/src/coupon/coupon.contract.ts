import * as z from 'zod';
import { contract } from '../kit/contract';
import { couponCd, instant, layoutCd, orderCd, pageOf, productCd, queryInt, won } from '../kit/schemas';
import { couponDisplayItem } from '../layout/layout.contract';
import { grade } from '../session/session.contract';
import { couponCodeForm } from './coupon-code.rules';

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

/** Coupons of a member that can be used, and those that were used or ran out. */
export const MY_COUPON_TABS = ['usable', 'over'] as const;
export type MyCouponTab = (typeof MY_COUPON_TABS)[number];

/** A coupon that a member has, in the reader's language. */
export const myCoupon = productCoupon
  .pick({ couponCd: true, name: true, description: true, type: true, value: true, minAmount: true, maxDiscount: true, grades: true })
  .extend({
    memberCouponCd: z.string(),
    state: z.enum(['USABLE', 'USED', 'EXPIRED']),
    /** Until when it works. */
    usableUntil: instant,
    /** Days in Asia/Seoul until then: 0 on its last day, and once it is over. */
    daysLeft: z.int().min(0),
    usedAt: instant.nullable(),
    /** The order that used it; null for one that was not used. */
    orderCd: orderCd.nullable(),
  });
export type MyCoupon = z.infer<typeof myCoupon>;

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
  'GET /coupons/mine': {
    summary: 'The member’s coupons: those that can be used, what ends first before the others; or used and expired ones, newest first',
    source: 'API-D18, R-MY-13',
    access: 'member',
    query: z.object({
      tab: z.enum(MY_COUPON_TABS).default('usable'),
      cursor: z.string().max(200).optional(),
      limit: queryInt(1, 40, 20),
    }),
    ok: pageOf(myCoupon),
  },
  'POST /coupons/code': {
    summary: 'Receive the coupon of a code: once per member; wrong codes are counted',
    source: 'R-MY-13',
    access: 'member',
    body: couponCodeForm,
    ok: z.object({ couponCd, name: z.string() }),
    refusals: [
      'COUPON_CODE_UNKNOWN',
      'COUPON_CODE_LIMIT',
      'COUPON_EXPIRED',
      'COUPON_ALREADY_ISSUED',
      'COUPON_NOT_FOR_GRADE',
      'COUPON_SOLD_OUT',
    ],
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

import * as z from 'zod';
import { couponTerms, givenCouponCode, isRateRight } from '../coupon/coupon-terms';
import { contract } from '../kit/contract';
import { MAX_INTEGER, instant } from '../kit/schemas';
import { page, paging, shopInstant, text, writtenText } from './operator.schemas';

/** Longest name of a coupon, and its conditions in words. */
const LONGEST = { name: 200, description: 2_000 } as const;

const byCoupon = z.object({ couponCd: z.coerce.number().int().min(1).max(MAX_INTEGER) });

const newCoupon = couponTerms
  .extend({
    name: writtenText(LONGEST.name),
    description: writtenText(LONGEST.description),
    code: givenCouponCode.nullable().default(null),
    isStackable: z.boolean().default(false),
    validFrom: shopInstant,
    validTo: shopInstant,
  })
  .refine(isRateRight, { path: ['value'], error: 'validation.v0021' })
  .refine(({ validFrom, validTo }) => Date.parse(validFrom) < Date.parse(validTo), { path: ['validTo'], error: 'validation.v0021' });
export type NewCoupon = z.infer<typeof newCoupon>;

export const operatorCoupon = couponTerms.extend({
  couponCd: z.int(),
  name: text,
  description: text,
  /** Typed by members to receive it; null for one without. */
  code: z.string().nullable(),
  isStackable: z.boolean(),
  /** How many members have received of one that there are only so many of; coupons without end are not counted. */
  issuedCount: z.int().nullable(),
  validFrom: instant,
  validTo: instant,
});
export type OperatorCoupon = z.infer<typeof operatorCoupon>;

/** Coupons as operators look after them. */
export const operatorCouponContract = contract({
  'GET /operator/coupons': {
    summary: 'Coupons by their numbers: terms, codes, how many are gone, until when they work',
    source: 'API-D28',
    access: { operator: 'VIEWER' },
    query: z.object(paging),
    ok: page(operatorCoupon),
  },
  'GET /operator/coupons/:couponCd': {
    summary: 'One coupon',
    source: 'API-D28',
    access: { operator: 'VIEWER' },
    params: byCoupon,
    ok: operatorCoupon,
    refusals: ['COUPON_NOT_FOUND'],
  },
  'PUT /operator/coupons/:couponCd': {
    summary:
      'Create a coupon under a number that the caller chooses; the same again changes nothing, other terms under the number of one that there is are refused',
    source: 'API-D28',
    access: { operator: 'CATALOG' },
    params: byCoupon,
    body: newCoupon,
    ok: operatorCoupon,
    refusals: ['COUPON_EXISTS', 'COUPON_CODE_TAKEN'],
  },
  'POST /operator/coupons/:couponCd/end': {
    summary: 'Nobody receives it from now on; who has it may use it as long as they were told. A second time changes nothing',
    source: 'API-D28',
    access: { operator: 'CATALOG' },
    params: byCoupon,
    ok: operatorCoupon,
    refusals: ['COUPON_NOT_FOUND'],
  },
  'PUT /operator/coupons/:couponCd/code': {
    summary: 'Give a coupon a code by which each member receives it once; another takes the place of the one before',
    source: 'API-D28',
    access: { operator: 'CATALOG' },
    params: byCoupon,
    body: z.object({ code: givenCouponCode }),
    ok: operatorCoupon,
    refusals: ['COUPON_NOT_FOUND', 'COUPON_CODE_TAKEN'],
  },
  'DELETE /operator/coupons/:couponCd/code': {
    summary: 'Take the code of a coupon away',
    source: 'API-D28',
    access: { operator: 'CATALOG' },
    params: byCoupon,
    ok: operatorCoupon,
    refusals: ['COUPON_NOT_FOUND'],
  },
});

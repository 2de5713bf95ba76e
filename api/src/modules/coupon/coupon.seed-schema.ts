import * as z from 'zod';
import { couponCode } from '@hyangro/contracts/coupon/coupon-code.rules';
import { couponTerms } from '@hyangro/contracts/coupon/coupon-terms';
import { textSchema } from '../../platform/locale/text-sql';

const entry = couponTerms.extend({
  couponCd: z.int().min(1),
  name: textSchema,
  description: textSchema,
  code: couponCode.nullable().default(null),
  issuedCount: z.int(),
  stackable: z.boolean(),
  validFromDaysAgo: z.number(),
  validToDaysFromNow: z.number(),
});
export const couponsFile = z.object({
  coupons: z.array(entry),
  memberCoupons: z.array(
    z.object({
      memCd: z.string(),
      couponCd: z.int(),
      state: z.enum(['USABLE', 'USED', 'EXPIRED']),
      receivedDaysAgo: z.number(),
      usedDaysAgo: z.number().optional(),
    }),
  ),
});
export type CouponsFile = z.infer<typeof couponsFile>;

import * as z from 'zod';
import { couponCode } from '@hyangro/contracts/coupon/coupon-code.rules';
import { GRADES } from '@hyangro/contracts/session/session.contract';
import { textSchema } from '../../platform/locale/text-sql';

const codes = z.array(z.string());
const entry = z.object({
  couponCd: z.int().min(1),
  name: textSchema,
  description: textSchema,
  type: z.enum(['RATE', 'AMOUNT']),
  value: z.int().min(1),
  minAmount: z.int().min(0),
  maxDiscount: z.int().nullable(),
  target: z.object({ productCds: codes, brandCds: codes, cateCds: codes }),
  grades: z.array(z.enum(GRADES)),
  issueKind: z.enum(['DOWNLOAD', 'SIGN_UP', 'CODE']),
  code: couponCode.nullable().default(null),
  totalCount: z.int().nullable(),
  issuedCount: z.int(),
  perMember: z.int().min(1),
  stackable: z.boolean(),
  validFromDaysAgo: z.number(),
  validToDaysFromNow: z.number(),
  usableDaysAfterIssue: z.int().nullable(),
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

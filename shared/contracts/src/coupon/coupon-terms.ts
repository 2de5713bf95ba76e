import * as z from 'zod';
import { MAX_INTEGER, brandCd, cateCd, productCd } from '../kit/schemas';
import { GRADES } from '../session/session.contract';
import { couponCode } from './coupon-code.rules';

/** How a member comes by a coupon. */
export const COUPON_ISSUE_KINDS = ['DOWNLOAD', 'SIGN_UP', 'CODE'] as const;
/** One click may download all that are left for a member. */
const PER_MEMBER_MOST = 100;
const USABLE_DAYS_MOST = 3_650;
const TARGETS_MOST = 1_000;

const won = z.int().min(0).max(MAX_INTEGER);
const codes = <T extends z.ZodType>(code: T) => z.array(code).max(TARGETS_MOST);

/** A code that an operator gives: letters and digits alone, so that it can be read out and typed on any keyboard. */
export const givenCouponCode = couponCode.pipe(z.string().regex(/^[A-Z0-9-]+$/, 'validation.v0021'));

/** What a coupon is worth, on what, for whom and how often: of the demo shop's file and of what operators create. */
export const couponTerms = z.object({
  type: z.enum(['RATE', 'AMOUNT']),
  /** Percent or won. */
  value: z.int().min(1).max(MAX_INTEGER),
  minAmount: won,
  /** Most a RATE coupon takes off, in won. */
  maxDiscount: won.nullable(),
  /** What it is good for; three empty lists are everything. */
  target: z.object({ productCds: codes(productCd), brandCds: codes(brandCd), cateCds: codes(cateCd) }),
  /** Grades that may have it; empty for all. */
  grades: z.array(z.enum(GRADES)).max(GRADES.length),
  issueKind: z.enum(COUPON_ISSUE_KINDS),
  /** How many there are in all; null is without end. */
  totalCount: z.int().min(0).max(MAX_INTEGER).nullable(),
  perMember: z.int().min(1).max(PER_MEMBER_MOST),
  /** Days a member has from receipt; null means until its end. */
  usableDaysAfterIssue: z.int().min(1).max(USABLE_DAYS_MOST).nullable(),
});

/** A rate is a part of a hundred. */
export const isRateRight = ({ type, value }: { type: string; value: number }): boolean => type !== 'RATE' || value <= 100;

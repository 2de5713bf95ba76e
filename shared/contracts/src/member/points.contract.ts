import * as z from 'zod';
import { POINT_NOTICE_DAYS } from '../constants';
import { contract } from '../kit/contract';
import { instant, orderCd, pageOf, queryInt } from '../kit/schemas';

/** Why points come or go. */
export const POINT_KINDS = [
  'SIGN_UP',
  'ORDER',
  'REVIEW',
  'PHOTO_REVIEW',
  /** The goods of a review went back. */
  'REVIEW_BACK',
  'BEAUTY_PROFILE',
  'INVITE',
  'USE',
  'RESTORE',
  'EXPIRE',
  'EVENT',
] as const;
export type PointKind = (typeof POINT_KINDS)[number];

/** One change of a member's points. */
export const pointEntry = z.object({
  pointCd: z.string(),
  kind: z.enum(POINT_KINDS),
  /** Signed points: positive came, negative went. */
  amount: z.int(),
  /** Points after it. */
  balance: z.int(),
  /** The member's order that it belongs to; null for what has none. */
  orderCd: orderCd.nullable(),
  createdAt: instant,
  /** Of what came: until when it can be used; null without an end, and of what went. */
  expiresAt: instant.nullable(),
});
export type PointEntry = z.infer<typeof pointEntry>;

/** No total: counting a long ledger would cost more than its page. */
export const pointsPage = pageOf(pointEntry)
  .omit({ totalCount: true })
  .extend({
    /** Points that the member has now. */
    balance: z.int(),
    /** What of them runs out soon, and when the first of it does; null when nothing does. */
    runningOut: z.object({ points: z.int().positive(), firstAt: instant }).nullable(),
  });
export type PointsPage = z.infer<typeof pointsPage>;

export const pointsContract = contract({
  'GET /points': {
    summary: `The member’s points: balance, what runs out within ${POINT_NOTICE_DAYS} days, and the ledger, newest first`,
    source: 'API-D18, R-MY-12',
    access: 'member',
    query: z.object({ cursor: z.string().max(200).optional(), limit: queryInt(1, 40, 20) }),
    ok: pointsPage,
  },
});

import { and, count, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { decodeCursor, isCursorInstant } from '../../platform/db/cursor';
import type { Db } from '../../platform/db/db';
import { memberProofs } from '../member/public';
import { referralTable as referral } from './sign-up.tables';

/** Friends who count: those who proved a phone or a mailbox. */
export async function countRewardedReferrals(db: Db, refMemCd: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(referral)
    .where(and(eq(referral.refMemCd, refMemCd), isNotNull(referral.rewardedAt)));
  return row?.count ?? 0;
}
export const insertReferral = (db: Db, memCd: string, refMemCd: string, createdAt: Date) =>
  db.insert(referral).values({ memCd, refMemCd, createdAt });
/** Who invited a member, or null. */
export async function findReferral(db: Db, memCd: string) {
  const [row] = await db.select().from(referral).where(eq(referral.memCd, memCd));
  return row ?? null;
}
export const markReferralRewarded = (db: Db, memCd: string, rewardedAt: Date) =>
  db.update(referral).set({ rewardedAt }).where(eq(referral.memCd, memCd));

export interface ReferralPage {
  cursor?: string | undefined;
  limit: number;
}

/** Who came by a member's invitation, newest first, one more than the page. */
export function friendsBehind(db: Db, refMemCd: string, { cursor, limit }: ReferralPage) {
  const place = decodeCursor(cursor, 2, ([createdAt, memCd]) =>
    isCursorInstant(createdAt) && typeof memCd === 'string' ? sql`(${createdAt}::timestamptz, ${memCd}::text)` : null,
  );
  return db
    .select({
      memCd: referral.memCd,
      createdAt: referral.createdAt,
      rewardedAt: referral.rewardedAt,
      nickname: memberProofs.nickname,
      hasProof: memberProofs.hasProof,
    })
    .from(referral)
    .innerJoin(memberProofs, eq(memberProofs.memCd, referral.memCd))
    .where(and(eq(referral.refMemCd, refMemCd), place && sql`(${referral.createdAt}, ${referral.memCd}) < ${place}`))
    .orderBy(desc(referral.createdAt), desc(referral.memCd))
    .limit(limit + 1);
}

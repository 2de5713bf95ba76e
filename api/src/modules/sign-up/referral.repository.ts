import { and, count, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';
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

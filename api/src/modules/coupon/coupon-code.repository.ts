import { eq, lte, sql } from 'drizzle-orm';
import { COUPON_CODE_TRIES } from '@hyangro/contracts/constants';
import type { Db } from '../../platform/db/db';
import { couponGuessTable as guess, couponTable } from './coupon.tables';

export async function findCouponCdOf(db: Db, code: string): Promise<number | null> {
  const [row] = await db.select({ couponCd: couponTable.couponCd }).from(couponTable).where(eq(couponTable.code, code));
  return row?.couponCd ?? null;
}

/** Counts one more try of a member, in one statement, so that parallel tries are all counted; answers how many there were in this hour. */
export async function countGuess(db: Db, memCd: string, now: Date): Promise<number> {
  const isOver = lte(guess.countedFrom, new Date(now.getTime() - COUPON_CODE_TRIES.minutes * 60_000));
  const [row] = await db
    .insert(guess)
    .values({ memCd, countedFrom: now, wrongCount: 1 })
    .onConflictDoUpdate({
      target: guess.memCd,
      set: {
        countedFrom: sql`case when ${isOver} then excluded.counted_from else ${guess.countedFrom} end`,
        wrongCount: sql`case when ${isOver} then 1 else ${guess.wrongCount} + 1 end`,
      },
    })
    .returning({ wrongCount: guess.wrongCount });
  return row?.wrongCount ?? 0;
}

/** Takes one try back: its code is known. */
export const forgetGuess = (db: Db, memCd: string) =>
  db
    .update(guess)
    .set({ wrongCount: sql`greatest(${guess.wrongCount} - 1, 0)` })
    .where(eq(guess.memCd, memCd));

/** Coupons with their codes, for operators. */
export const findCouponCodes = (db: Db) =>
  db
    .select({
      couponCd: couponTable.couponCd,
      name: couponTable.name,
      issueKind: couponTable.issueKind,
      code: couponTable.code,
      issuedCount: couponTable.issuedCount,
      totalCount: couponTable.totalCount,
      validTo: couponTable.validTo,
    })
    .from(couponTable)
    .orderBy(couponTable.couponCd);

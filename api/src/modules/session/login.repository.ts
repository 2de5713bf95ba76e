import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { LOGIN_LOCK } from '@hyangro/contracts/constants';
import { hoursAfter } from '../../platform/clock/clock';
import type { Db } from '../../platform/db/db';
import { loginAttemptTable as attempt } from './session.tables';

const FORGET_AFTER_HOURS = 24;

/**
 * Counts an attempt before the password is looked at, so that parallel guesses cannot slip past the count. Answers the
 * attempts so far, or null while the id is locked. The fifth attempt locks at once; a right password takes the row away.
 */
export async function countAttempt(db: Db, loginId: string, now: Date): Promise<number | null> {
  const lockedUntil = new Date(now.getTime() + LOGIN_LOCK.minutes * 60_000);
  const forgottenBefore = hoursAfter(now, -FORGET_AFTER_HOURS);
  const count = sql`case when ${attempt.lockedUntil} is not null or ${attempt.lastAt} < ${forgottenBefore.toISOString()} then 1 else ${attempt.wrongCount} + 1 end`;
  const [row] = await db
    .insert(attempt)
    .values({ loginId: loginId.toLowerCase(), wrongCount: 1, lastAt: now })
    .onConflictDoUpdate({
      target: attempt.loginId,
      set: {
        wrongCount: count,
        lockedUntil: sql`case when ${count} >= ${LOGIN_LOCK.attempts} then ${lockedUntil.toISOString()}::timestamptz end`,
        lastAt: now,
      },
      setWhere: sql`${attempt.lockedUntil} is null or ${attempt.lockedUntil} <= ${now.toISOString()}`,
    })
    .returning({ wrongCount: attempt.wrongCount });
  return row?.wrongCount ?? null;
}

/** Until when an id is locked for wrong passwords; null when it is not. */
export async function findLock(db: Db, loginId: string, now: Date): Promise<Date | null> {
  const [row] = await db
    .select({ lockedUntil: attempt.lockedUntil })
    .from(attempt)
    .where(and(eq(attempt.loginId, loginId.toLowerCase()), gt(attempt.lockedUntil, now)));
  return row?.lockedUntil ?? null;
}

export const forgetAttempts = (db: Db, loginId: string) => db.delete(attempt).where(eq(attempt.loginId, loginId.toLowerCase()));
export const forgetOldAttempts = (db: Db, now: Date) => db.delete(attempt).where(lt(attempt.lastAt, hoursAfter(now, -FORGET_AFTER_HOURS)));

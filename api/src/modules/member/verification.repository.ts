import { and, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { VERIFICATION } from '@hyangro/contracts/constants';
import { daysBefore } from '../../platform/clock/clock';
import type { Db } from '../../platform/db/db';
import { verificationTable as verification } from './member.tables';

/** How long a confirmed phone may wait for the rest of the form. */
const PROOF_MINUTES = 60;

export const insertVerification = (db: Db, row: typeof verification.$inferInsert) => db.insert(verification).values(row);
export async function lastSentTo(db: Db, target: string): Promise<Date | null> {
  const [row] = await db
    .select({ createdAt: verification.createdAt })
    .from(verification)
    .where(eq(verification.target, target))
    .orderBy(desc(verification.createdAt))
    .limit(1);
  return row?.createdAt ?? null;
}
export async function selectVerification(db: Db, verificationCd: string) {
  const [row] = await db.select().from(verification).where(eq(verification.verificationCd, verificationCd));
  return row ?? null;
}
/** Answers the wrong tries so far. */
export async function addWrongTry(db: Db, verificationCd: string): Promise<number> {
  const [row] = await db
    .update(verification)
    .set({ wrongTries: sql`${verification.wrongTries} + 1` })
    .where(eq(verification.verificationCd, verificationCd))
    .returning({ wrongTries: verification.wrongTries });
  return row?.wrongTries ?? VERIFICATION.tries;
}
export const confirmVerification = (db: Db, verificationCd: string, now: Date) =>
  db.update(verification).set({ confirmedAt: now }).where(eq(verification.verificationCd, verificationCd));
export async function useVerification(db: Db, verificationCd: string, target: string, now: Date): Promise<boolean> {
  const rows = await db
    .update(verification)
    .set({ usedAt: now })
    .where(
      and(
        eq(verification.verificationCd, verificationCd),
        eq(verification.target, target),
        isNotNull(verification.confirmedAt),
        isNull(verification.usedAt),
        gt(verification.confirmedAt, new Date(now.getTime() - PROOF_MINUTES * 60_000)),
      ),
    )
    .returning({ verificationCd: verification.verificationCd });
  return rows.length > 0;
}
export const deleteOldVerifications = (db: Db, now: Date) => db.delete(verification).where(lt(verification.createdAt, daysBefore(now, 1)));

import { and, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { VERIFICATION } from '@hyangro/contracts/constants';
import { daysBefore } from '../../platform/clock/clock';
import type { Db, Tx } from '../../platform/db/db';
import { verificationTable as verification } from './sign-up.tables';

/** How long a confirmed phone may wait for the rest of the form. */
const PROOF_MINUTES = 60;

export const insertVerification = (db: Db, row: typeof verification.$inferInsert) => db.insert(verification).values(row);
export async function findLastSentAt(db: Db, target: string): Promise<Date | null> {
  const [row] = await db
    .select({ createdAt: verification.createdAt })
    .from(verification)
    .where(eq(verification.target, target))
    .orderBy(desc(verification.createdAt))
    .limit(1);
  return row?.createdAt ?? null;
}
/** Lets one call at a time send a code to a target, until the transaction ends. */
export const lockTarget = (tx: Tx, target: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`verification:${target}`}, 0))`);

/**
 * Counts a try before its code is looked at, in one statement, so that parallel guesses share the count. Answers the tries
 * so far and what to compare with; null when the code is unknown, too old, or all its tries are spent.
 */
export async function takeTry(db: Db, verificationCd: string, now: Date): Promise<{ tries: number; codeHash: string } | null> {
  const [row] = await db
    .update(verification)
    .set({ tries: sql`${verification.tries} + 1` })
    .where(
      and(eq(verification.verificationCd, verificationCd), lt(verification.tries, VERIFICATION.tries), gt(verification.expiresAt, now)),
    )
    .returning({ tries: verification.tries, codeHash: verification.codeHash });
  return row ?? null;
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

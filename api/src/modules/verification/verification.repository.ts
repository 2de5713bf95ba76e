import { and, count, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { VERIFICATION } from '@hyangro/contracts/constants';
import { daysBefore } from '../../platform/clock/clock';
import type { Db, Tx } from '../../platform/db/db';
import { verificationTable as verification, type Purpose } from './verification.tables';

/** A code by its name, where it is for this purpose. */
export interface Named {
  verificationCd: string;
  purpose: Purpose;
}
const named = ({ verificationCd, purpose }: Named) =>
  and(eq(verification.verificationCd, verificationCd), eq(verification.purpose, purpose));

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
export async function countSentSince(db: Db, target: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ sent: count() })
    .from(verification)
    .where(and(eq(verification.target, target), gt(verification.createdAt, since)));
  return row?.sent ?? 0;
}
/** Lets one call at a time send a code to a target, until the transaction ends. */
export const lockTarget = (tx: Tx, target: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`verification:${target}`}, 0))`);

/**
 * Counts a try before its code is looked at, in one statement, so that parallel guesses share the count. Answers the tries
 * so far and what to compare with; null when the code is unknown, for something else, too old, or all its tries are spent.
 */
export async function takeTry(
  db: Db,
  code: Named,
  now: Date,
): Promise<Pick<typeof verification.$inferSelect, 'tries' | 'codeHash' | 'memCds'> | null> {
  const [row] = await db
    .update(verification)
    .set({ tries: sql`${verification.tries} + 1` })
    .where(and(named(code), lt(verification.tries, VERIFICATION.tries), gt(verification.expiresAt, now)))
    .returning({ tries: verification.tries, codeHash: verification.codeHash, memCds: verification.memCds });
  return row ?? null;
}
export const confirmVerification = (db: Db, verificationCd: string, now: Date) =>
  db.update(verification).set({ confirmedAt: now }).where(eq(verification.verificationCd, verificationCd));

/** Uses up what a code has proved, if it was confirmed after `since` and not used; answers of which target and members. */
export async function useVerification(
  db: Db,
  code: Named,
  { since, now }: { since: Date; now: Date },
): Promise<Pick<typeof verification.$inferSelect, 'target' | 'memCds'> | null> {
  const [row] = await db
    .update(verification)
    .set({ usedAt: now })
    .where(and(named(code), isNotNull(verification.confirmedAt), isNull(verification.usedAt), gt(verification.confirmedAt, since)))
    .returning({ target: verification.target, memCds: verification.memCds });
  return row ?? null;
}
export const deleteOldVerifications = (db: Db, now: Date) => db.delete(verification).where(lt(verification.createdAt, daysBefore(now, 1)));

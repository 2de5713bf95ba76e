import { and, desc, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db';
import type { SnsProfile } from './sns-provider';
import { snsAttemptTable as attempt } from './sns.tables';

/** How long a browser may be away at the provider. */
export const AWAY_MINUTES = 10;
/** How long a proved account waits for a password or a sign-up. */
export const PROOF_MINUTES = 30;
const KEPT_MINUTES = 24 * 60;
const minutesBefore = (now: Date, minutes: number) => new Date(now.getTime() - minutes * 60_000);

export type Attempt = typeof attempt.$inferSelect;
export const insertAttempt = (db: Db, row: typeof attempt.$inferInsert) => db.insert(attempt).values(row);

/** Takes an attempt of this browser once: of two that come back with one state, one goes on. */
export async function takeAttempt(db: Db, stateHash: string, browserHash: string, now: Date): Promise<Attempt | null> {
  const [row] = await db
    .update(attempt)
    .set({ usedAt: now })
    .where(
      and(
        eq(attempt.stateHash, stateHash),
        eq(attempt.browserHash, browserHash),
        isNull(attempt.usedAt),
        gt(attempt.createdAt, minutesBefore(now, AWAY_MINUTES)),
      ),
    )
    .returning();
  return row ?? null;
}
/** An attempt of this browser, taken or too old. */
export async function findAttempt(db: Db, stateHash: string, browserHash: string): Promise<Attempt | null> {
  const [row] = await db
    .select()
    .from(attempt)
    .where(and(eq(attempt.stateHash, stateHash), eq(attempt.browserHash, browserHash)));
  return row ?? null;
}

export const saveProof = (db: Db, stateHash: string, { openId, nickname, email }: SnsProfile, now: Date) =>
  db.update(attempt).set({ openId, nickname, email, provenAt: now }).where(eq(attempt.stateHash, stateHash));

/** The account that this browser has proved last. */
export async function findProof(db: Db, browserHash: string, now: Date) {
  const [row] = await db
    .select()
    .from(attempt)
    .where(and(eq(attempt.browserHash, browserHash), isNotNull(attempt.provenAt), gt(attempt.provenAt, minutesBefore(now, PROOF_MINUTES))))
    .orderBy(desc(attempt.createdAt))
    .limit(1);
  return row?.openId ? { ...row, openId: row.openId } : null;
}
/** A proof that was used opens nothing else. */
export const forgetProofs = (db: Db, browserHash: string) =>
  db.update(attempt).set({ openId: null, nickname: null, email: null, provenAt: null }).where(eq(attempt.browserHash, browserHash));
export const deleteOldAttempts = (db: Db, now: Date) => db.delete(attempt).where(lt(attempt.createdAt, minutesBefore(now, KEPT_MINUTES)));

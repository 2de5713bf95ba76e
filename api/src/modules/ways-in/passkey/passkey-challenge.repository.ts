import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db';
import { hashToken } from '../../../platform/session/token';
import { passkeyChallengeTable as challenge } from './passkey.tables';

/** How long a challenge may take to come back signed. */
export const CHALLENGE_MINUTES = 5;

type Given = Pick<typeof challenge.$inferSelect, 'purpose' | 'memCd'>;
const oldest = (now: Date) => new Date(now.getTime() - CHALLENGE_MINUTES * 60_000);

export const insertChallenge = (db: Db, text: string, given: Given, now: Date) =>
  db.insert(challenge).values({ ...given, challengeHash: hashToken(text), createdAt: now });

/** Takes a challenge once: it is gone, whatever becomes of the signature. False for one that was never given so, is used or too old. */
export async function takeChallenge(db: Db, text: string, { purpose, memCd }: Given, now: Date): Promise<boolean> {
  const taken = await db
    .delete(challenge)
    .where(
      and(
        eq(challenge.challengeHash, hashToken(text)),
        eq(challenge.purpose, purpose),
        memCd === null ? isNull(challenge.memCd) : eq(challenge.memCd, memCd),
        gt(challenge.createdAt, oldest(now)),
      ),
    )
    .returning({ purpose: challenge.purpose });
  return taken.length > 0;
}
export const deleteOldChallenges = (db: Db, now: Date) => db.delete(challenge).where(lt(challenge.createdAt, oldest(now)));

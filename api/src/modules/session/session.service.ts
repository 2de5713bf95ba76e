import { HOUR_MS, daysBefore } from '../../platform/clock/clock';
import type { Db, RootDb } from '../../platform/db/db';
import type { Member } from '../../platform/session/member';
import { hashToken, newToken } from '../../platform/session/token';
import { deleteSession, extendSession, insertSession, findMemberOfSession } from './session.repository';

/** A session lives thirty days beyond its last use. */
export const SESSION_DAYS = 30;
const EXTEND_AFTER_MS = HOUR_MS;
const expiryFrom = (now: Date) => daysBefore(now, -SESSION_DAYS);

/** Starts a session and ends the one the browser had: a token from before login opens nothing after it. Answers the new token. */
export async function startSession(
  db: Db,
  memCd: string,
  now: Date,
  options: { previousHash?: string | null; userAgent?: string } = {},
): Promise<string> {
  const token = newToken();
  if (options.previousHash) await deleteSession(db, options.previousHash);
  await insertSession(db, {
    tokenHash: hashToken(token),
    memCd,
    createdAt: now,
    seenAt: now,
    expiresAt: expiryFrom(now),
    userAgent: options.userAgent?.slice(0, 300),
  });
  return token;
}

/** The member behind a token's hash, or null. Moves the expiry on, at most once an hour. */
export async function findSessionMember(db: RootDb, sessionHash: string, now: Date): Promise<Member | null> {
  const found = await findMemberOfSession(db, sessionHash, now);
  if (!found) return null;
  const { seenAt, ...member } = found;
  if (now.getTime() - seenAt.getTime() > EXTEND_AFTER_MS) await extendSession(db, sessionHash, now, expiryFrom(now));
  return member;
}

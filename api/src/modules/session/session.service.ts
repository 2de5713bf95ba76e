import { HOUR_MS, daysBefore } from '../../platform/clock/clock';
import type { RootDb } from '../../platform/db/db';
import type { Member } from '../../platform/session/member';
import { hashToken, newToken } from '../../platform/session/token';
import { holdPassword } from '../member/public';
import { networkOf } from './network.rules';
import { deleteSession, extendSession, insertSession, findMemberOfSession } from './session.repository';

/** A session lives thirty days beyond its last use. */
export const SESSION_DAYS = 30;
const EXTEND_AFTER_MS = HOUR_MS;
const expiryFrom = (now: Date) => daysBefore(now, -SESSION_DAYS);

interface Starting {
  /** Of the session that the browser had. */
  previousHash?: string | null;
  userAgent?: string;
  /** From where the browser calls. */
  address?: string;
  /** Of the password it begins with. */
  passwordHash?: string;
}
/**
 * Starts a session and ends the one the browser had: a token from before login opens nothing after it. Answers the new token, or
 * null when the password has been replaced meanwhile: whoever replaces it ends all sessions, and none may come after.
 */
export async function startSession(
  db: RootDb,
  memCd: string,
  now: Date,
  { previousHash, userAgent, address, passwordHash }: Starting = {},
): Promise<string | null> {
  const token = newToken();
  const isStarted = await db.transaction(async (tx) => {
    if (passwordHash !== undefined && !(await holdPassword(tx, memCd, passwordHash))) return false;
    if (previousHash) await deleteSession(tx, previousHash);
    await insertSession(tx, {
      tokenHash: hashToken(token),
      memCd,
      createdAt: now,
      provedAt: now,
      seenAt: now,
      expiresAt: expiryFrom(now),
      userAgent: userAgent?.slice(0, 300),
      network: address === undefined ? null : networkOf(address),
    });
    return true;
  });
  return isStarted ? token : null;
}

/** The member behind a token's hash and when it was proved last who is there, or null. Moves the expiry on and notes from where it is used, at most once an hour. */
export async function findSessionMember(
  db: RootDb,
  sessionHash: string,
  now: Date,
  address: string,
): Promise<{ member: Member; provedAt: Date } | null> {
  const found = await findMemberOfSession(db, sessionHash, now);
  if (!found) return null;
  const { seenAt, provedAt, ...member } = found;
  if (now.getTime() - seenAt.getTime() > EXTEND_AFTER_MS) {
    await extendSession(db, sessionHash, { seenAt: now, expiresAt: expiryFrom(now), network: networkOf(address) });
  }
  return { member, provedAt };
}

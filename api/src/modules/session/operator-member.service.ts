import type { Db, RootDb } from '../../platform/db/db';
import type { Actor } from '../../platform/http/operator';
import { findByWord, moveStatus, readConsents, type MemberRow } from '../member/public';
import { record } from '../operator/public';
import { findLock, forgetAttempts } from './login.repository';
import { countSessions, deleteSessionsOf } from './session.repository';

/** Members who have left are no more than a code. */
async function find(db: Db, word: string): Promise<MemberRow> {
  const member = await findByWord(db, word);
  if (!member || member.status === 'WITHDRAWN') throw new Error(`There is no member “${word}”.`);
  return member;
}

/** What an operator may see of a member: how the account stands, nothing that identifies a person beyond what was typed. */
export async function memberForOperator(db: Db, word: string, now: Date) {
  const { memCd, loginId, nickname, grade, memberType, status, points, joinedAt, emailConfirmedAt } = await find(db, word);
  const consents = await readConsents(db, memCd);
  return {
    member: { memCd, loginId, nickname, grade, memberType, status, points, joinedAt, emailConfirmedAt },
    sessions: await countSessions(db, memCd, now),
    passwordLockedUntil: await findLock(db, loginId, now),
    consents: consents.map(({ agreementCd, isAgreed, changedAt }) => ({ agreementCd, isAgreed, changedAt })),
  };
}

/** Nobody comes in with this account any more, and every session ends. Throws when it is locked already. */
export const lockByOperator = (
  db: RootDb,
  word: string,
  reason: string,
  by: Actor,
  now: Date,
): Promise<{ memCd: string; sessions: number }> =>
  db.transaction(async (tx) => {
    const { memCd } = await find(tx, word);
    if (!(await moveStatus(tx, memCd, 'ACTIVE', 'LOCKED'))) throw new Error(`${memCd} is locked already.`);
    const sessions = await deleteSessionsOf(tx, memCd);
    await record(tx, by, { action: 'member.lock', target: memCd, after: { reason, sessions } }, now);
    return { memCd, sessions };
  });

/** Takes back what locks a member out: an operator's lock, and that of wrong passwords. Throws when there is neither. */
export const unlockByOperator = (db: RootDb, word: string, by: Actor, now: Date): Promise<string> =>
  db.transaction(async (tx) => {
    const { memCd, loginId } = await find(tx, word);
    const lockedUntil = await findLock(tx, loginId, now);
    const wasLocked = await moveStatus(tx, memCd, 'LOCKED', 'ACTIVE');
    if (!wasLocked && !lockedUntil) throw new Error(`${memCd} is not locked.`);
    await forgetAttempts(tx, loginId);
    const before = { byOperator: wasLocked, passwordLockedUntil: lockedUntil?.toISOString() ?? null };
    await record(tx, by, { action: 'member.unlock', target: memCd, before }, now);
    return memCd;
  });

/** Ends every session of a member; they may log in again. */
export const endSessions = (db: RootDb, word: string, by: Actor, now: Date): Promise<{ memCd: string; sessions: number }> =>
  db.transaction(async (tx) => {
    const { memCd } = await find(tx, word);
    const sessions = await deleteSessionsOf(tx, memCd);
    await record(tx, by, { action: 'member.end-sessions', target: memCd, after: { sessions } }, now);
    return { memCd, sessions };
  });

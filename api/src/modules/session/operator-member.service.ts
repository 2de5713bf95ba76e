import type { RefusalName } from '@hyangro/contracts/errors/refusals';
import type { MemCd } from '@hyangro/contracts/kit/schemas';
import type { OperatorMember } from '@hyangro/contracts/operator/member.contract';
import type { Db, RootDb } from '../../platform/db/db';
import type { OperatorContext } from '../../platform/http/call';
import type { Refuse } from '../../platform/http/refusal';
import { findByWord, findMember, maskedId, moveStatus, readConsents, type MemberRow } from '../member/public';
import { record } from '../operator/public';
import { findLock, forgetAttempts } from './login.repository';
import { countSessions, deleteSessionsOf } from './session.repository';

type Call<R extends RefusalName = never> = Pick<OperatorContext<R | 'MEMBER_UNKNOWN'>, 'by' | 'now' | 'refuse'>;

/** How an account stands, for whoever looks: nothing that identifies a person. */
export async function memberForOperator(db: Db, memCd: string, { now, refuse }: Pick<Call, 'now' | 'refuse'>): Promise<OperatorMember> {
  const member = await there(db, memCd, refuse);
  return { ...(await accountOf(db, member, now)), loginId: maskedId(member.loginId) };
}

/** The account of a code, login id or e-mail address, as it was typed, with its whole login id. Who has looked it up is recorded. */
export const findForOperator = (db: RootDb, word: string, { by, now, refuse }: Call): Promise<OperatorMember> =>
  db.transaction(async (tx) => {
    const member = unlessGone(await findByWord(tx, word), refuse);
    await record(tx, by, { action: 'member.find', target: member.memCd }, now);
    return accountOf(tx, member, now);
  });

/** The code of a member who is named by code, login id or e-mail address. */
export const memCdOf = async (db: Db, word: string, { refuse }: Pick<Call, 'refuse'>): Promise<string> =>
  unlessGone(await findByWord(db, word), refuse).memCd;

/** Nobody comes in with this account any more, and every session ends. */
export const lockByOperator = (
  db: RootDb,
  memCd: string,
  reason: string,
  { by, now, refuse }: Call<'MEMBER_LOCKED_ALREADY'>,
): Promise<{ memCd: MemCd; sessions: number }> =>
  db.transaction(async (tx) => {
    await there(tx, memCd, refuse);
    if (!(await moveStatus(tx, memCd, 'ACTIVE', 'LOCKED'))) refuse('MEMBER_LOCKED_ALREADY');
    const sessions = await deleteSessionsOf(tx, memCd);
    await record(tx, by, { action: 'member.lock', target: memCd, after: { reason, sessions } }, now);
    return { memCd: memCd as MemCd, sessions };
  });

/** Takes back what locks a member out: an operator's lock, and that of wrong passwords. */
export const unlockByOperator = (db: RootDb, memCd: string, { by, now, refuse }: Call<'MEMBER_NOT_LOCKED'>): Promise<{ memCd: MemCd }> =>
  db.transaction(async (tx) => {
    const { loginId } = await there(tx, memCd, refuse);
    const lockedUntil = await findLock(tx, loginId, now);
    const wasLocked = await moveStatus(tx, memCd, 'LOCKED', 'ACTIVE');
    if (!wasLocked && !lockedUntil) refuse('MEMBER_NOT_LOCKED');
    await forgetAttempts(tx, loginId);
    const before = { byOperator: wasLocked, passwordLockedUntil: lockedUntil?.toISOString() ?? null };
    await record(tx, by, { action: 'member.unlock', target: memCd, before }, now);
    return { memCd: memCd as MemCd };
  });

/** Ends every session of a member; they may log in again. */
export const endSessions = (db: RootDb, memCd: string, { by, now, refuse }: Call): Promise<{ memCd: MemCd; sessions: number }> =>
  db.transaction(async (tx) => {
    await there(tx, memCd, refuse);
    const sessions = await deleteSessionsOf(tx, memCd);
    await record(tx, by, { action: 'member.end-sessions', target: memCd, after: { sessions } }, now);
    return { memCd: memCd as MemCd, sessions };
  });

async function accountOf(db: Db, member: Present, now: Date): Promise<OperatorMember> {
  const { memCd, loginId, nickname, grade, memberType, status, points, joinedAt, emailConfirmedAt } = member;
  const consents = await readConsents(db, memCd);
  return {
    ...{ memCd: memCd as MemCd, loginId, nickname, grade, memberType, status, points },
    joinedAt: joinedAt.toISOString(),
    emailConfirmedAt: emailConfirmedAt?.toISOString() ?? null,
    sessions: await countSessions(db, memCd, now),
    passwordLockedUntil: (await findLock(db, loginId, now))?.toISOString() ?? null,
    consents: consents.map(({ agreementCd, isAgreed, changedAt }) => ({ agreementCd, isAgreed, changedAt })),
  };
}

type Present = MemberRow & { status: 'ACTIVE' | 'LOCKED' };
const there = async (db: Db, memCd: string, refuse: Refuse<'MEMBER_UNKNOWN'>): Promise<Present> =>
  unlessGone(await findMember(db, memCd), refuse);

/** Members who have left are no more than a code. */
function unlessGone(member: MemberRow | null, refuse: Refuse<'MEMBER_UNKNOWN'>): Present {
  if (!member || member.status === 'WITHDRAWN') return refuse('MEMBER_UNKNOWN');
  return { ...member, status: member.status };
}

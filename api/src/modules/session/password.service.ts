import type * as z from 'zod';
import { LOGIN_LOCK } from '@hyangro/contracts/constants';
import type { changePasswordForm } from '@hyangro/contracts/session/password.rules';
import type { RootDb, Tx } from '../../platform/db/db';
import type { MemberContext } from '../../platform/http/call';
import type { Outbox } from '../../platform/outbox/outbox';
import { hashPassword } from '../../platform/session/password';
import { existingMember, setPasswordHash, type MemberRow } from '../member/public';
import { forgetAttempts } from './login.repository';
import { checkPassword } from './login.service';
import { passwordChangedMail } from './session.messages';
import { deleteSessionsOf, markProved } from './session.repository';

interface NewPassword {
  member: MemberRow;
  passwordHash: string;
  /** Only in place of the password that `member` has. */
  onlyFromKnown?: boolean;
  /** Of the session that goes on. */
  keptHash?: string | null;
}

/**
 * A new password in place of the old one: the member's sessions end with it, but for the one of `keptHash`, and so does a lock of the
 * login. The member is told by mail. A login with the old password that is under way waits, and opens nothing.
 * @returns false when the password was another one by now, and stays
 */
export async function replacePassword(
  tx: Tx,
  outbox: Outbox,
  { member, passwordHash, onlyFromKnown = false, keptHash = null }: NewPassword,
  now: Date,
): Promise<boolean> {
  if (!(await setPasswordHash(tx, member.memCd, passwordHash, onlyFromKnown ? (member.passwordHash ?? undefined) : undefined)))
    return false;
  await deleteSessionsOf(tx, member.memCd, keptHash);
  await forgetAttempts(tx, member.loginId);
  await outbox.put(tx, { kind: 'mail', to: member.email, ...passwordChangedMail(member.locale) }, now);
  return true;
}

/** A session proves by the password who is there, for calls with `recentProof`. Wrong ones count, and lock, as at the login. */
export async function confirmPassword(
  db: RootDb,
  password: string,
  sessionHash: string | null,
  { member: { memCd }, now, refuse }: Pick<MemberContext<'LOGIN_FAILED' | 'LOGIN_LOCKED'>, 'member' | 'now' | 'refuse'>,
): Promise<void> {
  const member = await existingMember(db, memCd);
  await checkPassword(db, { login: member, loginId: member.loginId }, password, { now, refuse });
  if (sessionHash) await markProved(db, sessionHash, now);
}

/**
 * Changes the password of a member who knows it (R-MY-16); other sessions end. Wrong current passwords count, and lock, as at the
 * login: a session that was left open is no way to guess.
 */
export async function changePassword(
  { db, outbox }: { db: RootDb; outbox: Outbox },
  form: z.output<typeof changePasswordForm>,
  sessionHash: string | null,
  { member: { memCd }, now, refuse }: Pick<MemberContext<'LOGIN_FAILED' | 'LOGIN_LOCKED'>, 'member' | 'now' | 'refuse'>,
): Promise<void> {
  const member = await existingMember(db, memCd);
  await checkPassword(db, { login: member, loginId: member.loginId }, form.currentPassword, { now, refuse });
  const passwordHash = await hashPassword(form.password);
  const change = { member, passwordHash, onlyFromKnown: true, keptHash: sessionHash };
  const isChanged = await db.transaction((tx) => replacePassword(tx, outbox, change, now));
  // A lost password was replaced meanwhile: what was typed as the current one no longer is.
  if (!isChanged) refuse('LOGIN_FAILED', 1, LOGIN_LOCK.attempts);
}

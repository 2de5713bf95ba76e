import type * as z from 'zod';
import { RECOVERY_MINUTES } from '@hyangro/contracts/constants';
import type { resetPasswordBody } from '@hyangro/contracts/session/password.rules';
import type { findPasswordForm } from '@hyangro/contracts/session/recovery.rules';
import type { Db } from '../../platform/db/db';
import type { CallContext } from '../../platform/http/call';
import { hashPassword } from '../../platform/session/password';
import { existingMember, findActive, findByContact } from '../member/public';
import { replacePassword } from '../session/public';
import { checkCode, spendProof } from '../verification/public';
import { sendAccountCode, type RecoveryDeps, type SendCall } from './send-code.service';

const named = (verificationCd: string) => ({ verificationCd, purpose: 'RESET_PASSWORD' }) as const;

/** Sends a code to the phone or mailbox of an id; an unknown id, and one with another phone or mailbox, are answered alike (R-ACC-13). */
export async function findPassword(deps: RecoveryDeps, form: z.output<typeof findPasswordForm>, call: SendCall) {
  const found = await findByContact(deps.db, form, { loginId: form.loginId });
  return sendAccountCode(deps, { purpose: 'RESET_PASSWORD', contact: form, found }, call);
}

/** Confirms the code (R-ACC-15); refuses as `checkCode` does. */
export async function confirmRecovery(
  db: Db,
  { verificationCd, code }: { verificationCd: string; code: string },
  call: Pick<CallContext<'VERIFICATION_WRONG' | 'VERIFICATION_EXPIRED'>, 'now' | 'refuse'>,
): Promise<void> {
  await checkCode(db, named(verificationCd), code, call);
}

/** Sets the new password under a confirmed code, once (R-ACC-16). Refuses VERIFICATION_OVER when it is not confirmed, used, or too old. */
export async function resetPassword(
  { db, outbox }: RecoveryDeps,
  { verificationCd, password }: z.output<typeof resetPasswordBody>,
  { now, refuse }: Pick<CallContext<'VERIFICATION_OVER'>, 'now' | 'refuse'>,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const proven = await spendProof(tx, named(verificationCd), { minutes: RECOVERY_MINUTES, now });
    const [found] = proven ? await findActive(tx, proven.memCds) : [];
    if (!found) return refuse('VERIFICATION_OVER');
    await replacePassword(tx, outbox, { member: await existingMember(tx, found.memCd), passwordHash }, now);
  });
}

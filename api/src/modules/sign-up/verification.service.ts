import { VERIFICATION } from '@hyangro/contracts/constants';
import { newCode } from '../../platform/code';
import type { Db, RootDb, Tx } from '../../platform/db/db';
import type { CallContext } from '../../platform/http/call';
import type { Outbox } from '../../platform/outbox/outbox';
import { confirmVerification, insertVerification, findLastSentAt, lockTarget, takeTry, useVerification } from './verification.repository';
import { verificationText } from './sign-up.messages';
import { hashOneTimeCode, newOneTimeCode, oneTimeCodeFits } from './one-time-code.rules';

/** Sends a code to a phone. Refuses VERIFICATION_TOO_SOON within the cool-down. */
export async function sendVerification(
  db: RootDb,
  outbox: Outbox,
  phone: string,
  { locale, now, refuse }: Pick<CallContext<'VERIFICATION_TOO_SOON'>, 'locale' | 'now' | 'refuse'>,
) {
  const code = newOneTimeCode();
  const verificationCd = newCode('VF', 20);
  const expiresAt = new Date(now.getTime() + VERIFICATION.minutes * 60_000);
  await db.transaction(async (tx) => {
    await lockTarget(tx, phone);
    const lastSentAt = await findLastSentAt(tx, phone);
    const waitedSeconds = lastSentAt ? (now.getTime() - lastSentAt.getTime()) / 1000 : Infinity;
    if (waitedSeconds < VERIFICATION.resendSeconds) refuse('VERIFICATION_TOO_SOON', Math.ceil(VERIFICATION.resendSeconds - waitedSeconds));
    await insertVerification(tx, {
      verificationCd,
      target: phone,
      codeHash: hashOneTimeCode(verificationCd, code),
      createdAt: now,
      expiresAt,
    });
    await outbox.put(tx, { kind: 'sms', to: phone, text: verificationText(code, locale) }, now);
  });
  return {
    verificationCd,
    expiresInSeconds: VERIFICATION.minutes * 60,
    resendInSeconds: VERIFICATION.resendSeconds,
  };
}

/** Confirms a code. Refuses VERIFICATION_WRONG, and VERIFICATION_EXPIRED after three minutes or five tries. */
export async function checkVerification(
  db: Db,
  verificationCd: string,
  code: string,
  { now, refuse }: Pick<CallContext<'VERIFICATION_WRONG' | 'VERIFICATION_EXPIRED'>, 'now' | 'refuse'>,
): Promise<void> {
  const counted = await takeTry(db, verificationCd, now);
  if (!counted) return refuse('VERIFICATION_EXPIRED');
  if (!oneTimeCodeFits(counted.codeHash, verificationCd, code))
    refuse(counted.tries >= VERIFICATION.tries ? 'VERIFICATION_EXPIRED' : 'VERIFICATION_WRONG');
  await confirmVerification(db, verificationCd, now);
}

/** Uses up the proof of a confirmed phone. Refuses VERIFICATION_MISSING when it is not this phone's, not confirmed, or used. */
export async function spendVerification(
  tx: Tx,
  verificationCd: string,
  phone: string,
  { now, refuse }: Pick<CallContext<'VERIFICATION_MISSING'>, 'now' | 'refuse'>,
): Promise<void> {
  if (!(await useVerification(tx, verificationCd, phone, now))) refuse('VERIFICATION_MISSING');
}

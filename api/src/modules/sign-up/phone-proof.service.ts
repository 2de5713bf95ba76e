import type { Db, RootDb, Tx } from '../../platform/db/db';
import type { CallContext } from '../../platform/http/call';
import type { Outbox } from '../../platform/outbox/outbox';
import { checkCode, codeText, sendCode, spendProof } from '../verification/public';

/** How long a confirmed phone may wait for the rest of the form. */
const PROOF_MINUTES = 60;
const named = (verificationCd: string) => ({ verificationCd, purpose: 'SIGN_UP' }) as const;

/** Sends a code to the phone of whoever signs up; refuses as `sendCode` does. */
export const sendPhoneCode = (
  db: RootDb,
  outbox: Outbox,
  phone: string,
  call: Pick<CallContext<'VERIFICATION_TOO_SOON' | 'VERIFICATION_LIMIT'>, 'locale' | 'now' | 'refuse'>,
) =>
  sendCode(
    db,
    outbox,
    { purpose: 'SIGN_UP', to: phone, memCds: null, message: (code) => ({ kind: 'sms', to: phone, text: codeText(code, call.locale) }) },
    call,
  );

/** Confirms the code; refuses as `checkCode` does. */
export async function confirmPhone(
  db: Db,
  verificationCd: string,
  code: string,
  call: Pick<CallContext<'VERIFICATION_WRONG' | 'VERIFICATION_EXPIRED'>, 'now' | 'refuse'>,
): Promise<void> {
  await checkCode(db, named(verificationCd), code, call);
}

/** Uses up the proof of a confirmed phone. Refuses VERIFICATION_MISSING when it is not this phone's, not confirmed, or used. */
export async function spendPhoneProof(
  tx: Tx,
  verificationCd: string,
  phone: string,
  { now, refuse }: Pick<CallContext<'VERIFICATION_MISSING'>, 'now' | 'refuse'>,
): Promise<void> {
  const proven = await spendProof(tx, named(verificationCd), { minutes: PROOF_MINUTES, now });
  if (proven?.target !== phone) refuse('VERIFICATION_MISSING');
}

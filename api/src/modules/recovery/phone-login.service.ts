import { VERIFICATION } from '@hyangro/contracts/constants';
import type { Db } from '../../platform/db/db';
import type { CallContext } from '../../platform/http/call';
import { findActive, findByContact } from '../member/public';
import { checkCode, spendProof } from '../verification/public';
import { sendAccountCode, type RecoveryDeps, type SendCall } from './send-code.service';

/** Sends a code to log in with (R-ACC-03); a phone that no member has is answered alike. */
export async function sendLoginCode(deps: RecoveryDeps, phone: string, call: SendCall) {
  const contact = { by: 'phone', phone } as const;
  return sendAccountCode(deps, { purpose: 'LOGIN', contact, found: await findByContact(deps.db, contact) }, call);
}

/** The member behind a right code, which opens one session; of several with this phone the one who joined last. Refuses as `checkCode` does. */
export async function checkLoginCode(
  db: Db,
  { verificationCd, code }: { verificationCd: string; code: string },
  call: Pick<CallContext<'VERIFICATION_WRONG' | 'VERIFICATION_EXPIRED'>, 'now' | 'refuse'>,
): Promise<string> {
  const named = { verificationCd, purpose: 'LOGIN' } as const;
  await checkCode(db, named, code, call);
  const proven = await spendProof(db, named, { minutes: VERIFICATION.minutes, now: call.now });
  const [member] = proven ? await findActive(db, proven.memCds) : [];
  return member ? member.memCd : call.refuse('VERIFICATION_EXPIRED');
}

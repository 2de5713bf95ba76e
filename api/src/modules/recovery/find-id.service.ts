import type * as z from 'zod';
import type { FoundAccount } from '@hyangro/contracts/session/recovery.contract';
import type { findIdForm } from '@hyangro/contracts/session/recovery.rules';
import type { Db } from '../../platform/db/db';
import type { CallContext } from '../../platform/http/call';
import { findActive, findByContact, maskedId } from '../member/public';
import { checkCode } from '../verification/public';
import { sendAccountCode, type RecoveryDeps, type SendCall } from './send-code.service';

/** Sends a code to the phone or mailbox of whoever forgot their id (R-ACC-11). */
export async function findId(deps: RecoveryDeps, form: z.output<typeof findIdForm>, call: SendCall) {
  const found = await findByContact(deps.db, form, { memNm: form.memNm });
  return sendAccountCode(deps, { purpose: 'FIND_ID', contact: form, found }, call);
}

/** The ids behind a right code, masked, with the day they joined (R-ACC-12). Refuses as `checkCode` does. */
export async function foundIds(
  db: Db,
  { verificationCd, code }: { verificationCd: string; code: string },
  call: Pick<CallContext<'VERIFICATION_WRONG' | 'VERIFICATION_EXPIRED'>, 'now' | 'refuse'>,
): Promise<{ accounts: FoundAccount[] }> {
  const found = await findActive(db, await checkCode(db, { verificationCd, purpose: 'FIND_ID' }, code, call));
  return { accounts: found.map(({ loginId, joinedAt }) => ({ maskedId: maskedId(loginId), joinedAt: joinedAt.toISOString() })) };
}

import type { RootDb } from '../../platform/db/db';
import type { CallContext } from '../../platform/http/call';
import type { Outbox } from '../../platform/outbox/outbox';
import type { CodeSent } from '@hyangro/contracts/session/recovery.contract';
import { maskedContact, type Contact } from '../member/public';
import { sendCode, type Purpose } from '../verification/public';
import { codeMessage, noAccountMessage } from './recovery.messages';

export interface RecoveryDeps {
  db: RootDb;
  outbox: Outbox;
}
export type SendCall = Pick<CallContext<'VERIFICATION_TOO_SOON' | 'VERIFICATION_LIMIT'>, 'locale' | 'now' | 'refuse'>;

/**
 * Sends a code for these members to where they can be reached, or, where there are none, a message that says so: answer, work and time
 * are the same (R-ACC-13). Refuses as `sendCode` does.
 */
export async function sendAccountCode(
  { db, outbox }: RecoveryDeps,
  { purpose, contact, found }: { purpose: Purpose; contact: Contact; found: readonly { memCd: string }[] },
  call: SendCall,
): Promise<CodeSent> {
  const { locale } = call;
  const sent = await sendCode(
    db,
    outbox,
    {
      purpose,
      to: contact.by === 'phone' ? contact.phone : contact.email,
      memCds: found.map(({ memCd }) => memCd),
      message: (code) => (found.length ? codeMessage(contact, code, locale) : noAccountMessage(contact, locale)),
    },
    call,
  );
  return { ...sent, sentTo: maskedContact(contact) };
}

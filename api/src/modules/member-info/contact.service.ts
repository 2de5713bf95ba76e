import type * as z from 'zod';
import type { MemberInfo } from '@hyangro/contracts/member/member-info.contract';
import type { contactCodeForm, contactForm } from '@hyangro/contracts/member/member-info.rules';
import { VERIFICATION } from '@hyangro/contracts/constants';
import type { CodeSent } from '@hyangro/contracts/session/recovery.contract';
import { cipherOf } from '../../platform/cipher/cipher';
import type { Tx } from '../../platform/db/db';
import { isUniqueViolation } from '../../platform/db/unique-violation';
import type { MemberContext } from '../../platform/http/call';
import type { Deps } from '../../platform/module';
import { emailExists, existingMember, lockMember, setEmail, setPhone, type Contact, type MemberRow } from '../member/public';
import { sendAccountCode } from '../recovery/public';
import { hasSignUpReward, rewardMailbox, rewardPhone } from '../sign-up/public';
import { checkCode, spendProof } from '../verification/public';
import { contactChangedMessage } from './contact-changed.messages';
import { readMemberInfo } from './member-info.service';

type ContactDeps = Pick<Deps, 'db' | 'outbox' | 'config'>;
const PURPOSE = { phone: 'CHANGE_PHONE', email: 'CHANGE_EMAIL' } as const;

/** Sends a code to the new phone or mailbox. Refuses EMAIL_TAKEN for another member's address, else as `sendCode` does. */
export async function sendContactCode(
  deps: ContactDeps,
  contact: z.output<typeof contactForm>,
  call: Pick<MemberContext<'EMAIL_TAKEN' | 'VERIFICATION_TOO_SOON' | 'VERIFICATION_LIMIT'>, 'member' | 'locale' | 'now' | 'refuse'>,
): Promise<CodeSent> {
  const member = await existingMember(deps.db, call.member.memCd);
  if (contact.by === 'email' && isOther(member, contact) && (await emailExists(deps.db, contact.email))) call.refuse('EMAIL_TAKEN');
  return sendAccountCode(deps, { purpose: PURPOSE[contact.by], contact, found: [member] }, call);
}

/**
 * The phone or mailbox whose code is right takes the place of the old one, which is told (R-MY-18). Who proves a first one is given the
 * sign-up reward if it is still open. Refuses as `checkCode` does, and EMAIL_TAKEN when somebody else took the address meanwhile.
 */
export async function changeContact(
  { db, outbox, config }: ContactDeps,
  { by, verificationCd, code }: z.output<typeof contactCodeForm>,
  call: Pick<MemberContext<'EMAIL_TAKEN' | 'VERIFICATION_WRONG' | 'VERIFICATION_EXPIRED'>, 'member' | 'now' | 'refuse'>,
): Promise<MemberInfo> {
  const { memCd } = call.member;
  const named = { verificationCd, purpose: PURPOSE[by] };
  if (!(await checkCode(db, named, code, call)).includes(memCd)) call.refuse('VERIFICATION_EXPIRED');
  try {
    await db.transaction(async (tx) => {
      await lockMember(tx, memCd);
      const before = await existingMember(tx, memCd);
      const proven = (await spendProof(tx, named, { minutes: VERIFICATION.minutes, now: call.now })) ?? call.refuse('VERIFICATION_EXPIRED');
      const contact: Contact = by === 'phone' ? { by, phone: proven.target } : { by, email: proven.target };
      await (contact.by === 'phone' ? setPhone(tx, memCd, contact.phone) : setEmail(tx, memCd, contact.email, call.now));
      await reward(tx, config, { before, contact }, call.now);
      if (isOther(before, contact)) await outbox.put(tx, contactChangedMessage(before, contact), call.now);
    });
  } catch (error) {
    if (isUniqueViolation(error, 'member_email')) return call.refuse('EMAIL_TAKEN');
    throw error;
  }
  return readMemberInfo(db, memCd);
}

const isOther = ({ phone, email }: MemberRow, contact: Contact): boolean =>
  contact.by === 'phone' ? contact.phone !== phone : contact.email.toLowerCase() !== email.toLowerCase();

/** The first phone, and the first proved mailbox, bring what the sign-up kept back. */
async function reward(
  tx: Tx,
  config: Deps['config'],
  { before, contact }: { before: MemberRow; contact: Contact },
  now: Date,
): Promise<void> {
  const { memCd } = before;
  if (contact.by === 'email') {
    if (!before.emailConfirmedAt) await rewardMailbox(tx, config, { ...before, email: contact.email }, now);
  } else if (before.phone === null && !(await hasSignUpReward(tx, memCd)))
    await rewardPhone(tx, { cipher: cipherOf(config), config }, { memCd, phone: contact.phone }, now);
}

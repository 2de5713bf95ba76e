import { EMAIL_CODE } from '@hyangro/contracts/constants';
import type { RefusalName } from '@hyangro/contracts/errors/refusals';
import type { RootDb, Tx } from '../../platform/db/db';
import type { MemberContext } from '../../platform/http/call';
import type { Outbox } from '../../platform/outbox/outbox';
import { confirmEmail, existingMember, type MemberRow } from '../member/public';
import { hashOneTimeCode, newOneTimeCode, oneTimeCodeFits } from '../verification/public';
import { claimMailbox, deleteEmailCode, putEmailCode, findEmailCode, takeEmailTry } from './email-code.repository';
import { mailboxHash } from './identity-hash';
import { emailCodeMail } from './sign-up.messages';
import { hasSignUpReward, rewardSignUp, type Campaign, type SignUpReward } from './sign-up-reward.service';

type MemberCall<R extends RefusalName> = Pick<MemberContext<R>, 'member' | 'now' | 'refuse'>;
type ResendRefusal = 'VERIFICATION_TOO_SOON' | 'VERIFICATION_LIMIT';

/** Sends a code to the member's own address, in the member's language. Refuses within the pause, after ten a day, and once confirmed. */
export async function sendEmailCode(db: RootDb, outbox: Outbox, call: MemberCall<'EMAIL_ALREADY_CONFIRMED' | ResendRefusal>) {
  const { now } = call;
  const member = await unconfirmed(db, call);
  const code = newOneTimeCode();
  const isSent = await db.transaction(async (tx) => {
    if (!(await putEmailCode(tx, member.memCd, hashOneTimeCode(saltOf(member), code), now))) return false;
    await outbox.put(tx, { kind: 'mail', to: member.email, ...emailCodeMail(code, member.locale) }, now);
    return true;
  });
  if (!isSent) await refuseResend(db, call);
  return { expiresInSeconds: EMAIL_CODE.minutes * 60, resendInSeconds: EMAIL_CODE.resendSeconds };
}

/**
 * Confirms the address and gives the sign-up reward: once per mailbox, ever. Refuses VERIFICATION_WRONG, and
 * VERIFICATION_EXPIRED after ten minutes or five tries.
 */
export async function confirmEmailCode(
  { db, config }: { db: RootDb; config: Campaign },
  code: string,
  call: MemberCall<'EMAIL_ALREADY_CONFIRMED' | 'VERIFICATION_WRONG' | 'VERIFICATION_EXPIRED'>,
): Promise<SignUpReward> {
  const { now, refuse } = call;
  const { memCd } = call.member;
  const member = await unconfirmed(db, call);
  // Outside the transaction below: a refusal must not take the count back.
  const counted = await takeEmailTry(db, memCd, now);
  if (!counted) {
    // Another call with the right code may have taken the code away meanwhile.
    await unconfirmed(db, call);
    return refuse('VERIFICATION_EXPIRED');
  }
  if (!oneTimeCodeFits(counted.codeHash, saltOf(member), code))
    refuse(counted.tries >= EMAIL_CODE.tries ? 'VERIFICATION_EXPIRED' : 'VERIFICATION_WRONG');
  return db.transaction(async (tx) => {
    if (!(await confirmEmail(tx, memCd, now))) refuse('EMAIL_ALREADY_CONFIRMED');
    await deleteEmailCode(tx, memCd);
    return rewardMailbox(tx, config, member, now);
  });
}

/** The reward for a proved mailbox: once per mailbox, ever. A member with a phone had it with that, or the phone had it before. */
export async function rewardMailbox(
  tx: Tx,
  config: Campaign,
  { memCd, email, phone }: Pick<MemberRow, 'memCd' | 'email' | 'phone'>,
  now: Date,
): Promise<SignUpReward> {
  const isFirst = await claimMailbox(tx, mailboxHash(email), now);
  if (!isFirst || phone !== null || (await hasSignUpReward(tx, memCd))) return { points: 0, couponCount: 0 };
  return rewardSignUp(tx, config, memCd, now);
}

async function unconfirmed(db: RootDb, { member, refuse }: MemberCall<'EMAIL_ALREADY_CONFIRMED'>): Promise<MemberRow> {
  const row = await existingMember(db, member.memCd);
  if (row.emailConfirmedAt) refuse('EMAIL_ALREADY_CONFIRMED');
  return row;
}

async function refuseResend(db: RootDb, { member, now, refuse }: MemberCall<ResendRefusal>): Promise<never> {
  const last = await findEmailCode(db, member.memCd);
  const waitSeconds = last ? EMAIL_CODE.resendSeconds - (now.getTime() - last.sentAt.getTime()) / 1000 : 0;
  return waitSeconds > 0 ? refuse('VERIFICATION_TOO_SOON', Math.ceil(waitSeconds)) : refuse('VERIFICATION_LIMIT', EMAIL_CODE.perDay);
}

const saltOf = ({ memCd, email }: MemberRow) => `${memCd}:${email.toLowerCase()}`;

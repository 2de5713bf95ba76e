import type * as z from 'zod';
import { REFERRERS_MAX } from '@hyangro/contracts/constants';
import type { RefusalName } from '@hyangro/contracts/errors/refusals';
import type { joinForm, signUpForm } from '@hyangro/contracts/member/sign-up.rules';
import { newCode } from '../../platform/code';
import type { RootDb, Tx } from '../../platform/db/db';
import type { CallContext } from '../../platform/http/call';
import { ageAt } from '../../platform/session/age-group';
import { hashPassword } from '../../platform/session/password';
import {
  emailExists,
  insertMember,
  insertProfile,
  lockMember,
  loginIdExists,
  nicknameExists,
  findInviter,
  findReferrer,
} from '../member/public';
import { countRewardedReferrals, insertReferral } from './referral.repository';
import { rewardSignUp } from './sign-up-reward.service';
import { spendVerification } from './verification.service';

type SignUp = z.output<typeof signUpForm>;
type Join = z.output<typeof joinForm>;
/** Members are fourteen or older. */
const MIN_AGE = 14;
/** Which unique key an insert met: two people may choose the same name at the same moment. */
const TAKEN: Readonly<Record<string, 'ID_TAKEN' | 'NICKNAME_TAKEN' | 'EMAIL_TAKEN'>> = {
  member_login_id: 'ID_TAKEN',
  member_alt_login_id: 'ID_TAKEN',
  member_nickname_unique: 'NICKNAME_TAKEN',
  member_email: 'EMAIL_TAKEN',
};

type ReferrerRefusal = 'REFERRER_SELF' | 'REFERRER_UNKNOWN' | 'REFERRER_FULL';
type JoinRefusal = 'ID_TAKEN' | 'NICKNAME_TAKEN' | 'EMAIL_TAKEN' | 'JOIN_TOO_YOUNG' | ReferrerRefusal;
type Joining<R extends RefusalName> = Pick<CallContext<R>, 'locale' | 'now' | 'refuse'>;
/** A phone whose code was confirmed; uses the proof up. */
interface ProvenPhone {
  phone: string;
  spend(tx: Tx): Promise<void>;
}

/** Makes a member with a proven phone, in one transaction; the sign-up reward comes at once. Answers the member code. */
export const signUp = (db: RootDb, form: SignUp, call: Joining<JoinRefusal | 'VERIFICATION_MISSING'>): Promise<string> =>
  makeMember(db, form, call, { phone: form.phone, spend: (tx) => spendVerification(tx, form.verificationCd, form.phone, call) });

/** Makes a member by e-mail alone, in one transaction. Answers the member code. */
export const join = (db: RootDb, form: Join, call: Joining<JoinRefusal>): Promise<string> => makeMember(db, form, call, null);

async function makeMember(db: RootDb, form: Join, call: Joining<JoinRefusal>, proven: ProvenPhone | null): Promise<string> {
  const { now, refuse } = call;
  if (ageAt(form.birthday, now) < MIN_AGE) refuse('JOIN_TOO_YOUNG');
  if (await loginIdExists(db, form.loginId)) refuse('ID_TAKEN');
  if (await nicknameExists(db, form.nickname)) refuse('NICKNAME_TAKEN');
  if (await emailExists(db, form.email)) refuse('EMAIL_TAKEN');
  const passwordHash = await hashPassword(form.password);
  const memCd = newCode('M', 10);
  try {
    await db.transaction((tx) => insertAll(tx, { form, memCd, passwordHash, proven }, call));
  } catch (error) {
    const taken = TAKEN[constraintOf(error) ?? ''];
    if (taken) refuse(taken);
    throw error;
  }
  return memCd;
}

interface NewMember {
  form: Join;
  memCd: string;
  passwordHash: string;
  proven: ProvenPhone | null;
}

async function insertAll(tx: Tx, { form, memCd, passwordHash, proven }: NewMember, call: Joining<ReferrerRefusal>): Promise<void> {
  const { locale, now } = call;
  const phone = proven?.phone ?? null;
  await proven?.spend(tx);
  await insertMember(tx, {
    memCd,
    passwordHash,
    phone,
    locale,
    loginId: form.loginId,
    email: form.email,
    memNm: form.memNm,
    nickname: form.nickname,
    birthday: form.birthday,
    gender: form.gender,
    refId: newCode('HR', 6),
    avatarSeed: memCd,
    agreedTerms: form.agreeTerms,
    joinedAt: now,
  });
  await insertProfile(tx, memCd);
  if (form.referrer) await keepReferrer(tx, { typed: form.referrer, form, phone, memCd }, call);
  else if (form.refMemCd) await keepInviter(tx, { refMemCd: form.refMemCd, phone, memCd, now });
  // Who joined by e-mail alone has proved nothing yet: the reward comes with the confirmed address.
  if (proven) await rewardSignUp(tx, memCd, now);
}

/** Who invited is kept with the account and thanked with the reward; a full list is told now, while the form can be changed. */
async function keepReferrer(
  tx: Tx,
  { typed, form, phone, memCd }: { typed: string; form: Join; phone: string | null; memCd: string },
  { now, refuse }: Joining<ReferrerRefusal>,
): Promise<void> {
  if (typed.toLowerCase() === form.loginId.toLowerCase()) refuse('REFERRER_SELF');
  const referrer = await findReferrer(tx, typed);
  if (!referrer || referrer.memCd === memCd) return refuse('REFERRER_UNKNOWN');
  if (phone !== null && referrer.phone === phone) refuse('REFERRER_SELF');
  await lockMember(tx, referrer.memCd);
  if ((await countRewardedReferrals(tx, referrer.memCd)) >= REFERRERS_MAX) refuse('REFERRER_FULL', REFERRERS_MAX);
  await insertReferral(tx, memCd, referrer.memCd, now);
}

/** Who sent the link that the new member came by. Nobody typed it, so one that cannot count is passed over. */
async function keepInviter(
  tx: Tx,
  { refMemCd, phone, memCd, now }: { refMemCd: string; phone: string | null; memCd: string; now: Date },
): Promise<void> {
  const inviter = await findInviter(tx, refMemCd);
  if (inviter && (phone === null || inviter.phone !== phone)) await insertReferral(tx, memCd, inviter.memCd, now);
}

function constraintOf(error: unknown): string | undefined {
  const cause = error instanceof Error ? (error.cause as { code?: string; constraint?: string } | undefined) : undefined;
  return cause?.code === '23505' ? cause.constraint : undefined;
}

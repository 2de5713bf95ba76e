import type * as z from 'zod';
import { REFERRERS_MAX } from '@hyangro/contracts/constants';
import type { Locale } from '@hyangro/contracts/locales';
import type { joinForm, signUpForm } from '@hyangro/contracts/member/sign-up.rules';
import type { RefusalName } from '@hyangro/contracts/errors/refusals';
import { newCode } from '../../platform/code';
import type { RootDb, Tx } from '../../platform/db/db';
import { refuse } from '../../platform/http/refusal';
import { ageAt } from '../../platform/session/age-group';
import { hashPassword } from '../session/public';
import { emailExists, insertMember, loginIdExists, nicknameExists, selectInviter, selectReferrer } from './member.repository';
import { lockMember } from './points.repository';
import { countRewardedReferrals, insertReferral } from './referral.repository';
import { insertProfile } from './profile.repository';
import { rewardSignUp } from './sign-up-reward';
import { spendVerification } from './verification.service';

type SignUp = z.output<typeof signUpForm>;
type Join = z.output<typeof joinForm>;
/** Members are fourteen or older. */
const MIN_AGE = 14;
/** Which unique key an insert met: two people may choose the same name at the same moment. */
const TAKEN: Readonly<Record<string, RefusalName>> = {
  member_login_id: 'ID_TAKEN',
  member_alt_login_id: 'ID_TAKEN',
  member_nickname_unique: 'NICKNAME_TAKEN',
  member_email: 'EMAIL_TAKEN',
};

/** Makes a member, in one transaction; with a proven phone the sign-up reward comes at once. Answers the member code. */
export async function joinShop(db: RootDb, form: SignUp | Join, locale: Locale, now: Date): Promise<string> {
  if (ageAt(form.birthday, now) < MIN_AGE) refuse('JOIN_TOO_YOUNG');
  if (await loginIdExists(db, form.loginId)) refuse('ID_TAKEN');
  if (await nicknameExists(db, form.nickname)) refuse('NICKNAME_TAKEN');
  if (await emailExists(db, form.email)) refuse('EMAIL_TAKEN');
  const passwordHash = await hashPassword(form.password);
  const memCd = newCode('M', 10);
  try {
    await db.transaction((tx) => insertAll(tx, { form, memCd, passwordHash, locale, now }));
  } catch (error) {
    const taken = TAKEN[constraintOf(error) ?? ''];
    if (taken) refuse(taken);
    throw error;
  }
  return memCd;
}

interface NewMember {
  form: SignUp | Join;
  memCd: string;
  passwordHash: string;
  locale: Locale;
  now: Date;
}

async function insertAll(tx: Tx, { form, memCd, passwordHash, locale, now }: NewMember): Promise<void> {
  const phone = 'phone' in form ? form.phone : null;
  if ('verificationCd' in form) await spendVerification(tx, form.verificationCd, form.phone, now);
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
  if (form.referrer) await keepReferrer(tx, { typed: form.referrer, form, phone, memCd, now });
  else if (form.refMemCd) await keepInviter(tx, { refMemCd: form.refMemCd, phone, memCd, now });
  // Who joined by e-mail alone has proved nothing yet: the reward comes with the confirmed address.
  if ('verificationCd' in form) await rewardSignUp(tx, memCd, now);
}

/** Who invited is kept with the account and thanked with the reward; a full list is told now, while the form can be changed. */
async function keepReferrer(
  tx: Tx,
  { typed, form, phone, memCd, now }: { typed: string; form: Join; phone: string | null; memCd: string; now: Date },
) {
  if (typed.toLowerCase() === form.loginId.toLowerCase()) refuse('REFERRER_SELF');
  const referrer = await selectReferrer(tx, typed);
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
  const inviter = await selectInviter(tx, refMemCd);
  if (inviter && (phone === null || inviter.phone !== phone)) await insertReferral(tx, memCd, inviter.memCd, now);
}

function constraintOf(error: unknown): string | undefined {
  const cause = error instanceof Error ? (error.cause as { code?: string; constraint?: string } | undefined) : undefined;
  return cause?.code === '23505' ? cause.constraint : undefined;
}

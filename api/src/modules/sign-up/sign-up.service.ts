import type * as z from 'zod';
import type { RefusalName } from '@hyangro/contracts/errors/refusals';
import type { joinForm, signUpForm } from '@hyangro/contracts/member/sign-up.rules';
import { kstDay } from '../../platform/clock/clock';
import { newCode } from '../../platform/code';
import type { RootDb, Tx } from '../../platform/db/db';
import { uniqueKeyOf } from '../../platform/db/unique-violation';
import type { Cipher } from '../../platform/cipher/cipher';
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
  findRejoinDay,
} from '../member/public';
import { mailboxHash, phoneHash } from './identity-hash';
import { countRewardedReferrals, insertReferral } from './referral.repository';
import { rewardPhone, type Campaign, type SignUpReward } from './sign-up-reward.service';
import { spendPhoneProof } from './phone-proof.service';

type SignUp = z.output<typeof signUpForm>;
type Join = z.output<typeof joinForm>;
/** Members are fourteen or older. */
const MIN_AGE = 14;
export const isOldEnough = (birthday: string, now: Date): boolean => ageAt(birthday, now) >= MIN_AGE;
/** Which unique key an insert met: two people may choose the same name at the same moment. */
const TAKEN: Readonly<Record<string, 'ID_TAKEN' | 'NICKNAME_TAKEN' | 'EMAIL_TAKEN'>> = {
  member_login_id: 'ID_TAKEN',
  member_alt_login_id: 'ID_TAKEN',
  member_nickname_unique: 'NICKNAME_TAKEN',
  member_email: 'EMAIL_TAKEN',
};

type ReferrerRefusal = 'REFERRER_SELF' | 'REFERRER_UNKNOWN' | 'REFERRER_FULL';
type JoinRefusal = 'ID_TAKEN' | 'NICKNAME_TAKEN' | 'EMAIL_TAKEN' | 'REJOIN_TOO_EARLY' | 'JOIN_TOO_YOUNG' | ReferrerRefusal;
interface SignUpDeps {
  db: RootDb;
  config: Campaign;
}
type Joining<R extends RefusalName> = Pick<CallContext<R>, 'locale' | 'now' | 'refuse'>;
/** A phone whose code was confirmed; uses the proof up. */
interface ProvenPhone {
  phone: string;
  hash: string;
  spend(tx: Tx): Promise<void>;
  reward(tx: Tx, memCd: string): Promise<SignUpReward>;
}
/** A new member, and the points that came with it. */
interface Joined {
  memCd: string;
  rewardPoints: number;
}

/** Makes a member with a proven phone, in one transaction; the sign-up reward comes at once, the first time a phone is proved. */
export const signUp = (
  { db, ...terms }: SignUpDeps & { cipher: Cipher },
  form: SignUp,
  call: Joining<JoinRefusal | 'VERIFICATION_MISSING'>,
): Promise<Joined> =>
  makeMember({ db, ...terms }, form, call, {
    phone: form.phone,
    hash: phoneHash(terms.cipher, form.phone),
    spend: (tx) => spendPhoneProof(tx, form.verificationCd, form.phone, call),
    reward: (tx, memCd) => rewardPhone(tx, terms, { memCd, phone: form.phone }, call.now),
  });

/** Makes a member by e-mail alone, in one transaction. */
export const join = (deps: SignUpDeps, form: Join, call: Joining<JoinRefusal>): Promise<Joined> => makeMember(deps, form, call, null);

async function makeMember({ db, config }: SignUpDeps, form: Join, call: Joining<JoinRefusal>, proven: ProvenPhone | null): Promise<Joined> {
  const { now, refuse } = call;
  if (!isOldEnough(form.birthday, now)) refuse('JOIN_TOO_YOUNG');
  if (await loginIdExists(db, form.loginId)) refuse('ID_TAKEN');
  if (await nicknameExists(db, form.nickname)) refuse('NICKNAME_TAKEN');
  if (await emailExists(db, form.email)) refuse('EMAIL_TAKEN');
  const hashes = [mailboxHash(form.email), ...(proven ? [proven.hash] : [])];
  if (await findRejoinDay(db, hashes, kstDay(now))) refuse('REJOIN_TOO_EARLY');
  const passwordHash = await hashPassword(form.password);
  const memCd = newCode('M', 10);
  try {
    const { points } = await db.transaction((tx) => insertAll(tx, { form, memCd, passwordHash, proven, config }, call));
    return { memCd, rewardPoints: points };
  } catch (error) {
    const taken = TAKEN[uniqueKeyOf(error) ?? ''];
    if (taken) refuse(taken);
    throw error;
  }
}

interface NewMember {
  form: Join;
  memCd: string;
  passwordHash: string;
  proven: ProvenPhone | null;
  config: Campaign;
}

async function insertAll(
  tx: Tx,
  { form, memCd, passwordHash, proven, config }: NewMember,
  call: Joining<ReferrerRefusal>,
): Promise<SignUpReward> {
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
  if (form.referrer) await keepReferrer(tx, { typed: form.referrer, form, phone, memCd, max: config.REFERRERS_MAX }, call);
  else if (form.refMemCd) await keepInviter(tx, { refMemCd: form.refMemCd, phone, memCd, now });
  // Who joined by e-mail alone has proved nothing yet: the reward comes with the confirmed address.
  return proven ? proven.reward(tx, memCd) : { points: 0, couponCount: 0 };
}

/** Who invited is kept with the account and thanked with the reward; a full list is told now, while the form can be changed. */
async function keepReferrer(
  tx: Tx,
  { typed, form, phone, memCd, max }: { typed: string; form: Join; phone: string | null; memCd: string; max: number },
  { now, refuse }: Joining<ReferrerRefusal>,
): Promise<void> {
  if (typed.toLowerCase() === form.loginId.toLowerCase()) refuse('REFERRER_SELF');
  const referrer = await findReferrer(tx, typed);
  if (!referrer || referrer.memCd === memCd) return refuse('REFERRER_UNKNOWN');
  if (phone !== null && referrer.phone === phone) refuse('REFERRER_SELF');
  await lockMember(tx, referrer.memCd);
  if ((await countRewardedReferrals(tx, referrer.memCd)) >= max) refuse('REFERRER_FULL', max);
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

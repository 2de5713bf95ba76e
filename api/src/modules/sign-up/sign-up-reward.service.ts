import { REWARDS } from '@hyangro/contracts/constants';
import type { Config } from '../../config';
import type { Db, Tx } from '../../platform/db/db';
import { grantSignUpCoupons } from '../coupon/public';
import { grantTickets } from '../raffle/public';
import { bookPoints, isBooked, lockMember } from '../member/public';
import type { Cipher } from '../../platform/cipher/cipher';
import { claimPhone } from './email-code.repository';
import { phoneHash } from './identity-hash';
import { countRewardedReferrals, markReferralRewarded, findReferral } from './referral.repository';

/** What a new member was given. */
export interface SignUpReward {
  points: number;
  couponCount: number;
}
/** Whether friends are given something, too, and how many of them count. */
export type Campaign = Pick<Config, 'INVITED_REWARD' | 'REFERRERS_MAX'>;
const SIGN_UP_KEY = 'sign-up';

export const hasSignUpReward = (db: Db, memCd: string): Promise<boolean> => isBooked(db, memCd, SIGN_UP_KEY);

/**
 * The reward for a proved phone: once per phone, ever, whoever comes with it (K-REF). Who had none here may still prove a mailbox, unless
 * the phone is why.
 */
export async function rewardPhone(
  tx: Tx,
  { cipher, config }: { cipher: Pick<Cipher, 'fingerprint'>; config: Campaign },
  { memCd, phone }: { memCd: string; phone: string },
  now: Date,
): Promise<SignUpReward> {
  const isFirst = await claimPhone(tx, { phoneHash: phoneHash(cipher, phone), phone, memCd }, now);
  return isFirst ? rewardSignUp(tx, config, memCd, now) : { points: 0, couponCount: 0 };
}

/** The reward of a new member who proved a phone or a mailbox, and of who invited them. */
export async function rewardSignUp(tx: Tx, config: Campaign, memCd: string, now: Date): Promise<SignUpReward> {
  const points = REWARDS.signUpPoints;
  await bookPoints(tx, { memCd, kind: 'SIGN_UP', amount: points, now, key: SIGN_UP_KEY });
  const couponCount = await grantSignUpCoupons(tx, memCd, now);
  await rewardInvitation(tx, config, memCd, now);
  return { points, couponCount };
}

/** The one who invited gets the reward (K-REF), the friend by a campaign; only so many friends count (V-REF2). */
async function rewardInvitation(tx: Tx, { INVITED_REWARD, REFERRERS_MAX }: Campaign, memCd: string, now: Date): Promise<void> {
  const referral = await findReferral(tx, memCd);
  if (!referral || referral.rewardedAt) return;
  // Two friends at once must not both be the last.
  await lockMember(tx, referral.refMemCd);
  if ((await countRewardedReferrals(tx, referral.refMemCd)) >= REFERRERS_MAX) return;
  await markReferralRewarded(tx, memCd, now);
  await give(referral.refMemCd, memCd);
  if (INVITED_REWARD) await give(memCd, referral.refMemCd);

  async function give(to: string, other: string) {
    const key = `invite:${memCd}`;
    await bookPoints(tx, { memCd: to, kind: 'INVITE', amount: REWARDS.invitePoints, now, refCd: other, key });
    await grantTickets(tx, to, { reason: 'INVITE', amount: REWARDS.inviteTickets, grantKey: key }, now);
  }
}

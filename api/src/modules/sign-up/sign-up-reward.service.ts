import { REFERRERS_MAX, REWARDS } from '@hyangro/contracts/constants';
import type { Db, Tx } from '../../platform/db/db';
import { grantSignUpCoupons } from '../coupon/public';
import { grantTickets } from '../raffle/public';
import { bookPoints, isBooked, lockMember } from '../member/public';
import { countRewardedReferrals, markReferralRewarded, findReferral } from './referral.repository';

/** What a new member was given. */
export interface SignUpReward {
  points: number;
  couponCount: number;
}
const SIGN_UP_KEY = 'sign-up';

export const hasSignUpReward = (db: Db, memCd: string): Promise<boolean> => isBooked(db, memCd, SIGN_UP_KEY);

/** The reward of a new member who proved a phone or a mailbox, and of who invited them. */
export async function rewardSignUp(tx: Tx, memCd: string, now: Date): Promise<SignUpReward> {
  const points = REWARDS.signUpPoints;
  await bookPoints(tx, { memCd, kind: 'SIGN_UP', amount: points, now, key: SIGN_UP_KEY });
  const couponCount = await grantSignUpCoupons(tx, memCd, now);
  await thankReferrer(tx, memCd, now);
  return { points, couponCount };
}

/** The one who invited gets the reward (K-REF); at most fifty friends count (V-REF2). */
async function thankReferrer(tx: Tx, memCd: string, now: Date): Promise<void> {
  const referral = await findReferral(tx, memCd);
  if (!referral || referral.rewardedAt) return;
  // Two friends at once must not both be the fiftieth.
  await lockMember(tx, referral.refMemCd);
  if ((await countRewardedReferrals(tx, referral.refMemCd)) >= REFERRERS_MAX) return;
  await markReferralRewarded(tx, memCd, now);
  const key = `invite:${memCd}`;
  await bookPoints(tx, { memCd: referral.refMemCd, kind: 'INVITE', amount: REWARDS.invitePoints, now, refCd: memCd, key });
  await grantTickets(tx, referral.refMemCd, { reason: 'INVITE', amount: REWARDS.inviteTickets, grantKey: key }, now);
}

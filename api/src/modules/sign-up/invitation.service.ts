import { REWARDS } from '@hyangro/contracts/constants';
import type { Invitation } from '@hyangro/contracts/member/invitation.contract';
import { pageOf } from '../../platform/db/cursor';
import type { Db } from '../../platform/db/db';
import type { MemberContext } from '../../platform/http/call';
import { existingMember } from '../member/public';
import { countRewardedReferrals, friendsBehind, type ReferralPage } from './referral.repository';
import type { Campaign } from './sign-up-reward.service';

/** What a member invites with, what a friend brings, and who came (API-D26). */
export async function readInvitation(
  { db, config }: { db: Db; config: Campaign },
  page: ReferralPage,
  { member: { memCd } }: Pick<MemberContext, 'member'>,
): Promise<Invitation> {
  const { refId } = await existingMember(db, memCd);
  const friends = pageOf(await friendsBehind(db, memCd, page), page.limit, (last) => [last.createdAt.toISOString(), last.memCd]);
  return {
    refId,
    points: REWARDS.invitePoints,
    tickets: REWARDS.inviteTickets,
    friendIsRewarded: config.INVITED_REWARD,
    rewardedCount: await countRewardedReferrals(db, memCd),
    friendsMax: config.REFERRERS_MAX,
    items: friends.rows.map(({ nickname, createdAt, rewardedAt, hasProof }) => ({
      nickname: hidden(nickname),
      joinedAt: createdAt.toISOString(),
      state: rewardedAt ? 'REWARDED' : hasProof ? 'NONE' : 'WAITING',
    })),
    nextCursor: friends.nextCursor,
  };
}

/** `지수의서랍` as `지**`: enough for who knows them, and no list of members for others. */
const hidden = (nickname: string): string => `${[...nickname][0] ?? ''}**`;

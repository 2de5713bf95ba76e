import type { Invitation, InvitedFriend } from '@hyangro/contracts/member/invitation.contract';
import type { BeautyForm } from '@hyangro/contracts/member/beauty.rules';
import type { MyProfile } from '@hyangro/contracts/member/profile.contract';

export const aBeauty = (values: Partial<BeautyForm> = {}): BeautyForm => ({
  skinType: null,
  skinTone: null,
  undertone: null,
  strength: null,
  finish: null,
  concern: [],
  scent: [],
  avoid: [],
  ...values,
});
export const aMyProfile = (values: Partial<MyProfile> = {}): MyProfile => ({
  nickname: '지수의서랍',
  avatarSeed: 'M0001',
  photoUrl: null,
  beauty: aBeauty(),
  isRewarded: false,
  ...values,
});
export const aFriend = (values: Partial<InvitedFriend> = {}): InvitedFriend => ({
  nickname: '민**',
  joinedAt: '2026-11-20T03:00:00.000Z',
  state: 'REWARDED',
  ...values,
});
export const anInvitation = (values: Partial<Invitation> = {}): Invitation => ({
  refId: 'HR12AB',
  points: 1_000,
  tickets: 3,
  friendIsRewarded: false,
  rewardedCount: 1,
  friendsMax: 50,
  items: [aFriend()],
  nextCursor: null,
  ...values,
});

import type { MemberProfile } from '@hyangro/contracts/ugc/profile.contract';

export const aProfile = (over: Partial<MemberProfile> = {}): MemberProfile => ({
  memCd: 'M0004' as MemberProfile['memCd'],
  nickname: '수연에스',
  avatarSeed: 'M0004',
  photoUrl: null,
  bio: '향은 적게 뿌려요',
  traits: { skinType: 'DRY', skinTone: 'T21', concern: ['PORE'] },
  counts: { reviews: 3, feeds: 1, talks: 2, followers: 10, following: 4 },
  isFollowed: false,
  canEdit: false,
  ...over,
});

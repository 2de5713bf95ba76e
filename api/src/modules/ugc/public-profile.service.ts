import type { MemCd } from '@hyangro/contracts/kit/schemas';
import { MANY_OF, ONE_OF } from '@hyangro/contracts/member/beauty.rules';
import type { MemberCard, MemberProfile, ProfileTab, PublicInfo } from '@hyangro/contracts/ugc/profile.contract';
import type { PublicInfoForm } from '@hyangro/contracts/ugc/profile.rules';
import type { Db, RootDb } from '../../platform/db/db';
import type { CallContext, MemberContext } from '../../platform/http/call';
import {
  countFollowers,
  countFollowing,
  deleteFollow,
  findFollows,
  findPublicInfo,
  findPublicProfile,
  findShownProfile,
  insertFollow,
  photoUrlOf,
  setPublicInfo,
  tellMembers,
} from '../member/public';
import { followedNews } from './community.messages';
import { authorOf } from './reader';
import { countPosts } from './stream.repository';
import { listPosts } from './stream.service';

type Reading = Pick<CallContext<'PROFILE_NOT_FOUND'>, 'locale' | 'member' | 'refuse'>;
interface Page {
  cursor?: string;
  limit: number;
}

/** What everybody may see of a member (R-PUB-12); none of who has left. */
export async function readPublicProfile(db: Db, memCd: MemCd, { member, refuse }: Reading): Promise<MemberProfile> {
  const shown = await findShownProfile(db, memCd, member?.memCd ?? null);
  if (!shown) return refuse('PROFILE_NOT_FOUND');
  const [posts, followers, following] = await Promise.all([countPosts(db, memCd), countFollowers(db, memCd), countFollowing(db, memCd)]);
  const { nickname, avatarSeed, photoKey, bio, beauty, showsTraits, isFollowed } = shown;
  return {
    memCd,
    nickname,
    avatarSeed,
    photoUrl: photoUrlOf(photoKey),
    bio,
    traits: showsTraits ? traitsOf(beauty) : null,
    counts: { reviews: posts.REVIEW, feeds: posts.FEED, talks: posts.TALK, followers, following },
    isFollowed,
    canEdit: member?.memCd === memCd,
  };
}

/** Only what is still offered as an answer. */
const traitsOf = (beauty: Readonly<Record<string, string | string[]>>): MemberProfile['traits'] => ({
  skinType: ONE_OF.skinType.find((answer) => answer === beauty['skinType']) ?? null,
  skinTone: ONE_OF.skinTone.find((answer) => answer === beauty['skinTone']) ?? null,
  concern: MANY_OF.concern.filter((answer) => [beauty['concern'] ?? []].flat().includes(answer)),
});

/** What a member wrote, of one kind or all. */
export async function listPostsOf(db: Db, memCd: string, tab: ProfileTab, page: Page, call: Reading) {
  await refuseUnknown(db, memCd, call);
  return listPosts(db, { memCd, ...(tab !== 'ALL' && { kinds: [tab] }) }, page, call);
}

/** Who follows a member, or whom they follow. */
export async function listFollows(db: Db, side: 'followers' | 'following', memCd: string, page: Page, call: Reading) {
  await refuseUnknown(db, memCd, call);
  const reader = call.member?.memCd ?? null;
  const { rows, nextCursor } = await findFollows(db, side, memCd, page, reader);
  return { items: rows.map((row): MemberCard => ({ ...authorOf(row), isMe: row.memCd === reader })), nextCursor };
}

type Following = Pick<MemberContext<'PROFILE_NOT_FOUND' | 'FOLLOW_SELF'>, 'member' | 'now' | 'refuse'>;

/** Follows a member; who is followed hears of it once. Counts are counted, so that no race makes them wrong. */
export async function follow(db: RootDb, target: string, { member, now, refuse }: Following) {
  const { memCd } = member;
  if (target === memCd) refuse('FOLLOW_SELF');
  await refuseUnknown(db, target, { refuse });
  await db.transaction(async (tx) => {
    if (await insertFollow(tx, memCd, target, now)) await tellMembers(tx, [target], followedNews(memCd), now);
  });
  return { isFollowed: true, followers: await countFollowers(db, target) };
}

export async function unfollow(db: Db, target: string, { member, refuse }: Pick<MemberContext<'PROFILE_NOT_FOUND'>, 'member' | 'refuse'>) {
  await refuseUnknown(db, target, { refuse });
  await deleteFollow(db, member.memCd, target);
  return { isFollowed: false, followers: await countFollowers(db, target) };
}

async function refuseUnknown(db: Db, memCd: string, { refuse }: Pick<CallContext<'PROFILE_NOT_FOUND'>, 'refuse'>): Promise<void> {
  if (!(await findPublicProfile(db, memCd))) refuse('PROFILE_NOT_FOUND');
}

/** What a member says of themselves (R-PUB-11), and whether they may write feeds (P-09). */
export const readPublicInfo = async (db: Db, { member: { memCd } }: Pick<MemberContext, 'member'>): Promise<PublicInfo> => ({
  memCd: memCd as MemCd,
  ...(await findPublicInfo(db, memCd)),
});

export async function changePublicInfo(db: Db, form: PublicInfoForm, call: Pick<MemberContext, 'member'>): Promise<PublicInfo> {
  await setPublicInfo(db, call.member.memCd, form);
  return readPublicInfo(db, call);
}

import * as z from 'zod';
import { contract } from '../kit/contract';
import { memCd } from '../kit/schemas';
import { postAuthor, streamOf, streamQuery } from './post.schemas';
import { publicInfoForm } from './profile.rules';
import { post } from './stream.contract';

/** Tabs of a profile. */
export const PROFILE_TABS = ['ALL', 'REVIEW', 'FEED', 'TALK'] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

/** What everybody may see of a member (R-PUB-11, R-PUB-12). */
export const memberProfile = z.object({
  memCd,
  nickname: z.string(),
  avatarSeed: z.string(),
  photoUrl: z.string().nullable(),
  /** Empty for who says nothing. */
  bio: z.string(),
  /** Of the beauty profile; null where the member does not show it. Answers that were left open are null and empty. */
  traits: z.object({ skinType: z.string().nullable(), skinTone: z.string().nullable(), concern: z.array(z.string()) }).nullable(),
  counts: z.object({ reviews: z.int(), feeds: z.int(), talks: z.int(), followers: z.int(), following: z.int() }),
  isFollowed: z.boolean(),
  /** The reader's own: they edit it, and nobody follows themselves. */
  canEdit: z.boolean(),
});
export type MemberProfile = z.infer<typeof memberProfile>;

/** A member in a list: whom the reader may follow, but for themselves. */
export const memberCard = postAuthor.extend({ isMe: z.boolean() });
export type MemberCard = z.infer<typeof memberCard>;

/** Own public profile, with what only the member is told. */
export const publicInfo = publicInfoForm.extend({
  memCd,
  /** The member may write feeds (P-09). */
  canWriteFeed: z.boolean(),
});
export type PublicInfo = z.infer<typeof publicInfo>;

const target = z.object({ targetMemCd: memCd });

export const publicProfileContract = contract({
  'GET /profiles/:targetMemCd': {
    summary: 'A member’s public profile with its counters; none of who has left',
    source: 'R-PUB-12, R-PUB-11',
    access: 'guest',
    params: target,
    ok: memberProfile,
    refusals: ['PROFILE_NOT_FOUND'],
  },
  'GET /profiles/:targetMemCd/posts': {
    summary: 'What a member wrote, newest first, of one kind or all',
    source: 'R-PUB-12',
    access: 'guest',
    params: target,
    query: streamQuery(12).extend({ tab: z.enum(PROFILE_TABS).default('ALL') }),
    ok: streamOf(post),
    refusals: ['PROFILE_NOT_FOUND'],
  },
  'GET /profiles/:targetMemCd/followers': {
    summary: 'Who follows a member, newest first',
    source: 'R-PUB-12, API-D22',
    access: 'guest',
    params: target,
    query: streamQuery(20),
    ok: streamOf(memberCard),
    refusals: ['PROFILE_NOT_FOUND'],
  },
  'GET /profiles/:targetMemCd/following': {
    summary: 'Whom a member follows, newest first',
    source: 'R-PUB-12, API-D22',
    access: 'guest',
    params: target,
    query: streamQuery(20),
    ok: streamOf(memberCard),
    refusals: ['PROFILE_NOT_FOUND'],
  },
  'PUT /profiles/:targetMemCd/follow': {
    summary: 'Follow a member; again it does nothing. They hear of it once',
    source: 'API-D22',
    access: 'member',
    params: target,
    ok: z.object({ isFollowed: z.boolean(), followers: z.int() }),
    refusals: ['PROFILE_NOT_FOUND', 'FOLLOW_SELF'],
  },
  'DELETE /profiles/:targetMemCd/follow': {
    summary: 'Follow a member no longer; harmless for who does not',
    source: 'API-D22',
    access: 'member',
    params: target,
    ok: z.object({ isFollowed: z.boolean(), followers: z.int() }),
    refusals: ['PROFILE_NOT_FOUND'],
  },
  'GET /member/public-profile': {
    summary: 'What the member says of themselves, whether their beauty profile is shown, and whether they may write feeds',
    source: 'R-PUB-11, P-09',
    access: 'member',
    ok: publicInfo,
  },
  'PUT /member/public-profile': {
    summary: 'Change what everybody may see',
    source: 'R-PUB-11',
    access: 'member',
    body: publicInfoForm,
    ok: publicInfo,
  },
});

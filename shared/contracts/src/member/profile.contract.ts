import * as z from 'zod';
import { BEAUTY_REWARD_FROM, REWARDS } from '../constants';
import { contract } from '../kit/contract';
import { PHOTO_MAX_BYTES, PHOTO_TYPES } from '../order/claim.rules';
import { beautyForm, beautySaving } from './beauty.rules';
import { profileForm } from './sign-up.rules';

/** A member's own profile. */
export const myProfile = z.object({
  nickname: z.string(),
  avatarSeed: z.string(),
  /** Null for the orb of the seed. */
  photoUrl: z.string().nullable(),
  beauty: beautyForm,
  /** The points of the beauty profile were given. */
  isRewarded: z.boolean(),
});
export type MyProfile = z.infer<typeof myProfile>;

export const profileContract = contract({
  'GET /member/profile': {
    summary: 'The member’s own public and beauty profile',
    source: 'R-MY-03, API-D25',
    access: 'member',
    ok: myProfile,
  },
  'PUT /member/profile': {
    summary: 'Change the nickname',
    source: 'R-MY-03, V-NK1',
    access: 'member',
    body: profileForm,
    ok: z.object({ nickname: z.string() }),
    refusals: ['NICKNAME_TAKEN'],
  },
  'POST /member/profile/photo': {
    summary: 'Take a picture as the member’s photo, without its metadata, in place of the one before; everybody may see it',
    source: 'R-MY-03',
    access: 'member',
    status: 201,
    /** The file itself; whether it is a photo, and of how many pixels, is told by its content (`claim.v0007`, `claim.v0011`). */
    body: z.file(),
    consumes: PHOTO_TYPES,
    bodyMaxBytes: PHOTO_MAX_BYTES,
    ok: z.object({ photoUrl: z.string() }),
    refusals: ['PROFILE_PHOTO_LIMIT'],
  },
  'DELETE /member/profile/photo': {
    summary: 'Take the photo away; harmless without one',
    source: 'R-MY-03',
    access: 'member',
    ok: z.void(),
    status: 204,
  },
  'PUT /member/beauty-profile': {
    summary: `Save the beauty profile; the first with ${BEAUTY_REWARD_FROM} or more chosen brings ${REWARDS.beautyProfilePoints} points, once; ingredients that were changed elsewhere since the form began are kept`,
    source: 'API-D25, K-BTY',
    access: 'member',
    body: beautySaving,
    ok: z.object({ beauty: beautyForm, rewardPoints: z.int().min(0) }),
  },
});

import * as z from 'zod';
import { moderation } from '@hyangro/contracts/ugc/moderation.schemas';
import { traits } from '@hyangro/contracts/ugc/review.rules';
import { MANY_OF, ONE_OF } from '@hyangro/contracts/member/beauty.rules';

const locale = z.enum(['ko', 'en', 'cn']);
const media = z.array(z.object({ type: z.enum(['IMAGE', 'VIDEO']), ref: z.string() }));
const post = z.object({
  ugcCd: z.string(),
  memCd: z.string(),
  locale,
  createdDaysAgo: z.number(),
  likeCnt: z.int().min(0),
  isBest: z.boolean(),
});

export const reviewsFile = z.array(
  post.extend({
    productCd: z.string(),
    optionCd: z.string().nullable(),
    rating: z.int().min(1).max(5),
    title: z.string(),
    content: z.string().min(30),
    skinType: z.string().nullable(),
    skinTone: z.enum(ONE_OF.skinTone).nullable(),
    concerns: z.array(z.enum(MANY_OF.concern)),
    ageBand: z.string().nullable(),
    traits,
    /** Members among those who find it helpful; `likeCnt` counts them too. */
    likedBy: z.array(z.string()),
    /** Nobody but its author sees it, and why. */
    hidden: moderation
      .pick({ state: true, cause: true, note: true })
      .extend({ found: z.string().nullable(), daysAgo: z.number() })
      .optional(),
    media,
    comments: z.array(z.object({ commentCd: z.string(), memCd: z.string(), createdDaysAgo: z.number(), text: z.string() })),
  }),
);

export const feedsFile = z.array(post.extend({ text: z.string().max(50), products: z.array(z.string()).max(10), media }));

export const talksFile = z.array(
  post.extend({
    talkType: z.enum(['QUESTION', 'VOTE']),
    title: z.string(),
    text: z.string(),
    locked: z.boolean(),
    products: z.array(z.string()),
    vote: z.object({ productCds: z.array(z.string()).min(2).max(4), counts: z.array(z.int().min(0)) }).nullable(),
    answers: z.array(
      z.object({ answerCd: z.string(), memCd: z.string(), createdDaysAgo: z.number(), text: z.string(), adopted: z.boolean() }),
    ),
  }),
);

export interface UgcFiles {
  reviews: z.infer<typeof reviewsFile>;
  feeds: z.infer<typeof feedsFile>;
  talks: z.infer<typeof talksFile>;
}

import * as z from 'zod';

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
    ageBand: z.string().nullable(),
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

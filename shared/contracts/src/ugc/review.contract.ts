import * as z from 'zod';
import { contract } from '../kit/contract';
import { instant, memCd, pageOf, productCd, queryFlag, queryInt, ugcCd } from '../kit/schemas';

export const reviewMedia = z.object({ type: z.enum(['IMAGE', 'VIDEO']), url: z.string() });
/** Review (E-17, E-18). */
export const review = z.object({
  ugcCd,
  kind: z.literal('REVIEW'),
  rating: z.int().min(1).max(5),
  title: z.string(),
  content: z.string(),
  locale: z.string(),
  author: z.object({
    memCd,
    nickname: z.string(),
    avatarSeed: z.string(),
    skinType: z.string().nullable(),
    ageBand: z.string().nullable(),
  }),
  product: z.object({ productCd, brandNm: z.string(), productNm: z.string(), imgMainUrl: z.string(), optionNm: z.string().nullable() }),
  media: z.array(reviewMedia),
  likeCnt: z.int(),
  commentCnt: z.int(),
  isBest: z.boolean(),
  createdAt: instant,
});
export type Review = z.infer<typeof review>;

export const reviewSummary = z.object({
  count: z.int(),
  average: z.number().nullable(),
  /** Number of reviews with 5, 4, 3, 2, 1 stars. */
  distribution: z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()]),
  photos: z.array(z.object({ ugcCd, url: z.string() })),
  photoCount: z.int(),
});
export type ReviewSummary = z.infer<typeof reviewSummary>;

export const REVIEW_SORTS = ['helpful', 'newest', 'lowest'] as const;

export const reviewContract = contract({
  'GET /reviews/best': {
    summary: 'Best reviews',
    source: 'R-UGC-01',
    access: 'guest',
    query: z.object({ cursor: z.string().max(200).optional(), limit: queryInt(1, 40, 20) }),
    ok: pageOf(review),
  },
  'GET /reviews/:ugcCd': {
    summary: 'One review',
    source: 'R-UGC-01',
    access: 'guest',
    params: z.object({ ugcCd }),
    ok: review,
    refusals: ['REVIEW_NOT_FOUND'],
  },
  'GET /product/:productCd/reviews': {
    summary: 'Reviews of a product with their summary',
    source: 'API-D09, R-UGC-02',
    access: 'guest',
    params: z.object({ productCd }),
    query: z.object({
      sort: z.enum(REVIEW_SORTS).default('helpful'),
      rating: z.coerce.number().int().min(1).max(5).optional(),
      photosOnly: queryFlag,
      cursor: z.string().max(200).optional(),
      limit: queryInt(1, 40, 10),
    }),
    ok: pageOf(review).extend({ summary: reviewSummary }),
    refusals: ['PRODUCT_NOT_FOUND'],
  },
});

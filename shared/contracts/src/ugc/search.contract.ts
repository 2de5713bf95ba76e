import * as z from 'zod';
import { contract } from '../kit/contract';
import { instant, memCd, pageOf, productCd, queryInt, ugcCd } from '../kit/schemas';
import { keyword } from '../search/search.contract';
import { review, reviewMedia } from './review.contract';

/** A short post with pictures and the products in them (E-17). */
export const feed = z.object({
  ugcCd,
  kind: z.literal('FEED'),
  text: z.string(),
  locale: z.string(),
  author: z.object({ memCd, nickname: z.string(), avatarSeed: z.string() }),
  products: z.array(z.object({ productCd, brandNm: z.string(), productNm: z.string(), imgMainUrl: z.string() })),
  media: z.array(reviewMedia),
  likeCnt: z.int(),
  commentCnt: z.int(),
  createdAt: instant,
});
export type Feed = z.infer<typeof feed>;

const query = z.object({ keyword, cursor: z.string().max(200).optional(), limit: queryInt(1, 40, 12) });
/** What was searched for in the end: put right where it was mistyped. */
const found = { keyword: z.string() };

export const ugcSearchContract = contract({
  'GET /search/reviews': {
    summary: 'Reviews whose text or product matches, the most liked first',
    source: 'R-HOM-17',
    access: 'guest',
    query,
    ok: pageOf(review).extend(found),
  },
  'GET /search/feeds': {
    summary: 'Feeds whose text or products match, the most liked first',
    source: 'R-HOM-18',
    access: 'guest',
    query,
    ok: pageOf(feed).extend(found),
  },
});

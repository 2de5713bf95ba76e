import * as z from 'zod';
import { contract } from '../kit/contract';
import { productCd, ugcCd } from '../kit/schemas';
import { feedForm, feedPin } from './feed.rules';
import { postAuthor, postMarks, postProduct, streamOf, streamQuery } from './post.schemas';
import { reviewMedia } from './review.contract';

/** A short post with pictures and the products in them (E-17). */
export const feed = z.object({
  ...postMarks,
  kind: z.literal('FEED'),
  text: z.string(),
  author: postAuthor,
  /** Each with its place on a photo; null for what the post names without one. */
  products: z.array(postProduct.extend({ pin: feedPin.omit({ productCd: true }).nullable() })),
  media: z.array(reviewMedia),
  /** An answer that shows it was adopted: no more edits or deletions (R-UGC-06). */
  isLocked: z.boolean(),
});
export type Feed = z.infer<typeof feed>;

const byCode = z.object({ ugcCd });

export const feedContract = contract({
  'GET /feeds': {
    summary: 'Feeds, newest first',
    source: 'API-D22, R-UGC-11',
    access: 'guest',
    query: streamQuery(20),
    ok: streamOf(feed),
  },
  'GET /feeds/best': {
    summary: 'Feeds, the chosen ones first, then the most liked',
    source: 'API-D22, R-UGC-05',
    access: 'guest',
    query: streamQuery(20),
    ok: streamOf(feed),
  },
  'GET /feeds/:ugcCd': {
    summary: 'One feed',
    source: 'API-D22, R-UGC-05',
    access: 'guest',
    params: byCode,
    ok: feed,
    refusals: ['FEED_NOT_FOUND'],
  },
  'GET /product/:productCd/feeds': {
    summary: 'Feeds that show a product, newest first',
    source: 'API-D22',
    access: 'guest',
    params: z.object({ productCd }),
    query: streamQuery(12),
    ok: streamOf(feed),
    refusals: ['PRODUCT_NOT_FOUND'],
  },
  'POST /feeds': {
    summary: 'Write a feed; only members with the right to',
    source: 'API-D22, R-UGC-07, V-FD1, V-FD2, P-09',
    access: 'member',
    body: feedForm,
    status: 201,
    ok: feed,
    idempotent: true,
    refusals: ['FEED_NO_RIGHT', 'UGC_BANNED'],
  },
  'PUT /feeds/:ugcCd': {
    summary: 'Change an own feed; `mediaKeys` may name files that it has',
    source: 'API-D22, R-UGC-06, ST-ADP-01',
    access: 'member',
    params: byCode,
    body: feedForm,
    ok: feed,
    refusals: ['FEED_NOT_FOUND', 'UGC_NOT_MINE', 'UGC_ADOPTED', 'UGC_BANNED'],
  },
  'DELETE /feeds/:ugcCd': {
    summary: 'Delete an own feed with its pictures, likes and comments',
    source: 'API-D22, ST-ADP-01',
    access: 'member',
    params: byCode,
    ok: z.void(),
    status: 204,
    refusals: ['FEED_NOT_FOUND', 'UGC_NOT_MINE', 'UGC_ADOPTED'],
  },
});

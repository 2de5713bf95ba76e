import * as z from 'zod';
import { REVIEW, REWARDS } from '../constants';
import { contract } from '../kit/contract';
import { instant, orderCd, pageOf, productCd, queryFlag, queryInt, ugcCd } from '../kit/schemas';
import { LOCALES } from '../locales';
import { MANY_OF, ONE_OF } from '../member/beauty.rules';
import { postMedia } from './media.contract';
import { postAuthor, postMarks, postProduct, streamOf } from './post.schemas';
import { newReview, orderLine, reviewForm, trait, traits } from './review.rules';

export const reviewMedia = postMedia;

const reviewedProduct = postProduct.extend({ optionNm: z.string().nullable() });

/** Review (E-17, E-18). What it says of its author's skin was so when it was written. */
export const review = z.object({
  ...postMarks,
  kind: z.literal('REVIEW'),
  rating: z.int().min(1).max(5),
  title: z.string(),
  content: z.string(),
  author: postAuthor.extend({ skinTone: z.string().nullable(), concern: z.array(z.string()), ageBand: z.string().nullable() }),
  product: reviewedProduct,
  traits,
  media: z.array(reviewMedia),
});
export type Review = z.infer<typeof review>;

/** What reviews are filtered by besides stars, photos and "like me". */
export const REVIEW_FACETS = ['skinType', 'skinTone', 'skinConcern', 'ageBand', 'locale'] as const;
export type ReviewFacet = (typeof REVIEW_FACETS)[number];

export const reviewSummary = z.object({
  count: z.int(),
  average: z.number().nullable(),
  /** Number of reviews with 5, 4, 3, 2, 1 stars. */
  distribution: z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()]),
  photos: z.array(z.object({ ugcCd, url: z.string() })),
  photoCount: z.int(),
  /** Averages of what was measured, 1 to 5, in the order of the form; empty where nobody measured. */
  traits: z.array(z.object({ trait, average: z.number(), count: z.int() })),
  /** How many reviews each choice of a filter finds, alone; choices that find none are left out. */
  facets: z.array(z.object({ facet: z.enum(REVIEW_FACETS), value: z.string(), count: z.int() })),
});
export type ReviewSummary = z.infer<typeof reviewSummary>;

export const REVIEW_SORTS = ['helpful', 'newest', 'highest', 'lowest'] as const;
export const AGE_BANDS = ['10s', '20s', '30s', '40s', '50s', '60s'] as const;

/** Reviews of a page, unless another length is asked for. */
export const REVIEWS_PER_PAGE = { product: 10, all: 20 } as const;

const paging = (limit: number) => ({ cursor: z.string().max(200).optional(), limit: queryInt(1, 40, limit) });

/** Filters of reviews. Those in the reader's own language come first, whatever the order. */
const filters = {
  rating: z.coerce.number().int().min(1).max(5).optional(),
  photosOnly: queryFlag,
  skinType: z.enum(ONE_OF.skinType).optional(),
  skinTone: z.enum(ONE_OF.skinTone).optional(),
  skinConcern: z.enum(MANY_OF.concern).optional(),
  ageBand: z.enum(AGE_BANDS).optional(),
  locale: z.enum(LOCALES).optional(),
  /** Of members with the caller's type of skin and, where the caller named concerns, one of them. Without a beauty profile nobody is. */
  likeMe: queryFlag,
};
/** Whether `likeMe` can find anybody: the caller is a member whose beauty profile says something of their skin. */
const knowsMe = { knowsMe: z.boolean() };

/** A confirmed line of which no review was written yet. */
export const writable = z.object({
  ...orderLine.shape,
  product: reviewedProduct,
  /** Traits that its form measures. */
  traits: z.array(trait),
  confirmedAt: instant,
  /** What it brings without and with a photo or video; 0 where it was given before. */
  rewards: z.object({ text: z.int().min(0), photo: z.int().min(0) }),
});
export type Writable = z.infer<typeof writable>;

export const reviewContract = contract({
  'GET /reviews': {
    summary: 'All reviews, the reader’s own language first',
    source: 'R-UGC-10',
    access: 'guest',
    query: z.object({ sort: z.enum(['newest', 'helpful']).default('newest'), ...filters, ...paging(REVIEWS_PER_PAGE.all) }),
    ok: streamOf(review).extend(knowsMe),
  },
  'GET /reviews/best': {
    summary: 'Best reviews',
    source: 'R-UGC-01',
    access: 'guest',
    query: z.object(paging(REVIEWS_PER_PAGE.all)),
    ok: pageOf(review),
  },
  'GET /reviews/:ugcCd': {
    summary: 'One review; its author also sees one that is out of sight',
    source: 'R-UGC-01',
    access: 'guest',
    params: z.object({ ugcCd }),
    ok: review,
    refusals: ['REVIEW_NOT_FOUND'],
  },
  'GET /product/:productCd/reviews': {
    summary: 'Reviews of a product with their summary, the reader’s own language first. Of several filters `totalCount` stops at 1,000',
    source: 'API-D09, R-UGC-02',
    access: 'guest',
    params: z.object({ productCd }),
    query: z.object({ sort: z.enum(REVIEW_SORTS).default('helpful'), ...filters, ...paging(REVIEWS_PER_PAGE.product) }),
    ok: pageOf(review).extend({ summary: reviewSummary, ...knowsMe }),
    refusals: ['PRODUCT_NOT_FOUND'],
  },
  'POST /reviews': {
    summary: `Write a review of a confirmed line, one of each product and ${REVIEW.perDay} a day; it brings ${REWARDS.reviewPoints} points, ${REWARDS.photoReviewPoints} with a photo or video, once per product. Words or links that wait for a look bring them once it is shown`,
    source: 'API-D21, R-UGC-04, ERR-M08, ERR-M09',
    access: 'member',
    body: newReview,
    idempotent: true,
    status: 201,
    ok: z.object({ review, rewardPoints: z.int().min(0) }),
    refusals: ['UGC_BANNED', 'REVIEW_LINE_NOT_FOUND', 'REVIEW_UNCONFIRMED', 'REVIEW_EXISTS', 'REVIEW_DAILY_LIMIT'],
  },
  'PUT /reviews/:ugcCd': {
    summary: 'Change one’s own review, as long as nobody liked it or commented on it',
    source: 'API-D21, R-UGC-03, ST-REV-01',
    access: 'member',
    params: z.object({ ugcCd }),
    body: reviewForm,
    ok: review,
    refusals: ['UGC_BANNED', 'REVIEW_NOT_FOUND', 'REVIEW_LOCKED'],
  },
  'DELETE /reviews/:ugcCd': {
    summary: 'Delete one’s own review, as long as nobody liked it or commented on it',
    source: 'API-D21, ST-REV-01',
    access: 'member',
    params: z.object({ ugcCd }),
    ok: z.void(),
    status: 204,
    refusals: ['REVIEW_NOT_FOUND', 'REVIEW_LOCKED'],
  },
  'GET /mypage/reviews/writable': {
    summary: 'Confirmed lines whose product the member has not reviewed, newest first; one line of each product',
    source: 'R-MY-21, R-UGC-04',
    access: 'member',
    /** With a product its line alone: what a link from its reviews leads to. */
    query: z.object({ ...paging(REVIEWS_PER_PAGE.all), productCd: productCd.optional() }),
    ok: pageOf(writable),
  },
  'GET /mypage/reviews/writable/:orderCd/:lineNo': {
    summary: 'What a review of this line is about, for its form',
    source: 'R-UGC-04',
    access: 'member',
    params: z.object({ orderCd, lineNo: z.coerce.number().int().min(1).max(1_000) }),
    ok: writable,
    refusals: ['REVIEW_LINE_NOT_FOUND', 'REVIEW_UNCONFIRMED', 'REVIEW_EXISTS'],
  },
  'GET /mypage/reviews/written': {
    summary: 'The member’s own reviews, newest first, those out of sight among them',
    source: 'R-MY-21',
    access: 'member',
    query: z.object(paging(REVIEWS_PER_PAGE.all)),
    ok: pageOf(review),
  },
});

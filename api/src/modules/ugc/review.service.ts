import type * as z from 'zod';
import { TRAIT_NAMES } from '@hyangro/contracts/ugc/review.rules';
import { REVIEW_FACETS, type Review, type ReviewSummary, type reviewContract } from '@hyangro/contracts/ugc/review.contract';
import type { Db } from '../../platform/db/db';
import type { CallContext, MemberContext } from '../../platform/http/call';
import { findBeautyProfile } from '../member/public';
import { readerOf } from './reader';
import { reviewOf } from './review.presenter';
import {
  countAllReviews,
  countReviews,
  countReviewsOf,
  facetOf,
  findReview,
  findReviews,
  readOverview,
  FEW,
  type ReviewFilter,
  type ReviewPage,
} from './review.repository';

type Call = Pick<CallContext, 'locale' | 'member'>;
type Query = z.output<(typeof reviewContract)['GET /product/:productCd/reviews']['query']>;
/** Filters as they are asked for. */
export type Asked = Omit<Query, 'sort' | 'cursor' | 'limit'>;

/** One review (R-UGC-01). */
export async function readReview(db: Db, ugcCd: string, call: Call & Pick<CallContext<'REVIEW_NOT_FOUND'>, 'refuse'>): Promise<Review> {
  const reader = readerOf(call);
  return reviewOf((await findReview(db, ugcCd, reader)) ?? call.refuse('REVIEW_NOT_FOUND'), reader);
}

/** All reviews, those chosen as best first, then the most liked. */
export const listBest = async (db: Db, page: Omit<ReviewPage, 'sort'>, call: Call) => ({
  ...(await list(db, {}, { ...page, sort: 'best' }, call)),
  totalCount: await countAllReviews(db),
});

/** The stream of all reviews, the reader's own language first (R-UGC-10). */
export async function listAll(db: Db, asked: Asked, page: ReviewPage, call: Call) {
  const { filter, knowsMe } = await understood(db, asked, call);
  if (!filter) return { ...NONE, knowsMe };
  const isFiltered = [...(filter.facets ?? []), ...(filter.oneOf ?? [])].length > 0;
  const few = isFiltered && isFew(filter, await countReviews(db, filter));
  return { ...(await list(db, filter, { ...page, isFew: few }, call)), knowsMe };
}

/** The member's own reviews, newest first, those out of sight among them (R-MY-21). */
export const listWritten = async (db: Db, page: Omit<ReviewPage, 'sort'>, call: Pick<MemberContext, 'locale' | 'member'>) => ({
  ...(await list(db, { memCd: call.member.memCd }, { ...page, sort: 'written' }, call)),
  totalCount: await countReviewsOf(db, call.member.memCd),
});

/** Reviews of a product with a summary of all of them, whatever the filter (R-UGC-02). */
export async function listOfProduct(
  db: Db,
  productCd: string,
  asked: Asked,
  page: ReviewPage,
  call: Call & Pick<CallContext<'PRODUCT_NOT_FOUND'>, 'refuse'>,
) {
  const overview = (await readOverview(db, productCd)) ?? call.refuse('PRODUCT_NOT_FOUND');
  const { filter, knowsMe } = await understood(db, asked, call);
  const summary = summarize(overview);
  if (!filter) return { ...NONE, totalCount: 0, summary, knowsMe };
  const wanted = { ...filter, productCd };
  const totalCount = await totalOf(db, wanted, overview.counts);
  return { ...(await list(db, wanted, { ...page, isFew: isFew(filter, totalCount) }, call)), totalCount, summary, knowsMe };
}

/** Of all reviews none are few: without a filter one index has their order. */
const isFew = ({ facets = [], oneOf = [] }: ReviewFilter, found: number) => facets.length + oneOf.length > 0 && found < FEW;

const NONE = { items: [], nextCursor: null };

async function list(db: Db, filter: ReviewFilter, page: ReviewPage & { isFew?: boolean }, call: Call) {
  const reader = readerOf(call);
  const { rows, nextCursor } = await findReviews(db, filter, page, reader);
  return { items: rows.map((row) => reviewOf(row, reader)), nextCursor };
}

/** What is asked for as facets; no filter where nobody can be found: who asks for people like themselves has told nothing of their skin. */
async function understood(
  db: Db,
  { likeMe, photosOnly, ...choices }: Asked,
  { member }: Call,
): Promise<{ filter: ReviewFilter | null; knowsMe: boolean }> {
  const facets = Object.entries(choices).flatMap(([by, value]) => (value === undefined ? [] : [facetOf(by, value)]));
  if (photosOnly) facets.push('photo');
  const { skinType, concern } = member ? await findBeautyProfile(db, member.memCd) : {};
  const concerns = [concern ?? []].flat();
  const knowsMe = typeof skinType === 'string' || concerns.length > 0;
  if (!likeMe) return { filter: { facets }, knowsMe };
  if (!knowsMe) return { filter: null, knowsMe };
  if (typeof skinType === 'string') facets.push(facetOf('skinType', skinType));
  return { filter: { facets, oneOf: concerns.map((each) => facetOf('skinConcern', each)) }, knowsMe };
}

type Overview = NonNullable<Awaited<ReturnType<typeof readOverview>>>;

/** What one choice finds is kept; of several it is counted. */
function totalOf(db: Db, filter: ReviewFilter, counts: Overview['counts']): number | Promise<number> {
  const { facets = [], oneOf = [] } = filter;
  const [only = 'all', second] = facets;
  return second === undefined && oneOf.length === 0 ? (counts.get(only)?.cnt ?? 0) : countReviews(db, filter);
}

function summarize({ counts, photos }: Overview): ReviewSummary {
  const of = (facet: string) => counts.get(facet) ?? { cnt: 0, total: 0 };
  const stars = (rating: number) => of(facetOf('rating', rating)).cnt;
  const all = of('all');
  const photoCount = of('photo').total;
  const measured = TRAIT_NAMES.map((trait) => ({ trait, ...of(facetOf('trait', trait)) })).filter(({ cnt }) => cnt > 0);
  return {
    count: all.cnt,
    average: all.cnt === 0 ? null : rounded(all.total / all.cnt),
    distribution: [stars(5), stars(4), stars(3), stars(2), stars(1)],
    photos,
    photoCount,
    traits: measured.map(({ trait, cnt, total }) => ({ trait, average: rounded(total / cnt), count: cnt })),
    facets: [...counts].flatMap(([name, { cnt }]) => {
      const [by, value = ''] = name.split(':');
      const facet = REVIEW_FACETS.find((each) => each === by);
      return facet && cnt > 0 ? [{ facet, value, count: cnt }] : [];
    }),
  };
}

/** To one place. */
const rounded = (value: number): number => Math.round(value * 10) / 10;

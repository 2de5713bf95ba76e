import type { Locale } from '@hyangro/contracts/locales';
import type { Review, ReviewSummary } from '@hyangro/contracts/ugc/review.contract';
import type { Db } from '../../platform/db/db';
import type { CallContext } from '../../platform/http/call';
import { isProductOnSale } from '../catalog/public';
import { reviewOf } from './review.presenter';
import { countByRating, countReviews, findPhotos, findReviews, type ReviewFilter, type ReviewPage } from './review.repository';

const PHOTOS_SHOWN = 12;

export async function readReview(
  db: Db,
  ugcCd: string,
  { locale, refuse }: Pick<CallContext<'REVIEW_NOT_FOUND'>, 'locale' | 'refuse'>,
): Promise<Review> {
  const { rows } = await findReviews(db, { ugcCd }, { sort: 'best', limit: 1 }, locale);
  return reviewOf(rows[0] ?? refuse('REVIEW_NOT_FOUND'));
}

/** All reviews, those chosen as best first, then the most liked. */
export const listBest = (db: Db, page: Omit<ReviewPage, 'sort'>, locale: Locale) => list(db, {}, { ...page, sort: 'best' }, locale);

/** Reviews of a product with a summary of all of them, whatever the filter. */
export async function listOfProduct(
  db: Db,
  productCd: string,
  filter: ReviewFilter,
  page: ReviewPage,
  { locale, refuse }: Pick<CallContext<'PRODUCT_NOT_FOUND'>, 'locale' | 'refuse'>,
) {
  if (!(await isProductOnSale(db, productCd))) refuse('PRODUCT_NOT_FOUND');
  return { ...(await list(db, { ...filter, productCd }, page, locale)), summary: await summarize(db, productCd) };
}

async function list(db: Db, filter: ReviewFilter, page: ReviewPage, locale: Locale) {
  const { rows, nextCursor } = await findReviews(db, filter, page, locale);
  return { items: rows.map(reviewOf), totalCount: await countReviews(db, filter), nextCursor };
}

async function summarize(db: Db, productCd: string): Promise<ReviewSummary> {
  const counts = await countByRating(db, productCd);
  const of = (stars: number) => counts.get(stars) ?? 0;
  const stars = [...counts].reduce((sum, [rating, total]) => sum + rating * total, 0);
  const count = [...counts.values()].reduce((sum, total) => sum + total, 0);
  const photos = await findPhotos(db, productCd, PHOTOS_SHOWN);
  return {
    count,
    average: count === 0 ? null : Math.round((stars / count) * 10) / 10,
    distribution: [of(5), of(4), of(3), of(2), of(1)],
    photos: photos.map(({ ugcCd, url }) => ({ ugcCd, url })),
    photoCount: photos[0]?.total ?? 0,
  };
}

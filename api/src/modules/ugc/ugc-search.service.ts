import type { Locale } from '@hyangro/contracts/locales';
import type { Db } from '../../platform/db/db';
import { countFeeds, findFeeds } from './feed.repository';
import { feedOf } from './feed.presenter';
import { wordsOf, type Wanted } from './found-by';
import { goodsFoundBy } from './goods-found';
import { reviewOf } from './review.presenter';
import { countReviews, findReviews } from './review.repository';

interface Search {
  keyword: string;
  cursor?: string;
  limit: number;
}

/** Reviews that say the term, or are about goods that it finds (R-HOM-17). */
export async function searchReviews(db: Db, { keyword: typed, ...page }: Search, locale: Locale) {
  const { keyword, wanted } = await understand(db, typed);
  const { rows, nextCursor } = await findReviews(db, { wanted }, { ...page, sort: 'best' }, locale);
  return { keyword, items: rows.map(reviewOf), totalCount: await countReviews(db, { wanted }), nextCursor };
}

/** Feeds that say the term, or show goods that it finds (R-HOM-18). */
export async function searchFeeds(db: Db, { keyword: typed, ...page }: Search, locale: Locale) {
  const { keyword, wanted } = await understand(db, typed);
  const { rows, nextCursor } = await findFeeds(db, wanted, page, locale);
  return { keyword, items: rows.map(feedOf), totalCount: await countFeeds(db, wanted), nextCursor };
}

/** The term as the shop's search reads it, put right where it was mistyped, with the goods that it finds. */
async function understand(db: Db, typed: string): Promise<{ keyword: string; wanted: Wanted }> {
  const { keyword, productCds } = await goodsFoundBy(db, typed);
  return { keyword, wanted: { words: wordsOf(keyword), productCds } };
}

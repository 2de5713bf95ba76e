import type { Db } from '../../platform/db/db';
import type { CallContext } from '../../platform/http/call';
import { goodsOfPhrase } from '../search/public';
import { countFeeds, findFeeds } from './feed.repository';
import { feedOf } from './feed.presenter';
import { wordsOf, type Wanted } from './found-by';
import { readerOf } from './reader';
import { reviewOf } from './review.presenter';
import { countReviews, findReviews } from './review.repository';

interface Search {
  keyword: string;
  cursor?: string;
  limit: number;
}
type Call = Pick<CallContext, 'locale' | 'now' | 'member'>;

/** Reviews that say the term, or are about goods that it finds (R-HOM-17). */
export async function searchReviews(db: Db, { keyword: typed, ...page }: Search, call: Call, wonPerDollar: number) {
  const count = (wanted: Wanted) => countReviews(db, { wanted });
  const { keyword, wanted } = await understand(db, typed, call, wonPerDollar, count);
  const reader = readerOf(call);
  const { rows, nextCursor } = await findReviews(db, { wanted }, { ...page, sort: 'best' }, reader);
  return { keyword, items: rows.map((row) => reviewOf(row, reader)), totalCount: await count(wanted), nextCursor };
}

/** Feeds that say the term, or show goods that it finds (R-HOM-18). */
export async function searchFeeds(db: Db, { keyword: typed, ...page }: Search, call: Call, wonPerDollar: number) {
  const count = (wanted: Wanted) => countFeeds(db, wanted);
  const { keyword, wanted } = await understand(db, typed, call, wonPerDollar, count);
  const reader = readerOf(call);
  const { rows, nextCursor } = await findFeeds(db, { wanted }, { ...page, order: 'best' }, reader);
  return { keyword, items: rows.map((row) => feedOf(row, reader)), totalCount: await count(wanted), nextCursor };
}

/** What is looked for: the term as the shop's search reads it, put right only where nobody wrote it as it was typed. */
async function understand(
  db: Db,
  typed: string,
  call: Call,
  wonPerDollar: number,
  count: (wanted: Wanted) => Promise<number>,
): Promise<{ keyword: string; wanted: Wanted }> {
  const { keyword, isCorrected, productCds } = await goodsOfPhrase(db, typed, call, wonPerDollar);
  const asTyped: Wanted = { words: wordsOf(typed), productCds: [] };
  if (isCorrected && (await count(asTyped)) > 0) return { keyword: typed, wanted: asTyped };
  return { keyword, wanted: { words: wordsOf(keyword), productCds } };
}

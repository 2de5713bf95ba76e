/** One page of a ranked list to ask for: products already there, and how many more. */
export interface RankingPage {
  pageStart: number;
  displayLimit: number;
}

const PAGE_SIZE = 20;

const pageAt = (loaded: number, limit: number): RankingPage => ({
  pageStart: loaded,
  displayLimit: Math.max(1, Math.min(PAGE_SIZE, limit - loaded)),
});

/** First page after the `shown` products of the layout. */
export const firstRankingPage = (shown: number, limit: number): RankingPage => pageAt(shown, limit);

/**
 * Page that follows, or null: more is loaded only while fewer than `limit` are there, and an empty answer ends it (ST-RANK).
 * @param sizes products of each page loaded so far
 */
export function nextRankingPage(shown: number, sizes: readonly number[], limit: number): RankingPage | null {
  const loaded = sizes.reduce((sum, size) => sum + size, shown);
  if (loaded >= limit || sizes.at(-1) === 0) return null;
  return pageAt(loaded, limit);
}

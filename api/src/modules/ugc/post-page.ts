import { decodeCursor, isCursorInstant } from '../../platform/db/cursor';

/** `best`: chosen ones first, then the most liked. */
export type PostOrder = 'best' | 'newest';

export interface PostPage {
  order: PostOrder;
  cursor?: string;
  limit: number;
}

/** What makes another statement of a page of feeds or talks; everything else is a value of it. */
export interface PostPageShape {
  order: PostOrder;
  isFirst: boolean;
  /** Rows to read: one more than the page has. */
  limit: number;
  has: Readonly<Record<string, boolean>>;
  /** What a search looks for. */
  wanted?: object | undefined;
}

const USUAL_LIMIT = 20;

/**
 * Name that a page's statement is kept under: those of the usual length, and those of codes, of which no more are found than are
 * asked for. `''` for any other, and for a search, whose statement is its own.
 */
export function keptNameOf(kind: 'feeds' | 'talks', { order, isFirst, limit, has, wanted }: PostPageShape): string {
  if (wanted || !(has['ugcCds'] || limit === USUAL_LIMIT + 1)) return '';
  const given = Object.entries(has).flatMap(([name, is]) => (is ? [name] : []));
  return [`ugc_${kind}`, order, has['ugcCds'] ? 'all' : limit, isFirst ? 'first' : 'next', ...given].join('_');
}

/** Where the page after this post begins. */
export const placeAfter =
  (order: PostOrder) =>
  ({ isBest, likeCnt, createdAt, ugcCd }: { isBest: boolean; likeCnt: number; createdAt: Date; ugcCd: string }) =>
    order === 'best' ? [isBest, likeCnt, ugcCd] : [createdAt.toISOString(), ugcCd];

/** Values of a cursor; undefined for the first page. */
export function placeIn(order: PostOrder, cursor: string | undefined): Record<string, unknown> | undefined {
  if (order === 'newest')
    return decodeCursor(cursor, 2, ([at, code]) => (isCursorInstant(at) && typeof code === 'string' ? { at, code } : null));
  return decodeCursor(cursor, 3, ([best, likes, code]) =>
    typeof best === 'boolean' && Number.isInteger(likes) && Math.abs(Number(likes)) < 2 ** 31 && typeof code === 'string'
      ? { best, likes, code }
      : null,
  );
}

import { and, arrayContains, count, desc, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import { decodeCursor, isCursorInstant, pageOf } from '../../platform/db/cursor';
import type { Db } from '../../platform/db/db';
import { postAuthors } from '../member/public';
import { notBlocked } from './block.repository';
import { foundBy, type Wanted } from './found-by';
import { mediaOf } from './media';
import { moderationFor } from './moderation.repository';
import { authorColumns, byAuthor, goodsOf, isLikedBy, type Reader } from './reader';
import { feedTable } from './ugc.tables';

export interface FeedFilter {
  /** What a search looks for. */
  wanted?: Wanted;
  productCd?: string;
  ugcCds?: readonly string[];
}
export interface FeedPage {
  /** `best`: chosen ones first, then the most liked. */
  order: 'best' | 'newest';
  cursor?: string;
  limit: number;
}

const { isBest, likeCnt, createdAt, ugcCd } = feedTable;

/** One that is asked for by its code is also shown to its author when it is out of sight. */
const passes = ({ wanted, productCd, ugcCds }: FeedFilter, reader: string | null): SQL | undefined =>
  and(
    ugcCds && reader !== null ? or(isNull(feedTable.hiddenAt), eq(feedTable.memCd, reader)) : isNull(feedTable.hiddenAt),
    wanted &&
      foundBy(
        { bigrams: feedTable.searchBigrams, text: sql`lower(${feedTable.text})`, product: { column: feedTable.productCds, isArray: true } },
        wanted,
      ),
    productCd === undefined ? undefined : arrayContains(feedTable.productCds, [productCd]),
    ugcCds && inArray(ugcCd, [...ugcCds]),
    reader !== null && ugcCds === undefined ? notBlocked(feedTable.memCd, reader) : undefined,
  );

/** Feeds that fit, with author, goods, pictures and what they are to the reader: one read per page. */
export async function findFeeds(db: Db, filter: FeedFilter, { order, cursor, limit }: FeedPage, reader: Reader) {
  const rows = await db
    .select({
      ugcCd,
      text: feedTable.text,
      locale: feedTable.locale,
      likeCnt,
      commentCnt: feedTable.commentCnt,
      isBest,
      isLocked: feedTable.isLocked,
      isEdited: sql<boolean>`${feedTable.editedAt} is not null`.as('is_edited'),
      isLiked: isLikedBy(ugcCd, reader.memCd).as('is_liked'),
      moderation: moderationFor({ targetCd: ugcCd, memCd: feedTable.memCd, hiddenAt: feedTable.hiddenAt }, reader.memCd).as('moderation'),
      createdAt,
      author: authorColumns(reader.memCd),
      pins: feedTable.pins,
      products: goodsOf(feedTable.productCds, reader.locale).as('goods'),
      media: mediaOf(ugcCd).as('media'),
    })
    .from(feedTable)
    .innerJoin(postAuthors, byAuthor(feedTable.memCd))
    .where(and(passes(filter, reader.memCd), after(order, cursor)))
    .orderBy(...(order === 'best' ? [desc(isBest), desc(likeCnt), desc(ugcCd)] : [desc(createdAt), desc(ugcCd)]))
    .limit(limit + 1);
  return pageOf(rows, limit, (last) =>
    order === 'best' ? [last.isBest, last.likeCnt, last.ugcCd] : [last.createdAt.toISOString(), last.ugcCd],
  );
}
export type FeedRow = Awaited<ReturnType<typeof findFeeds>>['rows'][number];

function after(order: FeedPage['order'], cursor: string | undefined): SQL | undefined {
  if (order === 'newest') {
    const place = decodeCursor(cursor, 2, ([at, code]) => (isCursorInstant(at) && typeof code === 'string' ? { at, code } : null));
    return place && sql`(${createdAt}, ${ugcCd}) < (${place.at}, ${place.code})`;
  }
  const place = decodeCursor(cursor, 3, ([best, likes, code]) =>
    typeof best === 'boolean' && Number.isInteger(likes) && Math.abs(Number(likes)) < 2 ** 31 && typeof code === 'string'
      ? { best, likes, code }
      : null,
  );
  return place && sql`(${isBest}, ${likeCnt}, ${ugcCd}) < (${place.best}, ${place.likes}, ${place.code})`;
}

export async function countFeeds(db: Db, wanted: Wanted): Promise<number> {
  const [row] = await db.select({ total: count() }).from(feedTable).where(passes({ wanted }, null));
  return row?.total ?? 0;
}

export const insertFeed = (tx: Db, row: typeof feedTable.$inferInsert) => tx.insert(feedTable).values(row);

/** Changes an own feed that nothing locks; false when there is none. */
export async function updateFeed(
  tx: Db,
  { ugcCd: code, memCd }: { ugcCd: string; memCd: string },
  set: Partial<typeof feedTable.$inferInsert>,
): Promise<boolean> {
  const rows = await tx.update(feedTable).set(set).where(isOwnOpen(code, memCd)).returning({ ugcCd });
  return rows.length > 0;
}
/** Deletes the row of an own feed that nothing locks; false when there is none. */
export async function deleteFeedRow(tx: Db, { ugcCd: code, memCd }: { ugcCd: string; memCd: string }): Promise<boolean> {
  const rows = await tx.delete(feedTable).where(isOwnOpen(code, memCd)).returning({ ugcCd });
  return rows.length > 0;
}
const isOwnOpen = (code: string, memCd: string) => and(eq(ugcCd, code), eq(feedTable.memCd, memCd), eq(feedTable.isLocked, false));

/** Whose feed it is; null for an unknown code. */
export async function findFeedOwner(db: Db, code: string): Promise<string | null> {
  const [row] = await db.select({ memCd: feedTable.memCd }).from(feedTable).where(eq(ugcCd, code));
  return row?.memCd ?? null;
}
/** A feed that an adopted answer shows stays as it is from now on. */
export const lockFeed = (tx: Db, code: string) => tx.update(feedTable).set({ isLocked: true }).where(eq(ugcCd, code));

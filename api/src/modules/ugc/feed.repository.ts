import { and, count, desc, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import { pageOf } from '../../platform/db/cursor';
import type { Db } from '../../platform/db/db';
import { preparedByShape } from '../../platform/db/kept-statements';
import { postAuthors } from '../member/public';
import { notBlocked } from './block.repository';
import { foundBy, type Wanted } from './found-by';
import { mediaOf } from './media';
import { moderationFor } from './moderation.repository';
import { keptNameOf, placeAfter, placeIn, type PostOrder, type PostPage, type PostPageShape } from './post-page';
import { authorColumns, byAuthor, goodsOf, isLikedBy, type Reader } from './reader';
import { feedTable } from './ugc.tables';

export interface FeedFilter {
  /** What a search looks for. */
  wanted?: Wanted;
  productCd?: string;
  ugcCds?: readonly string[];
}

const { isBest, likeCnt, createdAt, ugcCd } = feedTable;

interface Shape extends PostPageShape {
  has: Readonly<Record<'productCd' | 'ugcCds' | 'reader', boolean>>;
  wanted?: Wanted | undefined;
}
const value = {
  productCd: sql.placeholder('productCd'),
  ugcCds: sql.placeholder('ugcCds'),
  reader: sql.placeholder('reader'),
  locale: sql`${sql.placeholder('locale')}::text`,
};

/** One that is asked for by its code is also shown to its author when it is out of sight. */
const passes = ({ has, wanted }: Pick<Shape, 'has' | 'wanted'>): SQL | undefined =>
  and(
    has.ugcCds && has.reader ? or(isNull(feedTable.hiddenAt), sql`${feedTable.memCd} = ${value.reader}::text`) : isNull(feedTable.hiddenAt),
    wanted &&
      foundBy(
        { bigrams: feedTable.searchBigrams, text: sql`lower(${feedTable.text})`, product: { column: feedTable.productCds, isArray: true } },
        wanted,
      ),
    has.productCd ? sql`${feedTable.productCds} @> array[${value.productCd}::text]` : undefined,
    has.ugcCds ? sql`${ugcCd} = any(${value.ugcCds}::text[])` : undefined,
    has.reader && !has.ugcCds ? notBlocked(feedTable.memCd, value.reader) : undefined,
  );

/** Feeds that fit, with author, goods, pictures and what they are to the reader: one read per page. */
export async function findFeeds(db: Db, filter: FeedFilter, { order, cursor, limit }: PostPage, reader: Reader) {
  const place = placeIn(order, cursor);
  const has = {
    productCd: filter.productCd !== undefined,
    ugcCds: filter.ugcCds !== undefined,
    reader: reader.memCd !== null,
  };
  const shape: Shape = { order, isFirst: !place, limit: limit + 1, has, wanted: filter.wanted };
  const rows = await pages(db, keptNameOf('feeds', shape), shape).execute({
    productCd: filter.productCd ?? null,
    ugcCds: filter.ugcCds ?? null,
    reader: reader.memCd,
    locale: reader.locale,
    ...place,
  });
  return pageOf(rows, limit, placeAfter(order));
}
export type FeedRow = Awaited<ReturnType<typeof findFeeds>>['rows'][number];

const pages = preparedByShape((db, name, shape: Shape) => {
  const reader = shape.has.reader ? value.reader : null;
  const found = db
    .select({
      ugcCd,
      text: feedTable.text,
      locale: feedTable.locale,
      likeCnt,
      commentCnt: feedTable.commentCnt,
      isBest,
      isLocked: feedTable.isLocked,
      isEdited: sql<boolean>`${feedTable.editedAt} is not null`.as('is_edited'),
      isLiked: isLikedBy(ugcCd, reader).as('is_liked'),
      moderation: moderationFor({ targetCd: ugcCd, memCd: feedTable.memCd, hiddenAt: feedTable.hiddenAt }, reader).as('moderation'),
      createdAt,
      author: authorColumns(reader),
      pins: feedTable.pins,
      products: goodsOf(feedTable.productCds, value.locale).as('goods'),
      media: mediaOf(ugcCd).as('media'),
    })
    .from(feedTable)
    .innerJoin(postAuthors, byAuthor(feedTable.memCd))
    .where(and(passes(shape), shape.isFirst ? undefined : after(shape.order)));
  // Of codes all are wanted: an order would have the planner go through the whole of its index for them.
  if (shape.has.ugcCds) return found.prepare(name);
  return found
    .orderBy(...(shape.order === 'best' ? [desc(isBest), desc(likeCnt), desc(ugcCd)] : [desc(createdAt), desc(ugcCd)]))
    .limit(shape.limit)
    .prepare(name);
});

const after = (order: PostOrder): SQL =>
  order === 'newest'
    ? sql`(${createdAt}, ${ugcCd}) < (${sql.placeholder('at')}::timestamptz, ${sql.placeholder('code')}::text)`
    : sql`(${isBest}, ${likeCnt}, ${ugcCd}) < (${sql.placeholder('best')}::boolean, ${sql.placeholder('likes')}::int, ${sql.placeholder('code')}::text)`;

export async function countFeeds(db: Db, wanted: Wanted): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(feedTable)
    .where(passes({ has: { productCd: false, ugcCds: false, reader: false }, wanted }));
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

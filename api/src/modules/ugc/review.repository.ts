import { and, asc, count, desc, eq, exists, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { type REVIEW_SORTS } from '@hyangro/contracts/ugc/review.contract';
import type { Locale } from '@hyangro/contracts/locales';
import { decodeCursor, isCursorInstant, pageOf, type CursorValues } from '../../platform/db/cursor';
import type { Db } from '../../platform/db/db';
import { textSql } from '../../platform/locale/text-sql';
import { optionNames, productNames } from '../catalog/public';
import { publicProfiles } from '../member/public';
import { foundBy, type Wanted } from './found-by';
import { mediaOf } from './media';
import { reviewTable } from './review.tables';
import { ugcMediaTable } from './ugc.tables';

export type ReviewSort = (typeof REVIEW_SORTS)[number] | 'best';
export interface ReviewFilter {
  productCd?: string;
  rating?: number;
  photosOnly?: boolean;
  ugcCd?: string;
  /** What a search looks for. */
  wanted?: Wanted;
}
export interface ReviewPage {
  sort: ReviewSort;
  cursor?: string;
  limit: number;
}

const { isBest, likeCnt, createdAt, rating, ugcCd } = reviewTable;
/** Columns of each order; all in one direction, so that one index serves it and pages never overlap. */
const SORTS = {
  best: { columns: [isBest, likeCnt, ugcCd], isDescending: true },
  helpful: { columns: [likeCnt, ugcCd], isDescending: true },
  newest: { columns: [createdAt, ugcCd], isDescending: true },
  lowest: { columns: [rating, ugcCd], isDescending: false },
} as const;

/** Reviews with author, product and pictures, one read per page. */
export async function findReviews(db: Db, filter: ReviewFilter, page: ReviewPage, locale: Locale) {
  const { columns, isDescending } = SORTS[page.sort];
  const direction = isDescending ? desc : asc;
  const rows = await db
    .select({
      ugcCd,
      rating,
      title: reviewTable.title,
      content: reviewTable.content,
      locale: reviewTable.locale,
      skinType: reviewTable.skinType,
      ageBand: reviewTable.ageBand,
      likeCnt,
      commentCnt: reviewTable.commentCnt,
      isBest,
      createdAt,
      memCd: reviewTable.memCd,
      nickname: publicProfiles.nickname,
      avatarSeed: publicProfiles.avatarSeed,
      productCd: reviewTable.productCd,
      brandNm: textSql(productNames.brandName, locale),
      productNm: textSql(productNames.productName, locale),
      imgMainUrl: productNames.imgMainUrl,
      optionNm: sql<string | null>`${optionNames.optionName}->>${locale}`,
      media: mediaOf(ugcCd).as('media'),
    })
    .from(reviewTable)
    .innerJoin(productNames, eq(productNames.productCd, reviewTable.productCd))
    .leftJoin(optionNames, eq(optionNames.optionCd, reviewTable.optionCd))
    .leftJoin(publicProfiles, eq(publicProfiles.memCd, reviewTable.memCd))
    .where(and(passes(db, filter), after(page)))
    .orderBy(...columns.map((column) => direction(column)))
    .limit(page.limit + 1);
  return pageOf(rows, page.limit, (last) => [page.sort, ...placeOf(last, page.sort)]);
}
export type ReviewRow = Awaited<ReturnType<typeof findReviews>>['rows'][number];

export async function countReviews(db: Db, filter: ReviewFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(reviewTable).where(passes(db, filter));
  return row?.total ?? 0;
}

const searched = {
  bigrams: reviewTable.searchBigrams,
  text: sql`lower(${reviewTable.title} || ' ' || ${reviewTable.content})`,
  product: { column: reviewTable.productCd, isArray: false },
};

function passes(db: Db, filter: ReviewFilter): SQL | undefined {
  const hasPhoto = () =>
    db
      .select({ one: sql`1` })
      .from(ugcMediaTable)
      .where(and(eq(ugcMediaTable.ugcCd, reviewTable.ugcCd), eq(ugcMediaTable.type, 'IMAGE')));
  return and(
    isNull(reviewTable.hiddenAt),
    filter.ugcCd === undefined ? undefined : eq(ugcCd, filter.ugcCd),
    filter.productCd === undefined ? undefined : eq(reviewTable.productCd, filter.productCd),
    filter.wanted && foundBy(searched, filter.wanted),
    filter.rating === undefined ? undefined : eq(rating, filter.rating),
    filter.photosOnly ? and(gt(reviewTable.mediaCnt, 0), exists(hasPhoto())) : undefined,
  );
}

function placeOf(
  row: Pick<typeof reviewTable.$inferSelect, 'isBest' | 'likeCnt' | 'createdAt' | 'rating' | 'ugcCd'>,
  sort: ReviewSort,
): CursorValues {
  if (sort === 'best') return [row.isBest, row.likeCnt, row.ugcCd];
  if (sort === 'helpful') return [row.likeCnt, row.ugcCd];
  return sort === 'newest' ? [row.createdAt.toISOString(), row.ugcCd] : [row.rating, row.ugcCd];
}

function after({ cursor, sort }: ReviewPage): SQL | undefined {
  const { columns, isDescending } = SORTS[sort];
  const place = decodeCursor(cursor, columns.length + 1, ([madeFor, ...values]) => {
    const fits = columns.every((column, at) => {
      const value = values[at];
      if (column.dataType === 'date') return isCursorInstant(value);
      return column.dataType === 'number' ? Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31 : typeof value === column.dataType;
    });
    return madeFor === sort && fits ? values : null;
  });
  if (!place) return undefined;
  const left = sql.join(
    columns.map((column) => sql`${column}`),
    sql`, `,
  );
  const right = sql.join(
    place.map((value) => sql`${value}`),
    sql`, `,
  );
  return isDescending ? sql`(${left}) < (${right})` : sql`(${left}) > (${right})`;
}

/** Reviews per number of stars of a product. */
export async function countByRating(db: Db, productCd: string): Promise<Map<number, number>> {
  const rows = await db
    .select({ rating, total: count() })
    .from(reviewTable)
    .where(and(eq(reviewTable.productCd, productCd), isNull(reviewTable.hiddenAt)))
    .groupBy(rating);
  return new Map(rows.map((row) => [row.rating, row.total]));
}

/** Newest pictures in reviews of a product, and how many there are. */
export async function findPhotos(db: Db, productCd: string, limit: number) {
  return db
    .select({ ugcCd, url: ugcMediaTable.url, total: sql<number>`(count(*) over ())::int` })
    .from(ugcMediaTable)
    .innerJoin(reviewTable, eq(reviewTable.ugcCd, ugcMediaTable.ugcCd))
    .where(and(eq(reviewTable.productCd, productCd), isNull(reviewTable.hiddenAt), eq(ugcMediaTable.type, 'IMAGE')))
    .orderBy(desc(createdAt), asc(ugcCd), asc(ugcMediaTable.seq))
    .limit(limit);
}

/** Stars of products, counted from their reviews. */
export const sumRatings = (db: Db, productCds: readonly string[]) =>
  db
    .select({ productCd: reviewTable.productCd, reviewCount: count(), ratingSum: sql<number>`sum(${rating})::int` })
    .from(reviewTable)
    .where(and(inArray(reviewTable.productCd, [...productCds]), isNull(reviewTable.hiddenAt)))
    .groupBy(reviewTable.productCd);

/** Reviews a member wrote. */
export async function countReviewsOf(db: Db, memCd: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(reviewTable)
    .where(and(eq(reviewTable.memCd, memCd), isNull(reviewTable.hiddenAt)));
  return row?.total ?? 0;
}

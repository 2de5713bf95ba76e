import { and, arrayContains, arrayOverlaps, asc, count, desc, eq, inArray, isNull, sql, type Column, type SQL } from 'drizzle-orm';
import type { REVIEW_SORTS } from '@hyangro/contracts/ugc/review.contract';
import { LOCALES, type Locale } from '@hyangro/contracts/locales';
import { decodeCursor, isCursorInstant, pageOf, type CursorValues } from '../../platform/db/cursor';
import type { Db } from '../../platform/db/db';
import { textSql } from '../../platform/locale/text-sql';
import { optionNames, productNames, setRatings } from '../catalog/public';
import { postAuthors } from '../member/public';
import { notBlocked } from './block.repository';
import { foundBy, type Wanted } from './found-by';
import { mediaOf } from './media';
import { moderationFor } from './moderation.repository';
import { authorColumns, byAuthor, isLikedBy, type Reader } from './reader';
import { reviewCountTable, reviewTable } from './review.tables';
import { ugcMediaTable } from './ugc.tables';

/** `best`: chosen ones first, then the most liked, whatever their language. */
export type ReviewSort = (typeof REVIEW_SORTS)[number] | 'best' | 'written';
export interface ReviewFilter {
  productCd?: string | undefined;
  /** Those of a member, also what others do not see. */
  memCd?: string | undefined;
  ugcCds?: readonly string[] | undefined;
  /** Choices of filters (`facetOf`) that all have to fit. */
  facets?: readonly string[] | undefined;
  /** Choices of which one has to fit. */
  oneOf?: readonly string[] | undefined;
  /** What a search looks for. */
  wanted?: Wanted | undefined;
}
export interface ReviewPage {
  sort: ReviewSort;
  cursor?: string | undefined;
  limit: number;
}

const { isBest, likeCnt, createdAt, rating, ugcCd } = reviewTable;
/** Columns of each order; all in one direction, so that one index serves it and pages never overlap. */
const SORTS = {
  best: { columns: [isBest, likeCnt, ugcCd], isDescending: true },
  written: { columns: [createdAt, ugcCd], isDescending: true },
  helpful: { columns: [likeCnt, ugcCd], isDescending: true },
  newest: { columns: [createdAt, ugcCd], isDescending: true },
  highest: { columns: [rating, ugcCd], isDescending: true },
  lowest: { columns: [rating, ugcCd], isDescending: false },
} as const;

/** How a choice of a filter is written in a review's facets. */
export const facetOf = (by: string, value: string | number): string => `${by}:${value}`;

/** Reviews with author, product and pictures, and what they are to the reader: one read per page. */
export async function findReviews(db: Db, filter: ReviewFilter, page: ReviewPage, reader: Reader) {
  const { columns, isDescending } = SORTS[page.sort];
  const direction = isDescending ? desc : asc;
  const picked = sql`(${pickedFrom(filter, page, reader)}) as picked`;
  const rows = await db
    .select({
      ugcCd,
      rating,
      title: reviewTable.title,
      content: reviewTable.content,
      traits: reviewTable.traits,
      locale: reviewTable.locale,
      skin: {
        skinType: reviewTable.skinType,
        skinTone: reviewTable.skinTone,
        concern: reviewTable.concerns,
        ageBand: reviewTable.ageBand,
      },
      likeCnt,
      commentCnt: reviewTable.commentCnt,
      isBest,
      isEdited: sql<boolean>`${reviewTable.editedAt} is not null`.as('is_edited'),
      isLiked: isLikedBy(ugcCd, reader.memCd).as('is_liked'),
      moderation: moderationFor({ targetCd: ugcCd, memCd: reviewTable.memCd, hiddenAt: reviewTable.hiddenAt }, reader.memCd).as(
        'moderation',
      ),
      createdAt,
      author: authorColumns(reader.memCd),
      productCd: reviewTable.productCd,
      brandNm: textSql(productNames.brandName, reader.locale),
      productNm: textSql(productNames.productName, reader.locale),
      imgMainUrl: productNames.imgMainUrl,
      optionNm: sql<string | null>`${optionNames.optionName}->>${reader.locale}`,
      media: mediaOf(ugcCd).as('media'),
      place: sql<number>`picked.place`,
    })
    .from(reviewTable)
    .innerJoin(picked, sql`picked.code = ${ugcCd}`)
    .innerJoin(productNames, eq(productNames.productCd, reviewTable.productCd))
    .leftJoin(optionNames, eq(optionNames.optionCd, reviewTable.optionCd))
    .innerJoin(postAuthors, byAuthor(reviewTable.memCd))
    .orderBy(sql`picked.place`, ...columns.map((column) => direction(column)))
    .limit(page.limit + 1);
  return pageOf(rows, page.limit, (last) => [page.sort, last.place, ...placeOf(last, page.sort)]);
}
export type ReviewRow = Awaited<ReturnType<typeof findReviews>>['rows'][number];

/**
 * Codes of a page. Where the reader's own language comes first, each language is read by its own index from where the page begins, and of what
 * they bring the page is taken: that costs three short reads at any depth.
 */
function pickedFrom(filter: ReviewFilter, page: ReviewPage, { locale, memCd }: Reader): SQL {
  const { columns, isDescending } = SORTS[page.sort];
  const order = sql.join(
    columns.map((column) => (isDescending ? desc(column) : asc(column))),
    sql`, `,
  );
  const place = decodePlace(page);
  const fits = and(passes(filter), memCd !== null && filter.memCd === undefined ? notBlocked(reviewTable.memCd, memCd) : undefined);
  const read = (at: number, more?: SQL) => {
    if (place && at < place.at) return [];
    const behind = place && at === place.at ? after(columns, place.values, isDescending) : undefined;
    return [
      sql`(select ${ugcCd} as code, ${at}::int as place from ${reviewTable} where ${and(fits, more, behind)} order by ${order} limit ${page.limit + 1})`,
    ];
  };
  const isOwnFirst = page.sort !== 'best' && page.sort !== 'written';
  const others = LOCALES.filter((each) => each !== locale);
  const arms = isOwnFirst ? [...read(0, is(locale)), ...others.flatMap((each) => read(1, is(each)))] : read(0);
  return sql.join(arms, sql` union all `);
}

const is = (locale: Locale) => eq(reviewTable.locale, locale);

/** Where a page begins: in one's own language (0) or in the others (1), and behind which values. */
function decodePlace({ cursor, sort }: ReviewPage) {
  const { columns } = SORTS[sort];
  return decodeCursor(cursor, columns.length + 2, ([madeFor, at, ...values]) => {
    const fits = columns.every((column, n) => {
      const value = values[n];
      if (column.dataType === 'date') return isCursorInstant(value);
      return column.dataType === 'number' ? Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31 : typeof value === column.dataType;
    });
    return madeFor === sort && (at === 0 || at === 1) && fits ? { at, values } : null;
  });
}

const after = (columns: readonly Column[], values: CursorValues, isDescending: boolean): SQL => {
  const left = sql.join(
    columns.map((column) => sql`${column}`),
    sql`, `,
  );
  const right = sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
  return isDescending ? sql`(${left}) < (${right})` : sql`(${left}) > (${right})`;
};

type Placed = Pick<typeof reviewTable.$inferSelect, 'isBest' | 'likeCnt' | 'createdAt' | 'rating' | 'ugcCd'>;
const placeOf = (row: Placed, sort: ReviewSort): CursorValues => {
  if (sort === 'best') return [row.isBest, row.likeCnt, row.ugcCd];
  if (sort === 'helpful') return [row.likeCnt, row.ugcCd];
  return sort === 'highest' || sort === 'lowest' ? [row.rating, row.ugcCd] : [row.createdAt.toISOString(), row.ugcCd];
};

/** Of a filter with more than one choice no more are counted. */
export const COUNTED_MAX = 1_000;
export async function countReviews(db: Db, filter: ReviewFilter): Promise<number> {
  const found = db
    .select({ one: sql`1` })
    .from(reviewTable)
    .where(passes(filter))
    .limit(filter.wanted ? Number.MAX_SAFE_INTEGER : COUNTED_MAX)
    .as('found');
  const [row] = await db.select({ total: count() }).from(found);
  return row?.total ?? 0;
}

const searched = {
  bigrams: reviewTable.searchBigrams,
  text: sql`lower(${reviewTable.title} || ' ' || ${reviewTable.content})`,
  product: { column: reviewTable.productCd, isArray: false },
};

function passes({ productCd, memCd, ugcCds, facets = [], oneOf = [], wanted }: ReviewFilter): SQL | undefined {
  // Behind the product's code a facet finds its own reviews alone.
  const named = (all: readonly string[]) => all.map((facet) => (productCd === undefined ? facet : `${productCd}/${facet}`));
  return and(
    memCd === undefined ? isNull(reviewTable.hiddenAt) : eq(reviewTable.memCd, memCd),
    productCd === undefined ? undefined : eq(reviewTable.productCd, productCd),
    ugcCds && inArray(ugcCd, [...ugcCds]),
    facets.length > 0 ? arrayContains(reviewTable.facets, named(facets)) : undefined,
    oneOf.length > 0 ? arrayOverlaps(reviewTable.facets, named(oneOf)) : undefined,
    wanted && foundBy(searched, wanted),
  );
}

/** One review for its reader: its author also sees one that is out of sight. */
export async function findReview(db: Db, code: string, reader: Reader): Promise<ReviewRow | null> {
  const shown = await findReviews(db, { ugcCds: [code] }, { sort: 'best', limit: 1 }, { ...reader });
  const [own] =
    shown.rows.length > 0 || reader.memCd === null
      ? []
      : (await findReviews(db, { ugcCds: [code], memCd: reader.memCd }, { sort: 'written', limit: 1 }, reader)).rows;
  return shown.rows[0] ?? own ?? null;
}

/** What is counted of a product's reviews, by facet. */
export async function readCounts(db: Db, productCd: string): Promise<ReadonlyMap<string, { cnt: number; total: number }>> {
  const rows = await db
    .select({ facet: reviewCountTable.facet, cnt: reviewCountTable.cnt, total: reviewCountTable.total })
    .from(reviewCountTable)
    .where(eq(reviewCountTable.productCd, productCd));
  return new Map(rows.map(({ facet, ...counted }) => [facet, counted]));
}

/** All reviews that everybody may read. */
export async function countAllReviews(db: Db): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${reviewCountTable.cnt}), 0)::int` })
    .from(reviewCountTable)
    .where(eq(reviewCountTable.facet, 'all'));
  return row?.total ?? 0;
}

/** Newest pictures in reviews of a product. */
export async function findPhotos(db: Db, productCd: string, limit: number) {
  const newest = db
    .select({ code: ugcCd, at: createdAt })
    .from(reviewTable)
    .where(and(eq(reviewTable.productCd, productCd), isNull(reviewTable.hiddenAt), sql`${reviewTable.photoCnt} > 0`))
    .orderBy(desc(createdAt), desc(ugcCd))
    .limit(limit)
    .as('newest');
  return db
    .select({ ugcCd: newest.code, url: ugcMediaTable.url })
    .from(newest)
    .innerJoin(ugcMediaTable, and(eq(ugcMediaTable.ugcCd, newest.code), eq(ugcMediaTable.type, 'IMAGE')))
    .orderBy(desc(newest.at), desc(newest.code), asc(ugcMediaTable.seq))
    .limit(limit);
}

/** Stars of products, as their reviews are counted. */
export const sumRatings = (db: Db, productCds: readonly string[]) =>
  db
    .select({ productCd: reviewCountTable.productCd, reviewCount: reviewCountTable.cnt, ratingSum: reviewCountTable.total })
    .from(reviewCountTable)
    .where(and(inArray(reviewCountTable.productCd, [...productCds]), eq(reviewCountTable.facet, 'all')));

/** The product's card and lists tell the stars of the reviews that everybody may read. Call it in the transaction that changes one. */
export async function refreshRatingsOf(tx: Db, productCd: string): Promise<void> {
  await setRatings(tx, await sumRatings(tx, [productCd]));
}

/** Reviews of a member that everybody reads. */
export async function countShownReviewsOf(db: Db, memCd: string): Promise<number> {
  const isShown = and(eq(reviewTable.memCd, memCd), isNull(reviewTable.hiddenAt));
  const [row] = await db.select({ total: count() }).from(reviewTable).where(isShown);
  return row?.total ?? 0;
}

/** Reviews a member wrote, those out of sight among them. */
export async function countReviewsOf(db: Db, memCd: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(reviewTable).where(eq(reviewTable.memCd, memCd));
  return row?.total ?? 0;
}

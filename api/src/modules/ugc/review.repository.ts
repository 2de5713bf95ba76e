import { and, asc, count, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { MAX_INTEGER } from '@hyangro/contracts/kit/schemas';
import { LOCALES } from '@hyangro/contracts/locales';
import { REVIEWS_PER_PAGE, type REVIEW_SORTS } from '@hyangro/contracts/ugc/review.contract';
import { decodeCursor, isCursorInstant, pageOf, type CursorValues } from '../../platform/db/cursor';
import type { Db } from '../../platform/db/db';
import { preparedByShape } from '../../platform/db/kept-statements';
import { prepared } from '../../platform/db/prepared';
import { textSql } from '../../platform/locale/text-sql';
import { optionNames, productNames, productsOnSale, setRatings } from '../catalog/public';
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
/**
 * Columns of each order, all in one direction, so that one index serves it and pages never overlap; the values that all reviews come behind, and those
 * that none comes behind.
 */
const SORTS = {
  best: { columns: [isBest, likeCnt, ugcCd], isDescending: true, first: [true, MAX_INTEGER, ''], last: [false, -1, ''] },
  written: { columns: [createdAt, ugcCd], isDescending: true, first: ['infinity', ''], last: ['-infinity', ''] },
  helpful: { columns: [likeCnt, ugcCd], isDescending: true, first: [MAX_INTEGER, ''], last: [-1, ''] },
  newest: { columns: [createdAt, ugcCd], isDescending: true, first: ['infinity', ''], last: ['-infinity', ''] },
  highest: { columns: [rating, ugcCd], isDescending: true, first: [6, ''], last: [0, ''] },
  lowest: { columns: [rating, ugcCd], isDescending: false, first: [0, ''], last: [6, ''] },
} as const;

/** How a choice of a filter is written in a review's facets. */
export const facetOf = (by: string, value: string | number): string => `${by}:${value}`;

/** Found by filters, so many reviews or fewer are read whole by what they were found by, and put in order; of more the first that fit are met soon in that order. */
export const FEW = 1_000;

/** What makes another statement of a page; everything else is a value of it. */
interface Shape {
  sort: ReviewSort;
  /** Rows of the page, one more than shown. */
  limit: number;
  has: Readonly<Record<'productCd' | 'memCd' | 'ugcCds' | 'facets' | 'oneOf' | 'reader', boolean>>;
  isFew: boolean;
  wanted?: Wanted | undefined;
}

/** Reviews with author, product and pictures, and what they are to the reader: one read per page. `isFew`: the filter is known to find `FEW` at most. */
export async function findReviews(db: Db, filter: ReviewFilter, page: ReviewPage & { isFew?: boolean }, reader: Reader) {
  const { facets = [], oneOf = [] } = filter;
  const has = {
    productCd: filter.productCd !== undefined,
    memCd: filter.memCd !== undefined,
    ugcCds: filter.ugcCds !== undefined,
    facets: facets.length > 0,
    oneOf: oneOf.length > 0,
    reader: reader.memCd !== null,
  };
  const shape: Shape = { sort: page.sort, limit: page.limit + 1, has, isFew: page.isFew === true, wanted: filter.wanted };
  const rows = await pageStatement(db, shape).execute({
    productCd: filter.productCd ?? null,
    memCd: filter.memCd ?? null,
    ugcCds: filter.ugcCds ?? null,
    reader: reader.memCd,
    ...namedFacets(filter),
    ...places(filter, page, reader),
  });
  return pageOf(rows, page.limit, (last) => [page.sort, last.place, ...placeOf(last, page.sort)]);
}
export type ReviewRow = Awaited<ReturnType<typeof findReviews>>['rows'][number];

/** Pages of the usual lengths are kept under their names: each length is a statement, and a connection keeps all it has met. */
const KEPT_LIMITS: readonly number[] = [REVIEWS_PER_PAGE.product, REVIEWS_PER_PAGE.all];
function pageStatement(db: Db, shape: Shape) {
  const { sort, limit, has, isFew, wanted } = shape;
  const isKept = wanted === undefined && (has.ugcCds || KEPT_LIMITS.includes(limit - 1));
  if (!isKept) return pages(db, '', shape);
  const given = Object.entries(has).flatMap(([name, is]) => (is ? [name] : []));
  // Of codes no more are found than are asked for: any number of them is the same statement.
  const name = ['ugc_reviews', sort, has.ugcCds ? 'all' : limit, ...given, ...(isFew ? ['few'] : [])].join('_');
  return pages(db, name, has.ugcCds ? { ...shape, limit: MAX_INTEGER } : shape);
}

const value = {
  productCd: sql.placeholder('productCd'),
  memCd: sql.placeholder('memCd'),
  ugcCds: sql.placeholder('ugcCds'),
  facets: sql.placeholder('facets'),
  oneOf: sql.placeholder('oneOf'),
  reader: sql.placeholder('reader'),
  locale: sql`${sql.placeholder('locale')}::text`,
};

const pages = preparedByShape((db, name, shape: Shape) => {
  const { columns, isDescending } = SORTS[shape.sort];
  const direction = isDescending ? desc : asc;
  const reader = shape.has.reader ? value.reader : null;
  return db
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
      isLiked: isLikedBy(ugcCd, reader).as('is_liked'),
      moderation: moderationFor({ targetCd: ugcCd, memCd: reviewTable.memCd, hiddenAt: reviewTable.hiddenAt }, reader).as('moderation'),
      createdAt,
      author: authorColumns(reader),
      productCd: reviewTable.productCd,
      brandNm: textSql(productNames.brandName, value.locale),
      productNm: textSql(productNames.productName, value.locale),
      imgMainUrl: productNames.imgMainUrl,
      optionNm: sql<string | null>`${optionNames.optionName}->>${value.locale}`,
      media: mediaOf(ugcCd).as('media'),
      place: sql<number>`picked.place`,
    })
    .from(reviewTable)
    .innerJoin(sql`(${pickedFrom(shape)}) as picked`, sql`picked.code = ${ugcCd}`)
    .innerJoin(productNames, eq(productNames.productCd, reviewTable.productCd))
    .leftJoin(optionNames, eq(optionNames.optionCd, reviewTable.optionCd))
    .innerJoin(postAuthors, byAuthor(reviewTable.memCd))
    .orderBy(sql`picked.place`, ...columns.map((column) => direction(column)))
    .limit(shape.limit)
    .prepare(name);
});

/** A language read by itself: the reader's own comes first, and those behind it are one order together. */
const ARMS = ['own', 'other', 'another'] as const;
const isOwnFirst = (sort: ReviewSort) => sort !== 'best' && sort !== 'written';

/**
 * Codes of a page. Where the reader's own language comes first, each language is read by its own index from where the page begins, and of what
 * they bring the page is taken: that costs three short reads at any depth. Few that filters find are read once, by the index of facets.
 */
function pickedFrom(shape: Shape): SQL {
  const { sort, limit, has, isFew, wanted } = shape;
  const { columns, isDescending } = SORTS[sort];
  const order = sql.join(
    columns.map((column) => (isDescending ? desc(column) : asc(column))),
    sql`, `,
  );
  const shown = has.reader && !has.memCd ? notBlocked(reviewTable.memCd, value.reader) : undefined;
  const isRated = sort === 'highest' || sort === 'lowest';
  const inRange = isRated ? sql`${rating} between ${sql.placeholder('worst')}::int and ${sql.placeholder('best')}::int` : undefined;
  const source = isFew ? sql`found as ${reviewTable}` : sql`${reviewTable}`;
  const rows = sql.raw(String(limit));
  const read = (arm: (typeof ARMS)[number]) => {
    const of = isOwnFirst(sort) ? sql`${reviewTable.locale} = ${sql.placeholder(`${arm}Locale`)}::text` : undefined;
    const place = arm === 'own' ? 0 : 1;
    return sql`(select ${ugcCd} as code, ${sql.raw(String(place))} as place, ${sql.join([...columns], sql`, `)} from ${source}
      where ${and(isFew ? undefined : passes(has, wanted, false), of, inRange, after(shape.sort, arm), shown)} order by ${order} limit ${rows})`;
  };
  if (!isOwnFirst(sort)) return read('own');
  const arms = sql.join(ARMS.map(read), sql` union all `);
  const found = isFew ? sql`with found as materialized (select * from ${reviewTable} where ${passes(has, wanted, true)})` : sql``;
  return sql`${found} select code, place from (${arms}) as ${reviewTable} order by place, ${order} limit ${rows}`;
}

/** Behind where the page begins in a language. */
function after(sort: ReviewSort, arm: (typeof ARMS)[number]): SQL {
  const { columns, isDescending } = SORTS[sort];
  const left = sql.join([...columns], sql`, `);
  const right = sql.join(
    columns.map((column, at) => sql`${sql.placeholder(`${arm}${at}`)}::${sql.raw(column.getSQLType())}`),
    sql`, `,
  );
  return isDescending ? sql`(${left}) < (${right})` : sql`(${left}) > (${right})`;
}

/** Values of a statement: the languages, and where the page begins in each. A language that the filter leaves out is not read at all. */
function places({ facets = [] }: ReviewFilter, page: ReviewPage, { locale }: Reader): Record<string, unknown> {
  const { first, last } = SORTS[page.sort];
  const place = decodePlace(page);
  const others = LOCALES.filter((each) => each !== locale);
  const only = LOCALES.find((each) => facets.includes(facetOf('locale', each)));
  const stars = [1, 2, 3, 4, 5].find((each) => facets.includes(facetOf('rating', each)));
  const values: Record<string, unknown> = { locale, worst: stars ?? 1, best: stars ?? 5 };
  for (const [at, arm] of ARMS.entries()) {
    const of = at === 0 ? locale : others[at - 1];
    const own = at === 0 ? 0 : 1;
    const isLeftOut = isOwnFirst(page.sort) && only !== undefined && only !== of;
    const begin = !place || place.at < own ? first : place.at === own ? place.values : last;
    values[`${arm}Locale`] = of;
    for (const [n, each] of (isLeftOut ? last : begin).entries()) values[`${arm}${n}`] = each;
  }
  return values;
}

/** Where a page begins: in one's own language (0) or in the others (1), and behind which values. */
function decodePlace({ cursor, sort }: ReviewPage) {
  const { columns } = SORTS[sort];
  return decodeCursor(cursor, columns.length + 2, ([madeFor, at, ...values]) => {
    const fits = columns.every((column, n) => {
      const each = values[n];
      if (column.dataType === 'date') return isCursorInstant(each);
      return column.dataType === 'number' ? Number.isInteger(each) && Math.abs(Number(each)) < 2 ** 31 : typeof each === column.dataType;
    });
    return madeFor === sort && (at === 0 || at === 1) && fits ? { at, values } : null;
  });
}

type Placed = Pick<typeof reviewTable.$inferSelect, 'isBest' | 'likeCnt' | 'createdAt' | 'rating' | 'ugcCd'>;
const placeOf = (row: Placed, sort: ReviewSort): CursorValues => {
  if (sort === 'best') return [row.isBest, row.likeCnt, row.ugcCd];
  if (sort === 'helpful') return [row.likeCnt, row.ugcCd];
  return sort === 'highest' || sort === 'lowest' ? [row.rating, row.ugcCd] : [row.createdAt.toISOString(), row.ugcCd];
};

/** How many a filter finds, of its choices `FEW` at most. */
export async function countReviews(db: Db, filter: Pick<ReviewFilter, 'productCd' | 'facets' | 'oneOf' | 'wanted'>): Promise<number> {
  const { productCd, facets = [], oneOf = [], wanted } = filter;
  const has = { productCd: productCd !== undefined, memCd: false, ugcCds: false, facets: facets.length > 0, oneOf: oneOf.length > 0 };
  const found = db
    .select({ one: sql`1` })
    .from(reviewTable)
    .where(passes(has, wanted, true))
    .limit(wanted ? Number.MAX_SAFE_INTEGER : FEW)
    .as('found');
  const query = db.select({ total: count() }).from(found);
  const [row] = await query.prepare('').execute({ productCd: productCd ?? null, ...namedFacets(filter) });
  return row?.total ?? 0;
}

const searched = {
  bigrams: reviewTable.searchBigrams,
  text: sql`lower(${reviewTable.title} || ' ' || ${reviewTable.content})`,
  product: { column: reviewTable.productCd, isArray: false },
};

/** `isFew`: by the index of facets alone, which name their product. Otherwise by the index that has the order, and never by that of facets. */
function passes(has: Omit<Shape['has'], 'reader'>, wanted: Wanted | undefined, isFew: boolean): SQL | undefined {
  const facets = isFew ? sql`${reviewTable.facets}` : sql`(${reviewTable.facets} || '{}')`;
  const isNamed = isFew && (has.facets || has.oneOf);
  return and(
    has.memCd ? sql`${reviewTable.memCd} = ${value.memCd}::text` : isNull(reviewTable.hiddenAt),
    has.productCd && !isNamed ? sql`${reviewTable.productCd} = ${value.productCd}::text` : undefined,
    has.ugcCds ? sql`${ugcCd} = any(${value.ugcCds}::text[])` : undefined,
    has.facets ? sql`${facets} @> ${value.facets}::text[]` : undefined,
    has.oneOf ? sql`${facets} && ${value.oneOf}::text[]` : undefined,
    wanted && foundBy(searched, wanted),
  );
}

/** Behind the product's code a facet finds its own reviews alone. */
function namedFacets({ productCd, facets = [], oneOf = [] }: Pick<ReviewFilter, 'productCd' | 'facets' | 'oneOf'>) {
  const named = (all: readonly string[]) => all.map((facet) => (productCd === undefined ? facet : `${productCd}/${facet}`));
  return { facets: named(facets), oneOf: named(oneOf) };
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

/** Photos that a summary shows. */
const PHOTOS_SHOWN = 12;
const overview = prepared((db) => {
  const newest = db
    .select({ code: ugcCd, at: createdAt })
    .from(reviewTable)
    .where(and(sql`${reviewTable.productCd} = ${value.productCd}::text`, isNull(reviewTable.hiddenAt), sql`${reviewTable.photoCnt} > 0`))
    .orderBy(desc(createdAt), desc(ugcCd))
    .limit(PHOTOS_SHOWN)
    .as('newest');
  const photos = db
    .select({ code: newest.code, at: newest.at, url: ugcMediaTable.url, seq: ugcMediaTable.seq })
    .from(newest)
    .innerJoin(ugcMediaTable, and(eq(ugcMediaTable.ugcCd, newest.code), eq(ugcMediaTable.type, 'IMAGE')))
    .orderBy(desc(newest.at), desc(newest.code), asc(ugcMediaTable.seq))
    .limit(PHOTOS_SHOWN)
    .as('photos');
  const { facet, cnt, total, productCd } = reviewCountTable;
  return db
    .select({
      counts: sql<Counted[]>`(select coalesce(json_agg(json_build_object('facet', ${facet}, 'cnt', ${cnt}, 'total', ${total})), '[]')
        from ${reviewCountTable} where ${productCd} = ${value.productCd}::text)`.as('counts'),
      photos: sql<
        { ugcCd: string; url: string }[]
      >`(select coalesce(json_agg(json_build_object('ugcCd', ${photos.code}, 'url', ${photos.url})
        order by ${photos.at} desc, ${photos.code} desc, ${photos.seq}), '[]') from ${photos})`.as('photos'),
    })
    .from(productsOnSale)
    .where(sql`${productsOnSale.productCd} = ${value.productCd}::text`)
    .prepare('ugc_reviews_overview');
});
interface Counted {
  facet: string;
  cnt: number;
  total: number;
}

/** What is counted of a product's reviews, by facet, and their newest photos; null for a product that is not on sale. One read. */
export async function readOverview(db: Db, productCd: string) {
  const [row] = await overview(db).execute({ productCd });
  return row ? { counts: new Map(row.counts.map(({ facet, ...counted }) => [facet, counted])), photos: row.photos } : null;
}

/** All reviews that everybody may read. */
export async function countAllReviews(db: Db): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${reviewCountTable.cnt}), 0)::int` })
    .from(reviewCountTable)
    .where(eq(reviewCountTable.facet, 'all'));
  return row?.total ?? 0;
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

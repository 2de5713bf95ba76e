import { and, asc, count, desc, eq, exists, gt, inArray, lte, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { OrderByCd } from '@hyangro/contracts/catalog/catalog.schemas';
import type { Locale } from '@hyangro/contracts/locales';
import type { Db } from '../../platform/db/db';
import { decodeCursor, isCursorDay, pageOf } from '../../platform/db/cursor';
import { cardColumns, type CardRow } from './card.repository';
import { brandTable, productCategoryTable, productTable, stockTable } from './catalog.tables';

export interface ListFilter {
  cateCd?: string;
  brandCds: readonly string[];
  productType?: 'DOMESTIC' | 'OVERSEAS';
  freeShipping: boolean;
  inStock: boolean;
  maxPrice?: number;
  maxVolumeMl?: number;
}
export interface ListPage {
  orderByCd: OrderByCd;
  cursor?: string;
  limit: number;
}

interface Sort {
  column: AnyColumn;
  field: 'popularity' | 'launchDate' | 'discountRate' | 'salePrice' | 'reviewCount';
  isDescending: boolean;
}
/** `orderByCd` as column and direction. Equal values follow the product code in the same direction, so that one index serves and pages never overlap. */
const SORTS: Readonly<Record<OrderByCd, Sort>> = {
  '01': { column: productTable.popularity, field: 'popularity', isDescending: false },
  '02': { column: productTable.launchDate, field: 'launchDate', isDescending: true },
  '03': { column: productTable.discountRate, field: 'discountRate', isDescending: true },
  '04': { column: productTable.salePrice, field: 'salePrice', isDescending: false },
  '05': { column: productTable.salePrice, field: 'salePrice', isDescending: true },
  '06': { column: productTable.reviewCount, field: 'reviewCount', isDescending: true },
};

/** The columns of an order, of the products' own table or of a view that has them. */
export const orderColumns = (orderByCd: OrderByCd, of: Record<Sort['field'] | 'productCd', AnyColumn> = productTable): SQL[] => {
  const { field, isDescending } = SORTS[orderByCd];
  const direction = isDescending ? desc : asc;
  return [direction(of[field]), direction(of.productCd)];
};

/** One page of the products that pass the filter as a visitor sees them, with the cursor of the next. */
export async function listCards(db: Db, filter: ListFilter, page: ListPage, locale: Locale) {
  const sort = SORTS[page.orderByCd];
  const read: { card: CardRow; sortValue: string | number }[] = await db
    .select({
      card: cardColumns(locale, ''),
      sortValue: sort.column as typeof productTable.popularity | typeof productTable.launchDate,
    })
    .from(productTable)
    .innerJoin(brandTable, eq(brandTable.brandCd, productTable.brandCd))
    .where(and(passes(db, filter), after(page, sort)))
    .orderBy(...orderColumns(page.orderByCd))
    .limit(page.limit + 1);
  const { rows, nextCursor } = pageOf(read, page.limit, ({ card, sortValue }) => [page.orderByCd, sortValue, card.productCd]);
  return { cards: rows.map(({ card }) => card), nextCursor };
}

/** How many products pass the filter. */
export async function countProducts(db: Db, filter: ListFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(productTable).where(passes(db, filter));
  return row?.total ?? 0;
}

function after({ cursor, orderByCd }: ListPage, { column, field, isDescending }: Sort): SQL | undefined {
  const place = decodeCursor(cursor, 3, ([madeFor, value, productCd]) => {
    const fits = field === 'launchDate' ? isCursorDay(value) : Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31;
    return madeFor === orderByCd && fits && typeof productCd === 'string' ? { value, productCd } : null;
  });
  if (!place) return undefined;
  const { value, productCd } = place;
  return isDescending
    ? sql`(${column}, ${productTable.productCd}) < (${value}, ${productCd})`
    : sql`(${column}, ${productTable.productCd}) > (${value}, ${productCd})`;
}

function passes(db: Db, filter: ListFilter): SQL | undefined {
  const { cateCd, brandCds, productType, freeShipping, inStock, maxPrice, maxVolumeMl } = filter;
  const inCategory = () =>
    db
      .select({ one: sql`1` })
      .from(productCategoryTable)
      .where(and(eq(productCategoryTable.productCd, productTable.productCd), eq(productCategoryTable.cateCd, cateCd ?? '')));
  const onShelf = () =>
    db
      .select({ one: sql`1` })
      .from(stockTable)
      .where(and(eq(stockTable.productCd, productTable.productCd), gt(stockTable.stockCnt, 0)));
  return and(
    eq(productTable.isOnSale, true),
    cateCd === undefined ? undefined : exists(inCategory()),
    brandCds.length > 0 ? inArray(productTable.brandCd, [...brandCds]) : undefined,
    productType && eq(productTable.productType, productType),
    freeShipping ? eq(productTable.freeShipping, true) : undefined,
    inStock ? exists(onShelf()) : undefined,
    maxPrice === undefined ? undefined : lte(productTable.salePrice, maxPrice),
    maxVolumeMl === undefined ? undefined : lte(productTable.volumeMl, maxVolumeMl),
  );
}

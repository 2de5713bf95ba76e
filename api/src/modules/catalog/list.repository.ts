import { asc, desc, eq, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import type { OrderByCd } from '@hyangro/contracts/catalog/catalog.schemas';
import type { Locale } from '@hyangro/contracts/locales';
import type { Db } from '../../platform/db/db';
import { decodeCursor, isCursorDay, pageOf } from '../../platform/db/cursor';
import { cardColumns } from './card.repository';
import { brandTable, productTable } from './catalog.tables';
import { productFacetTable as facet } from './facet.tables';
import { rowsOf, type ListSource } from './list-source';

/** `score` is for lists of matches: best first. */
export type ListOrder = OrderByCd | 'score';
export interface ListPage {
  orderByCd: ListOrder;
  /** Where to go on; before `page`. */
  cursor?: string | undefined;
  page: number;
  limit: number;
}

interface Sort {
  field: 'popularity' | 'launchDate' | 'discountRate' | 'salePrice' | 'reviewCount';
  isDescending: boolean;
}
/** `orderByCd` as column and direction. Equal values follow the product code in the same direction, so that one index serves and pages never overlap. */
const SORTS: Readonly<Record<OrderByCd, Sort>> = {
  '01': { field: 'popularity', isDescending: false },
  '02': { field: 'launchDate', isDescending: true },
  '03': { field: 'discountRate', isDescending: true },
  '04': { field: 'salePrice', isDescending: false },
  '05': { field: 'salePrice', isDescending: true },
  '06': { field: 'reviewCount', isDescending: true },
};

/** The columns of an order, of a table or view that has them. */
export const orderColumns = (orderByCd: OrderByCd, of: Record<Sort['field'] | 'productCd', AnyColumn>): SQL[] => {
  const { field, isDescending } = SORTS[orderByCd];
  const direction = isDescending ? desc : asc;
  return [direction(of[field]), direction(of.productCd)];
};

/** One page of the products that pass all `conditions`, as a visitor sees them, with its number and the cursor of the next. */
export async function listCards(db: Db, source: ListSource, conditions: readonly SQL[], page: ListPage, locale: Locale) {
  const place = placeOf(page);
  const read = await db
    .select({ card: cardColumns(locale, ''), sortValue: sql<string | number>`page.sort_value` })
    .from(productTable)
    .innerJoin(brandTable, eq(brandTable.brandCd, productTable.brandCd))
    .innerJoin(sql`(${codesOf(source, conditions, page, place)}) page`, sql`page.product_cd = ${productTable.productCd}`)
    .orderBy(sql`page.place`);
  const at = place?.page ?? page.page;
  const { rows, nextCursor } = pageOf(read, page.limit, ({ card, sortValue }) => [page.orderByCd, sortValue, card.productCd, at + 1]);
  return { cards: rows.map(({ card }) => card), nextCursor, page: at };
}

function codesOf(source: ListSource, conditions: readonly SQL[], { orderByCd, page, limit }: ListPage, place?: Place): SQL {
  const { from, where } = rowsOf(source);
  const { value, isDescending } = sortOf(orderByCd);
  const beyond = place && sql`(${value}, ${facet.productCd}) ${sql.raw(isDescending ? '<' : '>')} (${place.value}, ${place.productCd})`;
  const direction = sql.raw(isDescending ? 'desc' : 'asc');
  const order = sql`${value} ${direction}, ${facet.productCd} ${direction}`;
  return sql`
    select ${facet.productCd}, ${value} as sort_value, row_number() over (order by ${order}) as place from ${from}
    where ${sql.join([where, ...conditions, ...(beyond ? [beyond] : [])], sql` and `)}
    order by ${order} limit ${limit + 1} offset ${place ? 0 : (page - 1) * limit}`;
}

function sortOf(orderByCd: ListOrder): { value: SQL; isDescending: boolean } {
  if (orderByCd === 'score') return { value: sql`matched.score::float8`, isDescending: true };
  const { field, isDescending } = SORTS[orderByCd];
  return { value: sql`${facet[field]}`, isDescending };
}

interface Place {
  value: string | number;
  productCd: string;
  page: number;
}
function placeOf({ cursor, orderByCd }: ListPage): Place | undefined {
  return decodeCursor(cursor, 4, ([madeFor, value, productCd, page]): Place | null => {
    const isOfList = madeFor === orderByCd && typeof productCd === 'string' && isCount(page);
    return isOfList && isSortValue(orderByCd, value) ? { value, productCd, page } : null;
  });
}

const isInt = (value: unknown): value is number => Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31;
const isCount = (value: unknown): value is number => isInt(value) && value > 0;
function isSortValue(orderByCd: ListOrder, value: unknown): value is string | number {
  if (orderByCd === 'score') return typeof value === 'number';
  return SORTS[orderByCd].field === 'launchDate' ? isCursorDay(value) : isInt(value);
}

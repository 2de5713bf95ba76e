import { and, asc, eq, exists, gt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { DISCOUNT_TYPES, SORTS, type OrderByCd } from '@hyangro/contracts/catalog/catalog.schemas';
import type { Db } from '../../platform/db/db';
import { prepared } from '../../platform/db/prepared';
import { orderColumns, productsOnSale } from '../catalog/public';
import { virtualCategoryProductTable, virtualCategoryTable } from './layout.tables';

const virtualCategory = prepared((db) =>
  db
    .select()
    .from(virtualCategoryTable)
    .where(eq(virtualCategoryTable.virtualCategoryCd, sql.placeholder('virtualCategoryCd')))
    .prepare('layout_virtual_category'),
);

export async function findVirtualCategory(db: Db, virtualCategoryCd: string) {
  const [row] = await virtualCategory(db).execute({ virtualCategoryCd });
  return row;
}

export interface RankedPage {
  virtualCategoryCd: string;
  discountType: 'ALL' | 'RATE' | 'TIMESALE';
  orderByCd: OrderByCd;
  pageStart: number;
  limit: number;
}

/** A statement for each order and each kind of discount. */
const rankedCodes = new Map(
  DISCOUNT_TYPES.flatMap((discountType) => SORTS.map((orderByCd) => [`${discountType}_${orderByCd}`, ranked(discountType, orderByCd)])),
);

/** Product codes of one page of a ranked list. "Popular" is the curated order, every other sort orders anew. */
export async function findRankedCodes(
  db: Db,
  { virtualCategoryCd, discountType, orderByCd, pageStart, limit }: RankedPage,
  now: Date,
): Promise<string[]> {
  const find = rankedCodes.get(`${discountType}_${orderByCd}`);
  const rows = (await find?.(db).execute({ virtualCategoryCd, pageStart, limit, now: now.toISOString() })) ?? [];
  return rows.map(({ productCd }) => productCd);
}

function ranked(discountType: RankedPage['discountType'], orderByCd: OrderByCd) {
  return prepared((db) =>
    db
      .select({ productCd: virtualCategoryProductTable.productCd })
      .from(virtualCategoryProductTable)
      .innerJoin(productsOnSale, eq(productsOnSale.productCd, virtualCategoryProductTable.productCd))
      .where(and(eq(virtualCategoryProductTable.virtualCategoryCd, sql.placeholder('virtualCategoryCd')), passes(db, discountType)))
      .orderBy(...(orderByCd === '01' ? [asc(virtualCategoryProductTable.seq)] : orderColumns(orderByCd, productsOnSale)))
      .offset(sql.placeholder('pageStart'))
      .limit(sql.placeholder('limit'))
      .prepare(`layout_ranked_codes_${discountType}_${orderByCd}`),
  );
}

function passes(db: Db, discountType: RankedPage['discountType']) {
  if (discountType === 'ALL') return undefined;
  if (discountType === 'RATE') return gt(productsOnSale.discountRate, 0);
  const sale = alias(virtualCategoryTable, 'sale');
  const inSale = alias(virtualCategoryProductTable, 'in_sale');
  return exists(
    db
      .select({ one: sql`1` })
      .from(inSale)
      .innerJoin(sale, eq(sale.virtualCategoryCd, inSale.virtualCategoryCd))
      .where(
        and(
          eq(inSale.productCd, productsOnSale.productCd),
          eq(sale.discountType, 'TIMESALE'),
          or(eq(sale.isRolling, true), gt(sale.endsAt, sql`${sql.placeholder('now')}::timestamptz`)),
        ),
      ),
  );
}

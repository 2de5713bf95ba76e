import { and, asc, eq, exists, gt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { OrderByCd } from '@hyangro/contracts/catalog/catalog.schemas';
import type { Db } from '../../platform/db/db';
import { orderColumns, productsOnSale } from '../catalog/public';
import { virtualCategoryProductTable, virtualCategoryTable } from './layout.tables';

export async function findVirtualCategory(db: Db, virtualCategoryCd: string) {
  const [row] = await db.select().from(virtualCategoryTable).where(eq(virtualCategoryTable.virtualCategoryCd, virtualCategoryCd));
  return row;
}

export interface RankedPage {
  virtualCategoryCd: string;
  discountType: 'ALL' | 'RATE' | 'TIMESALE';
  orderByCd: OrderByCd;
  pageStart: number;
  limit: number;
}

/** Product codes of one page of a ranked list. "Popular" is the curated order, every other sort orders anew. */
export async function findRankedCodes(
  db: Db,
  { virtualCategoryCd, discountType, orderByCd, pageStart, limit }: RankedPage,
  now: Date,
): Promise<string[]> {
  const rows = await db
    .select({ productCd: virtualCategoryProductTable.productCd })
    .from(virtualCategoryProductTable)
    .innerJoin(productsOnSale, eq(productsOnSale.productCd, virtualCategoryProductTable.productCd))
    .where(and(eq(virtualCategoryProductTable.virtualCategoryCd, virtualCategoryCd), passes(db, discountType, now)))
    .orderBy(...(orderByCd === '01' ? [asc(virtualCategoryProductTable.seq)] : orderColumns(orderByCd, productsOnSale)))
    .offset(pageStart)
    .limit(limit);
  return rows.map(({ productCd }) => productCd);
}

function passes(db: Db, discountType: RankedPage['discountType'], now: Date) {
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
          or(eq(sale.isRolling, true), gt(sale.endsAt, now)),
        ),
      ),
  );
}

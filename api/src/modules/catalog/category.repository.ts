import { and, asc, count, desc, eq } from 'drizzle-orm';
import type { Locale } from '@hyangro/contracts/locales';
import type { Db } from '../../platform/db/db';
import { textSql } from '../../platform/locale/text-sql';
import { brandTable, categoryTable, productCategoryTable, productTable } from './catalog.tables';

/** All categories, parents and children by their own sort. */
export const findCategories = (db: Db) => db.select().from(categoryTable).orderBy(asc(categoryTable.sort), asc(categoryTable.cateCd));
export type CategoryRow = Awaited<ReturnType<typeof findCategories>>[number];

/** Products on sale per category, those below it included. */
export async function countByCategory(db: Db): Promise<Map<string, number>> {
  const rows = await db.select({ cateCd: productCategoryTable.cateCd, total: count() })
    .from(productCategoryTable)
    .innerJoin(productTable, and(eq(productTable.productCd, productCategoryTable.productCd), eq(productTable.isOnSale, true)))
    .groupBy(productCategoryTable.cateCd);
  return new Map(rows.map(({ cateCd, total }) => [cateCd, total]));
}

/** Brands of the products on sale in a category, those with most products first. */
export const countByBrand = (db: Db, cateCd: string, locale: Locale) =>
  db.select({ brandCd: brandTable.brandCd, name: textSql(brandTable.name, locale), productCount: count() })
    .from(productCategoryTable)
    .innerJoin(productTable, and(eq(productTable.productCd, productCategoryTable.productCd), eq(productTable.isOnSale, true)))
    .innerJoin(brandTable, eq(brandTable.brandCd, productTable.brandCd))
    .where(eq(productCategoryTable.cateCd, cateCd))
    .groupBy(brandTable.brandCd)
    .orderBy(desc(count()), asc(brandTable.brandCd));

import { and, asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Locale } from '@hyangro/contracts/locales';
import type { Db } from '../../platform/db/db';
import { textSql } from '../../platform/locale/text-sql';
import { brandTable, categoryTable, productCategoryTable, productTable } from './catalog.tables';

/** All categories, parents and children by their own sort. */
export const findCategories = (db: Db) => db.select().from(categoryTable).orderBy(asc(categoryTable.sort), asc(categoryTable.cateCd));
export type CategoryRow = Awaited<ReturnType<typeof findCategories>>[number];

export interface CategoryGoods {
  productCount: number;
  imageUrl: string;
}

/** Per category, those below it included: how many products are on sale, and the picture of the most popular one. */
export async function goodsByCategory(db: Db): Promise<Map<string, CategoryGoods>> {
  const rows = await db
    .select({
      cateCd: productCategoryTable.cateCd,
      productCount: count(),
      imageUrl: sql<string>`(array_agg(${productTable.imgMainUrl} order by ${productTable.popularity}))[1]`,
    })
    .from(productCategoryTable)
    .innerJoin(productTable, and(eq(productTable.productCd, productCategoryTable.productCd), eq(productTable.isOnSale, true)))
    .groupBy(productCategoryTable.cateCd);
  return new Map(rows.map(({ cateCd, ...goods }) => [cateCd, goods]));
}

/** Brands of the products on sale in a category, those with most products first. */
export const countByBrand = (db: Db, cateCd: string, locale: Locale) =>
  db
    .select({ brandCd: brandTable.brandCd, name: textSql(brandTable.name, locale), productCount: count() })
    .from(productCategoryTable)
    .innerJoin(productTable, and(eq(productTable.productCd, productCategoryTable.productCd), eq(productTable.isOnSale, true)))
    .innerJoin(brandTable, eq(brandTable.brandCd, productTable.brandCd))
    .where(eq(productCategoryTable.cateCd, cateCd))
    .groupBy(brandTable.brandCd)
    .orderBy(desc(count()), asc(brandTable.brandCd));

import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db';
import { categoryTable, productCategoryTable, productTable } from '../catalog.tables';

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

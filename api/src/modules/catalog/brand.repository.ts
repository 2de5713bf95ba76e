import { and, asc, count, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';
import { brandTable, productTable } from './catalog.tables';

/** All brands in the shop's order, with how many of their products are on sale. */
export const findBrands = (db: Db) =>
  db
    .select({
      brandCd: brandTable.brandCd,
      name: brandTable.name,
      story: brandTable.story,
      origin: brandTable.origin,
      initialKo: brandTable.initialKo,
      initialEn: brandTable.initialEn,
      logoUrl: brandTable.logoUrl,
      productCount: count(productTable.productCd),
    })
    .from(brandTable)
    .leftJoin(productTable, and(eq(productTable.brandCd, brandTable.brandCd), eq(productTable.isOnSale, true)))
    .groupBy(brandTable.brandCd)
    .orderBy(asc(brandTable.sort), asc(brandTable.brandCd));
export type BrandRow = Awaited<ReturnType<typeof findBrands>>[number];

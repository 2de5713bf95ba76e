import { asc } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db';
import { brandTable } from '../catalog.tables';

/** All brands in the shop's order. */
export const findBrands = (db: Db) => db.select().from(brandTable).orderBy(asc(brandTable.sort), asc(brandTable.brandCd));
export type BrandRow = Awaited<ReturnType<typeof findBrands>>[number];

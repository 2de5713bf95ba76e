import { and, asc, count, eq, max, sql } from 'drizzle-orm';
import type { RootDb } from '../../../platform/db/db';
import type { Text } from '../../../platform/locale/text';
import { brandTable, productTable } from '../catalog.tables';
import { koreanInitial, latinInitial } from './initials';

/** Brands with the number of goods they have on sale. */
export const listBrands = (db: RootDb) =>
  db
    .select({ brandCd: brandTable.brandCd, name: brandTable.name, origin: brandTable.origin, productCount: count(productTable.productCd) })
    .from(brandTable)
    .leftJoin(productTable, and(eq(productTable.brandCd, brandTable.brandCd), eq(productTable.isOnSale, true)))
    .groupBy(brandTable.brandCd)
    .orderBy(asc(brandTable.sort));

/** A new brand, the last of the shop's order. Its index letters come from its names. */
export async function addBrand(db: RootDb, brand: { brandCd: string; name: Text; story: Text; origin: string; logoUrl: string | null }) {
  const [row] = await db.select({ last: sql<number>`coalesce(${max(brandTable.sort)}, 0)` }).from(brandTable);
  const added = await db
    .insert(brandTable)
    .values({ ...brand, ...initialsOf(brand.name), sort: (row?.last ?? 0) + 1 })
    .onConflictDoNothing()
    .returning({ brandCd: brandTable.brandCd });
  if (added.length === 0) throw new Error(`There is a brand “${brand.brandCd}” already.`);
}

/** Names a brand anew in the languages that are given; answers all its names. */
export async function renameBrand(db: RootDb, brandCd: string, changes: Partial<Text>): Promise<Text> {
  return db.transaction(async (tx) => {
    const [known] = await tx.select({ name: brandTable.name }).from(brandTable).where(eq(brandTable.brandCd, brandCd)).for('update');
    if (!known) throw new Error(`The shop has no brand “${brandCd}”.`);
    const name = { ...known.name, ...changes };
    await tx
      .update(brandTable)
      .set({ name, ...initialsOf(name) })
      .where(eq(brandTable.brandCd, brandCd));
    return name;
  });
}

const initialsOf = ({ ko, en }: Text) => ({ initialKo: koreanInitial(ko), initialEn: latinInitial(en) });

import { inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';
import { brandTable, categoryTable, productTable } from './catalog.tables';

/** Which of the codes name something of the catalogue; withdrawn products are known, too. */
export async function findKnownCodes(
  db: Db,
  { productCds, cateCds, brandCds }: Readonly<Record<'productCds' | 'cateCds' | 'brandCds', readonly string[]>>,
) {
  const products = await db
    .select({ code: productTable.productCd })
    .from(productTable)
    .where(inArray(productTable.productCd, unique(productCds)));
  const categories = await db
    .select({ code: categoryTable.cateCd })
    .from(categoryTable)
    .where(inArray(categoryTable.cateCd, unique(cateCds)));
  const brands = await db
    .select({ code: brandTable.brandCd })
    .from(brandTable)
    .where(inArray(brandTable.brandCd, unique(brandCds)));
  return { products: codesIn(products), categories: codesIn(categories), brands: codesIn(brands) };
}

const unique = (codes: readonly string[]) => [...new Set(codes)];
const codesIn = (rows: readonly { code: string }[]): ReadonlySet<string> => new Set(rows.map(({ code }) => code));

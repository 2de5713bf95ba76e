import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';
import { productNames } from '../catalog/public';

/** Goods whose names hold every word of a term, in any language. */
export async function goodsFoundBy(db: Db, keyword: string): Promise<{ keyword: string; productCds: string[] }> {
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean);
  const names = sql`lower(${productNames.brandName}::text || ${productNames.productName}::text)`;
  const rows = await db
    .select({ productCd: productNames.productCd })
    .from(productNames)
    .where(
      sql.join(
        words.map((word) => sql`strpos(${names}, ${word}) > 0`),
        sql` and `,
      ),
    );
  return { keyword, productCds: rows.map(({ productCd }) => productCd) };
}

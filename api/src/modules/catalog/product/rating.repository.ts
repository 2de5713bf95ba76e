import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db';
import { productTable } from '../catalog.tables';

export interface RatingCount {
  productCd: string;
  reviewCount: number;
  ratingSum: number;
}
/** Writes stars and reviews counted anew. */
export async function setRatings(db: Db, counts: readonly RatingCount[]): Promise<void> {
  if (counts.length === 0) return;
  const rows = sql.join(
    counts.map(({ productCd, reviewCount, ratingSum }) => sql`(${productCd}::text, ${reviewCount}::int, ${ratingSum}::int)`),
    sql`, `,
  );
  await db.execute(sql`
    update ${productTable} set review_count = counted.reviews, rating_sum = counted.stars
    from (values ${rows}) as counted (code, reviews, stars)
    where ${productTable.productCd} = counted.code`);
}

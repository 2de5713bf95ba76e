import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';
import { productTable } from './catalog.tables';

/** Adds a review's stars to its product, in the transaction of the review; negative values take them away. */
export async function addRating(db: Db, productCd: string, rating: number, reviews: 1 | -1 | 0): Promise<void> {
  await db.update(productTable)
    .set({ ratingSum: sql`${productTable.ratingSum} + ${rating}`, reviewCount: sql`${productTable.reviewCount} + ${reviews}` })
    .where(sql`${productTable.productCd} = ${productCd}`);
}

export interface RatingCount { productCd: string; reviewCount: number; ratingSum: number }
/** Writes stars and reviews counted anew. */
export async function setRatings(db: Db, counts: readonly RatingCount[]): Promise<void> {
  if (counts.length === 0) return;
  const rows = sql.join(counts.map(({ productCd, reviewCount, ratingSum }) => sql`(${productCd}::text, ${reviewCount}::int, ${ratingSum}::int)`), sql`, `);
  await db.execute(sql`
    update ${productTable} set review_count = counted.reviews, rating_sum = counted.stars
    from (values ${rows}) as counted (code, reviews, stars)
    where ${productTable.productCd} = counted.code`);
}

import { and, inArray, sql } from 'drizzle-orm';
import { daysBefore } from '../../../platform/clock/clock';
import type { Db } from '../../../platform/db/db';
import { productTable } from '../catalog.tables';
import { priceHistoryTable as history } from './price-history.tables';

/** Days ago and share of the list price, in per cent, that a product may have been sold at. Which one it was follows from its place in the catalogue. */
const COURSES: readonly (readonly [daysAgo: number, percent: number])[][] = [
  [
    [46, 100],
    [33, 90],
    [21, 82],
    [13, 88],
  ],
  [
    [52, 95],
    [26, 78],
    [22, 95],
    [9, 86],
  ],
  [
    [40, 92],
    [27, 92],
    [17, 70],
    [15, 92],
  ],
  [
    [61, 100],
    [24, 94],
  ],
];

/** Prices of the last weeks for these goods of the demo, where they have only today's; what the shop has recorded itself stays. */
export async function seedPrices(db: Db, productCds: readonly string[], now: Date): Promise<void> {
  const products = await db
    .select({ productCd: productTable.productCd, normalPrice: productTable.normalPrice, salePrice: productTable.salePrice })
    .from(productTable)
    .where(
      and(
        inArray(productTable.productCd, [...productCds]),
        sql`(select count(*) from ${history} where ${history.productCd} = ${productTable.productCd}) = 1`,
      ),
    )
    .orderBy(productTable.productCd);
  const rows = products.flatMap(({ productCd, normalPrice, salePrice }, at) => {
    const course = COURSES[at % COURSES.length] ?? [];
    const before = course.map(([daysAgo, percent]) => ({ daysAgo, salePrice: roundToTen((normalPrice * percent) / 100) }));
    return [...before, { daysAgo: 6, salePrice }].map((price) => ({
      productCd,
      changedAt: daysBefore(now, price.daysAgo),
      salePrice: price.salePrice,
      toldAt: now,
    }));
  });
  if (rows.length > 0) await db.insert(history).values(rows).onConflictDoNothing();
}

const roundToTen = (won: number) => Math.round(won / 10) * 10;

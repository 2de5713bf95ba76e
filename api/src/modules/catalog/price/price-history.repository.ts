import { and, eq, gte, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db';
import type { Text } from '../../../platform/locale/text';
import { productTable } from '../catalog.tables';
import { priceHistoryTable as history } from './price-history.tables';
import type { PriceChange } from './price-line.rules';
import { wishlistTable } from '../wishlist/shopper.tables';

/** Prices since `from`, oldest first, led by the one that held at that moment. */
export async function findPrices(db: Db, productCd: string, from: Date): Promise<PriceChange[]> {
  const before = db
    .select({ at: sql`max(${history.changedAt})` })
    .from(history)
    .where(and(eq(history.productCd, productCd), lt(history.changedAt, from)));
  return db
    .select({ changedAt: history.changedAt, salePrice: history.salePrice })
    .from(history)
    .where(and(eq(history.productCd, productCd), gte(history.changedAt, sql`coalesce((${before}), ${from.toISOString()}::timestamptz)`)))
    .orderBy(history.changedAt);
}

export interface Drop {
  productCd: string;
  changedAt: Date;
  salePrice: number;
  wasPrice: number;
}
/** Takes the drops that nobody was told of yet, newest first; each is taken once. */
export async function takeDrops(db: Db, now: Date): Promise<Drop[]> {
  const rows = await db.update(history).set({ toldAt: now }).where(isNull(history.toldAt)).returning();
  return rows
    .flatMap(({ wasPrice, ...row }) => (wasPrice === null ? [] : [{ ...row, wasPrice }]))
    .sort((a, b) => b.changedAt.getTime() - a.changedAt.getTime());
}

export interface Wish {
  productCd: string;
  productName: Text;
  memCd: string;
  likedAt: Date;
  /** Won today. */
  salePrice: number;
}
/** Who wishes for these products, those on sale. */
export const findWishes = (db: Db, productCds: readonly string[]): Promise<Wish[]> =>
  db
    .select({
      productCd: wishlistTable.productCd,
      productName: productTable.name,
      memCd: wishlistTable.memCd,
      likedAt: wishlistTable.likedAt,
      salePrice: productTable.salePrice,
    })
    .from(wishlistTable)
    .innerJoin(productTable, and(eq(productTable.productCd, wishlistTable.productCd), eq(productTable.isOnSale, true)))
    .where(inArray(wishlistTable.productCd, [...productCds]));

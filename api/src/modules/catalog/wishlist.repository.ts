import { count, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';
import { productTable } from './catalog.tables';
import { wishlistTable } from './shopper.tables';

/**
 * Turns the like over in one statement; null for an unknown product. Two clicks at the same moment end liked or not,
 * never twice.
 */
export async function toggleLike(db: Db, memCd: string, productCd: string, now: Date): Promise<boolean | null> {
  const { rows } = await db.execute<{ is_known: boolean; is_zzim: boolean }>(sql`
    with gone as (
      delete from ${wishlistTable} where ${wishlistTable.memCd} = ${memCd} and ${wishlistTable.productCd} = ${productCd} returning 1
    ), liked as (
      insert into ${wishlistTable} (mem_cd, product_cd, liked_at)
      select ${memCd}::text, product_cd, ${now.toISOString()}::timestamptz from ${productTable}
      where ${productTable.productCd} = ${productCd} and ${productTable.isOnSale} and not exists (select 1 from gone)
      on conflict do nothing
    )
    select exists(select 1 from ${productTable} where ${productTable.productCd} = ${productCd} and ${productTable.isOnSale}) as is_known,
           not exists(select 1 from gone) as is_zzim`);
  const row = rows[0];
  return row?.is_known ? row.is_zzim : null;
}

/** Products the member likes. */
export async function countZzim(db: Db, memCd: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(wishlistTable).where(eq(wishlistTable.memCd, memCd));
  return row?.total ?? 0;
}

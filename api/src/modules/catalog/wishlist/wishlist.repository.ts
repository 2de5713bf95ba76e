import { and, count, desc, eq, sql } from 'drizzle-orm';
import { decodeCursor, isCursorInstant } from '../../../platform/db/cursor';
import type { Db } from '../../../platform/db/db';
import { productTable } from '../catalog.tables';
import { wishlistTable } from './shopper.tables';

/**
 * Turns the like over in one statement; null for a product that the shop does not sell, unless it was liked: what is gone can be taken off
 * the list. Two clicks at the same moment end liked or not, never twice.
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
    select exists(select 1 from ${productTable} where ${productTable.productCd} = ${productCd} and ${productTable.isOnSale})
             or exists(select 1 from gone) as is_known,
           not exists(select 1 from gone) as is_zzim`);
  const row = rows[0];
  return row?.is_known ? row.is_zzim : null;
}

/** Products the member likes. */
export async function countZzim(db: Db, memCd: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(wishlistTable).where(eq(wishlistTable.memCd, memCd));
  return row?.total ?? 0;
}

export interface WishlistPage {
  cursor?: string | undefined;
  limit: number;
}

/** Liked products behind a cursor, newest first, one more than the page; of a folder, or all of a member. */
export function likesBehind(db: Db, of: { memCd: string } | { folderCd: string }, { cursor, limit }: WishlistPage) {
  const place = decodeCursor(cursor, 2, ([likedAt, productCd]) =>
    isCursorInstant(likedAt) && typeof productCd === 'string' ? sql`(${likedAt}::timestamptz, ${productCd}::text)` : null,
  );
  return db
    .select({ productCd: wishlistTable.productCd, likedAt: wishlistTable.likedAt, folderCd: wishlistTable.folderCd })
    .from(wishlistTable)
    .where(
      and(
        'folderCd' in of ? eq(wishlistTable.folderCd, of.folderCd) : eq(wishlistTable.memCd, of.memCd),
        place && sql`(${wishlistTable.likedAt}, ${wishlistTable.productCd}) < ${place}`,
      ),
    )
    .orderBy(desc(wishlistTable.likedAt), desc(wishlistTable.productCd))
    .limit(limit + 1);
}

/** Puts a liked product into a folder; false when the member does not like it. */
export async function putIntoFolder(db: Db, memCd: string, productCd: string, folderCd: string | null): Promise<boolean> {
  const rows = await db
    .update(wishlistTable)
    .set({ folderCd })
    .where(and(eq(wishlistTable.memCd, memCd), eq(wishlistTable.productCd, productCd)))
    .returning({ productCd: wishlistTable.productCd });
  return rows.length > 0;
}

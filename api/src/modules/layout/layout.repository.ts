import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';
import { prepared } from '../../platform/db/prepared';
import { stockTable } from '../catalog/catalog.tables';
import { aiMemberGroupTable, couponDisplayItemTable, displayItemTable, displayTable, layoutTable, virtualCategoryTable } from './layout.tables';

export async function findLayout(db: Db, layoutCd: string) {
  const [row] = await db.select().from(layoutTable).where(eq(layoutTable.layoutCd, layoutCd));
  return row;
}

export const findDisplays = (db: Db, layoutCd: string) =>
  db.select().from(displayTable).where(eq(displayTable.layoutCd, layoutCd)).orderBy(asc(displayTable.seq));
export type DisplayRow = Awaited<ReturnType<typeof findDisplays>>[number];

/** Items in order, each with the virtual category it shows. */
export const findDisplayItems = (db: Db, layoutCd: string) =>
  db.select({ item: displayItemTable, category: virtualCategoryTable }).from(displayItemTable)
    .leftJoin(virtualCategoryTable, eq(virtualCategoryTable.virtualCategoryCd, displayItemTable.virtualCategoryCd))
    .where(eq(displayItemTable.layoutCd, layoutCd)).orderBy(asc(displayItemTable.displaySeq), asc(displayItemTable.seq));
export type DisplayItemRow = Awaited<ReturnType<typeof findDisplayItems>>[number];

export const findCouponPlaces = (db: Db, layoutCd: string) =>
  db.select().from(couponDisplayItemTable).where(eq(couponDisplayItemTable.layoutCd, layoutCd))
    .orderBy(asc(couponDisplayItemTable.displaySeq), asc(couponDisplayItemTable.seq));

/** Coupons of a layout, without the download-all item; null for an unknown layout. */
export async function couponCdsOf(db: Db, layoutCd: string): Promise<number[] | null> {
  if (!(await findLayout(db, layoutCd))) return null;
  const places = await findCouponPlaces(db, layoutCd);
  return [...new Set(places.map(({ couponCd }) => couponCd))].filter((couponCd) => couponCd !== 0);
}

export const findMemberGroups = (db: Db) => db.select().from(aiMemberGroupTable);

const freshState = prepared((db) =>
  db.select({
    version: layoutTable.version,
    stocks: sql<string | null>`(
      select string_agg(coalesce(shelf.pieces, 0)::text, ',' order by wanted.place)
      from unnest(${sql.placeholder('codes')}::text[]) with ordinality as wanted (code, place)
      left join (
        select product_cd, sum(stock_cnt) as pieces from ${stockTable}
        where product_cd = any(${sql.placeholder('codes')}::text[]) group by product_cd
      ) shelf on shelf.product_cd = wanted.code)`.as('stocks'),
  })
    .from(layoutTable).where(eq(layoutTable.layoutCd, sql.placeholder('layoutCd')))
    .prepare('layout_fresh_state'));

/** What may not be a moment old: the version of a layout's rows, and pieces on the shelf in the order of the codes. */
export async function readFreshState(db: Db, layoutCd: string, codes: readonly string[]): Promise<{ version: number; stocks: number[] } | null> {
  const [row] = await freshState(db).execute({ layoutCd, codes });
  return row ? { version: row.version, stocks: row.stocks ? row.stocks.split(',').map(Number) : [] } : null;
}

/** Tells every process that rows of these layouts changed. */
export async function touchLayouts(db: Db, layoutCds: readonly string[]): Promise<void> {
  await db.update(layoutTable).set({ version: sql`${layoutTable.version} + 1` }).where(inArray(layoutTable.layoutCd, [...layoutCds]));
}

/** Sets when a virtual category's sale ends. */
export async function setSaleEnd(db: Db, virtualCategoryCd: string, endsAt: Date): Promise<void> {
  await db.update(virtualCategoryTable).set({ endsAt, isRolling: false }).where(eq(virtualCategoryTable.virtualCategoryCd, virtualCategoryCd));
  const shown = await db.selectDistinct({ layoutCd: displayItemTable.layoutCd }).from(displayItemTable)
    .where(and(eq(displayItemTable.virtualCategoryCd, virtualCategoryCd)));
  await touchLayouts(db, shown.map(({ layoutCd }) => layoutCd));
}

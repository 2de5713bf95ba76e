import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';
import {
  aiMemberGroupTable,
  couponDisplayItemTable,
  displayItemTable,
  displayTable,
  layoutTable,
  virtualCategoryTable,
} from './layout.tables';

export async function findLayout(db: Db, layoutCd: string) {
  const [row] = await db.select().from(layoutTable).where(eq(layoutTable.layoutCd, layoutCd));
  return row;
}

export const findDisplays = (db: Db, layoutCd: string) =>
  db.select().from(displayTable).where(eq(displayTable.layoutCd, layoutCd)).orderBy(asc(displayTable.seq));
export type DisplayRow = Awaited<ReturnType<typeof findDisplays>>[number];

/** Items in order, each with the virtual category it shows. */
export const findDisplayItems = (db: Db, layoutCd: string) =>
  db
    .select({ item: displayItemTable, category: virtualCategoryTable })
    .from(displayItemTable)
    .leftJoin(virtualCategoryTable, eq(virtualCategoryTable.virtualCategoryCd, displayItemTable.virtualCategoryCd))
    .where(eq(displayItemTable.layoutCd, layoutCd))
    .orderBy(asc(displayItemTable.displaySeq), asc(displayItemTable.seq));
export type DisplayItemRow = Awaited<ReturnType<typeof findDisplayItems>>[number];

export const findCouponPlaces = (db: Db, layoutCd: string) =>
  db
    .select()
    .from(couponDisplayItemTable)
    .where(eq(couponDisplayItemTable.layoutCd, layoutCd))
    .orderBy(asc(couponDisplayItemTable.displaySeq), asc(couponDisplayItemTable.seq));

/** Coupons of a layout, without the download-all item; null for an unknown layout. */
export async function couponCdsOf(db: Db, layoutCd: string): Promise<number[] | null> {
  if (!(await findLayout(db, layoutCd))) return null;
  const places = await findCouponPlaces(db, layoutCd);
  return [...new Set(places.map(({ couponCd }) => couponCd))].filter((couponCd) => couponCd !== 0);
}

export const findMemberGroups = (db: Db) => db.select().from(aiMemberGroupTable);

/** Sets when a virtual category's sale ends. */
export async function setSaleEnd(db: Db, virtualCategoryCd: string, endsAt: Date): Promise<void> {
  await db
    .update(virtualCategoryTable)
    .set({ endsAt, isRolling: false })
    .where(eq(virtualCategoryTable.virtualCategoryCd, virtualCategoryCd));
}

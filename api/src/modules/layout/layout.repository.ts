import { and, asc, eq, ne, notInArray, sql } from 'drizzle-orm';
import { alias, QueryBuilder } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '../../platform/db/db';
import { upsert } from '../../platform/db/upsert';
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

const tabLayout = alias(layoutTable, 'tab_layout');
/** Items in order, each with the virtual category it shows, and the layout of its tab, when there is such a one besides this. */
export const findDisplayItems = (db: Db, layoutCd: string) =>
  db
    .select({ item: displayItemTable, category: virtualCategoryTable, tabLayoutCd: tabLayout.layoutCd })
    .from(displayItemTable)
    .leftJoin(virtualCategoryTable, eq(virtualCategoryTable.virtualCategoryCd, displayItemTable.virtualCategoryCd))
    .leftJoin(tabLayout, and(eq(tabLayout.layoutCd, displayItemTable.tabLayoutCd), ne(tabLayout.layoutCd, displayItemTable.layoutCd)))
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

/** Groups that have a list. */
export const findMemberGroups = (db: Db) =>
  db
    .select({ groupCd: aiMemberGroupTable.groupCd, productCds: aiMemberGroupTable.productCds })
    .from(aiMemberGroupTable)
    .where(sql`cardinality(${aiMemberGroupTable.productCds}) > 0`);

/** Lists that people chose for groups of members, one row per product, best first from 1; for joins. */
export const curatedPicks = new QueryBuilder()
  .select({
    groupCd: aiMemberGroupTable.groupCd,
    productCd: sql<string>`curated.product_cd`.as('curated_product_cd'),
    place: sql<number>`curated.place::int`.as('place'),
  })
  .from(aiMemberGroupTable)
  .crossJoinLateral(sql`unnest(${aiMemberGroupTable.curatedCds}) with ordinality as curated (product_cd, place)`)
  .as('curated_picks');

/** Writes the computed list of every group, best first; a group without a list has none from now on, but keeps what people chose for it. */
export async function saveMemberGroups(tx: Tx, lists: readonly { groupCd: string; productCds: string[] }[]): Promise<void> {
  const groupCds = lists.map(({ groupCd }) => groupCd);
  await tx.update(aiMemberGroupTable).set({ productCds: [] }).where(notInArray(aiMemberGroupTable.groupCd, groupCds));
  await upsert(tx, aiMemberGroupTable, lists, ['curatedCds']);
}

/** Sets when a virtual category's sale ends. */
export async function setSaleEnd(db: Db, virtualCategoryCd: string, endsAt: Date): Promise<void> {
  await db
    .update(virtualCategoryTable)
    .set({ endsAt, isRolling: false })
    .where(eq(virtualCategoryTable.virtualCategoryCd, virtualCategoryCd));
}

import { and, desc, eq, inArray, notInArray, or, sql } from 'drizzle-orm';
import type { Locale } from '@hyangro/contracts/locales';
import type { Db } from '../../platform/db/db';
import { cardColumns, findKinship, stockSum, type CardRow } from './card.repository';
import { brandTable, productTable } from './catalog.tables';

const SHOWN = 20;

/** Goods of the same leaf (weighs two) or house (weighs one) as the seen ones; what is in stock first, then popular first. */
export async function findRecommended(db: Db, seen: readonly string[], locale: Locale, memCd: string | null): Promise<CardRow[]> {
  const kin = await findKinship(db, seen);
  if (kin.length < 2) return [];
  const leaves = [...new Set(kin.map(({ cateCd }) => cateCd))];
  const houses = [...new Set(kin.map(({ brandCd }) => brandCd))];
  const isSameLeaf = inArray(productTable.cateCd, leaves);
  const isSameHouse = inArray(productTable.brandCd, houses);
  return db
    .select(cardColumns(locale, memCd ?? ''))
    .from(productTable)
    .innerJoin(brandTable, eq(brandTable.brandCd, productTable.brandCd))
    .where(and(eq(productTable.isOnSale, true), or(isSameLeaf, isSameHouse), notInArray(productTable.productCd, [...seen])))
    .orderBy(desc(sql`${stockSum} > 0`), desc(sql`(${isSameLeaf})::int * 2 + (${isSameHouse})::int`), productTable.popularity)
    .limit(SHOWN);
}

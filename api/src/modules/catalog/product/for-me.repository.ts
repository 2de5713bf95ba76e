import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Locale } from '@hyangro/contracts/locales';
import type { Db } from '../../../platform/db/db';
import { textSql } from '../../../platform/locale/text-sql';
import { productTable, tagTable } from '../catalog.tables';

/** What a beauty profile is laid beside; undefined for an unknown or withdrawn product. */
export async function findMakeup(db: Db, productCd: string) {
  const [row] = await db
    .select({ ingredients: productTable.ingredients, skinTypes: productTable.skinTypes, concerns: productTable.concerns })
    .from(productTable)
    .where(and(eq(productTable.productCd, productCd), eq(productTable.isOnSale, true)));
  return row;
}

/** Names of a skin type and of concerns in the reader's language, by kind and code. */
export async function findTagNames(
  db: Db,
  skinType: string | null,
  concerns: readonly string[],
  locale: Locale,
): Promise<Map<string, string>> {
  const isSkinType = and(eq(tagTable.kind, 'SKIN_TYPE'), eq(tagTable.code, skinType ?? ''));
  const isConcern = and(eq(tagTable.kind, 'CONCERN'), inArray(tagTable.code, [...concerns]));
  const rows = await db
    .select({ key: sql<string>`${tagTable.kind} || '/' || ${tagTable.code}`, name: textSql(tagTable.name, locale) })
    .from(tagTable)
    .where(or(isSkinType, isConcern));
  return new Map(rows.map(({ key, name }) => [key, name]));
}

import { isDeepStrictEqual } from 'node:util';
import { asc, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db';
import type { ProductEntry } from '../catalog.seed-schema';
import { productCategoryTable, productImageTable, productOptionTable, productTable, stockTable } from '../catalog.tables';
import { rowsIn, stockRows, type ProductSurroundings } from '../product/product.writer';

export type Verdict = 'create' | 'update' | 'unchanged';
export interface Comparison {
  entry: ProductEntry;
  verdict: Verdict;
  /** What differs, by the names of the file's columns; empty unless updated. */
  changes: readonly string[];
  /** Place in the curated order; null for a new product. */
  popularity: number | null;
  /** What it costs until then; null for a new product. */
  before: { salePrice: number; normalPrice: number } | null;
}

/** What writing the entries would change. Stock counts where the file may set it. */
export async function compareProducts(
  db: Db,
  entries: readonly ProductEntry[],
  surroundings: ProductSurroundings,
  setsStock: boolean,
): Promise<Comparison[]> {
  const rowsOf = rowsIn(surroundings);
  const codes = entries.map(({ productCd }) => productCd);
  if (codes.length === 0) return [];
  const products = new Map(
    (await db.select().from(productTable).where(inArray(productTable.productCd, codes))).map((row) => [row.productCd, row]),
  );
  const options = byProduct(
    await db.select().from(productOptionTable).where(inArray(productOptionTable.productCd, codes)).orderBy(asc(productOptionTable.sort)),
  );
  const categories = byProduct(await db.select().from(productCategoryTable).where(inArray(productCategoryTable.productCd, codes)));
  const images = byProduct(
    await db.select().from(productImageTable).where(inArray(productImageTable.productCd, codes)).orderBy(asc(productImageTable.seq)),
  );
  const stocks = byProduct(await db.select().from(stockTable).where(inArray(stockTable.productCd, codes)));

  return entries.map((entry) => {
    const row = products.get(entry.productCd);
    if (!row) return { entry, verdict: 'create', changes: [], popularity: null, before: null };
    const known: Readonly<Record<string, unknown>> = row;
    const wanted = rowsOf(entry);
    const pieces = new Map((stocks.get(entry.productCd) ?? []).map(({ optionCd, stockCnt }) => [optionCd, stockCnt]));
    const of = <T>(groups: ReadonlyMap<string, T[]>) => groups.get(entry.productCd) ?? [];
    const cateCds = (rows: readonly { cateCd: string }[]) => rows.map(({ cateCd }) => cateCd).sort();
    const changes = [
      ...Object.entries(wanted.product)
        .filter(([field, value]) => NAMES[field] !== null && !isDeepStrictEqual(value, known[field]))
        .map(([field]) => NAMES[field] ?? field),
      ...(isSame(wanted.options, of(options)) ? [] : ['options']),
      ...(isDeepStrictEqual(cateCds(wanted.categories), cateCds(of(categories))) ? [] : ['extraCateCds']),
      ...(isSame(wanted.images, of(images)) ? [] : ['images']),
      ...(setsStock && stockRows(entry).some(({ optionCd, stockCnt }) => pieces.get(optionCd) !== stockCnt) ? ['stockCnt'] : []),
    ];
    return {
      entry,
      verdict: changes.length > 0 ? 'update' : 'unchanged',
      changes: [...new Set(changes)],
      popularity: row.popularity,
      before: { salePrice: row.salePrice, normalPrice: row.normalPrice },
    };
  });
}
/** Fields under the names of the file; null for what is made from others. */
const NAMES: Readonly<Record<string, string | null>> = {
  imgMainUrl: 'images',
  searchText: 'keywords',
  searchBigrams: null,
  discountRate: null,
};

/** Whether rows hold what the file wants of them; they may have columns that no file sets. */
const isSame = (wanted: readonly Record<string, unknown>[], known: readonly Record<string, unknown>[]): boolean =>
  wanted.length === known.length &&
  wanted.every((row, at) => Object.entries(row).every(([field, value]) => isDeepStrictEqual(value, known[at]?.[field])));

function byProduct<T extends { productCd: string }>(rows: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(row.productCd, [...(groups.get(row.productCd) ?? []), row]);
  return groups;
}

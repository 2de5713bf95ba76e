import { max, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db';
import { upsert } from '../../../platform/db/upsert';
import type { Actor } from '../../../platform/http/operator';
import type { MediaUrls } from '../../../platform/seed/seed';
import { recordAll } from '../../operator/public';
import type { ProductEntry } from '../catalog.seed-schema';
import { productTable, stockTable } from '../catalog.tables';
import { stockRows, writeProducts, type ProductSurroundings } from '../product/product.writer';
import { findReferences, referenceCheck } from './check-references';
import { compareProducts, type Comparison, type Verdict } from './compare-products';
import type { ImportRow, Problem } from './import-entry';

export interface ImportOptions {
  media: MediaUrls;
  by: Actor;
  now: Date;
  /** Says what would be done, and does nothing. */
  isDryRun: boolean;
  /** The file's stock counts for known goods too; otherwise for new ones alone. */
  setsStock: boolean;
  /** Told of each product, in the order of the file. */
  onProduct?(row: ImportRow, verdict: Verdict | 'error', about: readonly string[]): void;
  onProgress?(step: 'read' | 'resumed' | 'checked' | 'written', products: number, total?: number): void;
}
export interface ImportResult {
  counts: Readonly<Record<Verdict, number>>;
  /** Nothing was written when there is one. */
  problems: readonly Problem[];
}

type Batches = readonly (readonly ImportRow[])[];

/** Checks all products; writes them when all are right and it is no dry run. */
export async function checkAndWrite(db: Db, batches: Batches, options: ImportOptions): Promise<ImportResult> {
  const references = await findReferences(db);
  const surroundings = { media: options.media, ...references };
  const problems: Problem[] = [];
  const counts = { create: 0, update: 0, unchanged: 0 };
  const changed: Comparison[][] = [];
  const check = referenceCheck(db, references, options.media);
  const total = batches.reduce((sum, batch) => sum + batch.length, 0);
  let checked = 0;
  for (const batch of batches) {
    const found = await check(batch);
    const right = batch.flatMap((row) => (row.entry && found.get(row)?.length === 0 ? row.entry : []));
    const compared = new Map((await compareProducts(db, right, surroundings, options.setsStock)).map((each) => [each.entry, each]));
    for (const row of batch) {
      const wrong = found.get(row) ?? [];
      const comparison = row.entry ? compared.get(row.entry) : undefined;
      problems.push(...wrong);
      if (comparison) counts[comparison.verdict] += 1;
      options.onProduct?.(row, comparison?.verdict ?? 'error', comparison?.changes ?? wrong.map(({ reason }) => reason));
    }
    changed.push([...compared.values()].filter(({ verdict }) => verdict !== 'unchanged'));
    options.onProgress?.('checked', (checked += batch.length), total);
  }
  if (!options.isDryRun && problems.length === 0) await writeAll(db, changed, surroundings, options);
  return { counts, problems };
}

async function writeAll(
  db: Db,
  batches: readonly Comparison[][],
  surroundings: ProductSurroundings,
  { setsStock, onProgress, by, now }: ImportOptions,
) {
  const [row] = await db.select({ last: sql<number>`coalesce(${max(productTable.popularity)}, 0)` }).from(productTable);
  const total = batches.reduce((sum, batch) => sum + batch.length, 0);
  let last = row?.last ?? 0;
  let written = 0;
  let batchesWritten = 0;
  for (const batch of batches) {
    // New goods come after all others in the curated order.
    const places = new Map<ProductEntry, number>(batch.map(({ entry, popularity }) => [entry, popularity ?? (last += 1)]));
    const entries = batch.map(({ entry }) => entry);
    await writeProducts(db, entries, { ...surroundings, popularityOf: (entry) => places.get(entry) ?? last });
    if (setsStock) await upsert(db, stockTable, entries.flatMap(stockRows));
    await recordAll(db, by, batch.map(deedOf), now);
    onProgress?.('written', (written += batch.length), total);
    // Triggers would go on with the plans of the small tables that the first batch met.
    if (batches.length > 1 && isPowerOfTwo((batchesWritten += 1))) await db.execute(sql`analyze`);
  }
}
/** What the record of actions says of a product: its prices, and what else is another now. */
const deedOf = ({ entry: { productCd, salePrice, normalPrice }, verdict, changes, before }: Comparison) => ({
  action: `product.import-${verdict}`,
  target: productCd,
  ...(before && { before }),
  after: { salePrice, normalPrice, ...(changes.length > 0 && { changes: changes.join(', ') }) },
});
const isPowerOfTwo = (number: number) => Number.isInteger(Math.log2(number));

import { and, asc, count, eq, gte, lt } from 'drizzle-orm';
import type { Db, RootDb } from '../../../platform/db/db';
import { daysBefore } from '../../../platform/clock/clock';
import type { ImportRow } from './import-entry';
import { productImportRowTable, productImportTable } from './product-import.tables';

const FORGOTTEN_AFTER_DAYS = 7;
const rows = productImportRowTable;

/** Begins or takes up the import of a file; answers how many of its products wait already. Imports that nobody took up for a week are forgotten. */
export async function openStaging(db: Db, fileHash: string, now: Date): Promise<number> {
  await db.delete(productImportTable).where(lt(productImportTable.startedAt, daysBefore(now, FORGOTTEN_AFTER_DAYS)));
  await db.insert(productImportTable).values({ fileHash, startedAt: now }).onConflictDoNothing();
  const [row] = await db.select({ total: count() }).from(rows).where(eq(rows.fileHash, fileHash));
  return row?.total ?? 0;
}

/** Keeps some products of a file, all or none of them. */
export const stageRows = (db: RootDb, fileHash: string, from: number, batch: readonly ImportRow[]) =>
  db.insert(rows).values(batch.map((row, at) => ({ fileHash, seq: from + at, row })));

/** The products that wait, in the order of the file, some at a time. */
export async function* stagedRows(db: Db, fileHash: string, size: number): AsyncGenerator<ImportRow[]> {
  for (let from = 0; ; from += size) {
    const batch = await db
      .select({ row: rows.row })
      .from(rows)
      .where(and(eq(rows.fileHash, fileHash), gte(rows.seq, from), lt(rows.seq, from + size)))
      .orderBy(asc(rows.seq));
    if (batch.length === 0) return;
    yield batch.map(({ row }) => row);
  }
}

/** The file is done, or refused. */
export const closeStaging = (db: Db, fileHash: string) => db.delete(productImportTable).where(eq(productImportTable.fileHash, fileHash));

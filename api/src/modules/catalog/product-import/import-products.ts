import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import path from 'node:path';
import type { RootDb } from '../../../platform/db/db';
import type { Database } from '../../../platform/db/open-database';
import { whileLocked } from '../../../platform/db/session-lock';
import { checkAndWrite, type ImportOptions, type ImportResult } from './check-and-write';
import type { ImportRow } from './import-entry';
import { lockImports } from './import-goods';
import { readCsv } from './read-csv';
import { readJson } from './read-json';
import { closeStaging, openStaging, stagedRows, stageRows } from './staging.repository';

/** Products read, checked and written at a time. */
export const BATCH = 500;

/**
 * Brings the goods of a CSV or JSON file into the shop by their codes, all or none of them. The rows wait in tables of their own
 * until the file is read, so that an interrupted import of the same file goes on; then one transaction checks and writes them. One process
 * at a time imports a file: the waiting rows are its own.
 */
export async function importProducts(
  database: Pick<Database, 'db' | 'kind' | 'pool'>,
  file: string,
  options: ImportOptions,
): Promise<ImportResult> {
  if (options.isDryRun) return checkAndWrite(database.db, await collect(batchesOf(readRows(file))), options);
  const fileHash = await hashOf(file);
  const result = await whileLocked(database, `product-import:${fileHash}`, () => importFile(database.db, file, fileHash, options));
  if (!result) throw new Error(`${path.basename(file)} is being imported by another command. Run it again when that one has ended.`);
  return result;
}

async function importFile(db: RootDb, file: string, fileHash: string, options: ImportOptions): Promise<ImportResult> {
  await stage(db, file, fileHash, options);
  const result = await db.transaction(async (tx) => {
    await lockImports(tx);
    const batches = await collect(stagedRows(tx, fileHash, BATCH));
    const done = await checkAndWrite(tx, batches, options);
    if (done.problems.length === 0) await closeStaging(tx, fileHash);
    return done;
  });
  // A broken file is another one when it is mended.
  if (result.problems.length > 0) await closeStaging(db, fileHash);
  return result;
}

async function stage(db: RootDb, file: string, fileHash: string, { now, onProgress }: ImportOptions): Promise<void> {
  const waiting = await openStaging(db, fileHash, now);
  if (waiting > 0) onProgress?.('resumed', waiting);
  let at = 0;
  for await (const batch of batchesOf(readRows(file))) {
    const missing = batch.slice(Math.max(0, waiting - at));
    if (missing.length > 0) await stageRows(db, fileHash, at + batch.length - missing.length, missing);
    at += batch.length;
    onProgress?.('read', at);
  }
}

function readRows(file: string): AsyncGenerator<ImportRow> {
  const kind = path.extname(file).toLowerCase();
  if (kind === '.csv') return readCsv(file);
  if (kind === '.json') return readJson(file);
  throw new Error(`${path.basename(file)} is neither .csv nor .json.`);
}

async function* batchesOf(rows: AsyncIterable<ImportRow>): AsyncGenerator<ImportRow[]> {
  let batch: ImportRow[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

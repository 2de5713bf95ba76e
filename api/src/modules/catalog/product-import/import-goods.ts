import { sql } from 'drizzle-orm';
import type { ImportedGoods } from '@hyangro/contracts/operator/goods.contract';
import type { RootDb, Tx } from '../../../platform/db/db';
import { RefusalInWords } from '../../../platform/http/refusal';
import { checkAndWrite, type ImportOptions, type ImportResult } from './check-and-write';
import { checkRow } from './import-entry';

/** Problems that are told; a list may have one in every field. */
const PROBLEMS_TOLD = 200;

/** One import at a time writes: each compares with what the shop has. */
export const lockImports = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('product-import'))`);

/**
 * Brings a short list of goods into the shop by their codes, all or none of them: what a file does, without waiting rows. Throws
 * VALIDATION_FAILED with every problem in its field, unless it is a dry run, which answers them.
 */
export async function importGoods(
  db: RootDb,
  goods: readonly unknown[],
  options: Omit<ImportOptions, 'onProduct' | 'onProgress'>,
): Promise<ImportedGoods> {
  const rows = goods.map((raw, at) => checkRow(raw, at + 1, []));
  const products: ImportedGoods['products'] = [];
  const { isDryRun } = options;
  const run = (tx: RootDb | Tx): Promise<ImportResult> =>
    checkAndWrite(tx, [rows], {
      ...options,
      onProduct: ({ line, productCd }, verdict, about) =>
        products.push({ line, productCd, verdict, changes: verdict === 'error' ? [] : [...about] }),
    });
  const { counts, problems } = isDryRun
    ? await run(db)
    : await db.transaction(async (tx) => {
        await lockImports(tx);
        return run(tx);
      });
  const told = problems.slice(0, PROBLEMS_TOLD);
  if (!isDryRun && told.length > 0)
    throw new RefusalInWords(
      'VALIDATION_FAILED',
      'Nothing was imported.',
      ...told.map(({ line, column, reason }) => ({ field: `products.${line - 1}.${column}`, code: 'validation.v0021', reason })),
    );
  return { isDryRun, counts: { ...counts }, products, problems: told };
}

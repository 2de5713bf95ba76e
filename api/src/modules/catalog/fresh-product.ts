import type { Locale } from '@hyangro/contracts/locales';
import type { Db } from '../../platform/db/db';
import { findFresh, findProduct, type ProductRow } from './product.repository';

/** How old names, pictures and options may get; a changed product row (prices) shows at once. */
const KEPT_MS = 5_000;
const KEPT_MAX = 1_000;
interface Kept {
  row: ProductRow;
  rowVersion: string;
  readAt: number;
}
const products = new WeakMap<Db, Map<string, Kept>>();

/**
 * A product with stock and heart read anew; undefined for an unknown or withdrawn one. The many texts of the page are
 * kept for seconds: a product that a thousand shoppers open is read once.
 */
export async function readFreshProduct(
  db: Db,
  productCd: string,
  locale: Locale,
  memCd: string | null,
  now: Date,
): Promise<ProductRow | undefined> {
  const fresh = await findFresh(db, productCd, memCd);
  if (!fresh) return undefined;
  const row = await keptRow(db, productCd, locale, fresh.rowVersion, now);
  const pieces = fresh.pieces ?? {};
  return (
    row && {
      ...row,
      isZzim: fresh.isZzim,
      stockCnt: Object.values(pieces).reduce((sum, count) => sum + count, 0),
      options: row.options.map((option) => ({ ...option, stockCnt: pieces[option.optionCd] ?? 0 })),
    }
  );
}

async function keptRow(db: Db, productCd: string, locale: Locale, rowVersion: string, now: Date): Promise<ProductRow | undefined> {
  const known = products.get(db) ?? new Map<string, Kept>();
  products.set(db, known);
  const key = `${locale}/${productCd}`;
  const kept = known.get(key);
  if (kept && kept.rowVersion === rowVersion && Math.abs(now.getTime() - kept.readAt) < KEPT_MS) return kept.row;
  const row = await findProduct(db, productCd, locale);
  known.delete(key);
  if (row) known.set(key, { row, rowVersion, readAt: now.getTime() });
  const [oldest] = known.keys();
  if (known.size > KEPT_MAX && oldest !== undefined) known.delete(oldest);
  return row;
}

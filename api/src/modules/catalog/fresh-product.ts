import type { Locale } from '@hyangro/contracts/locales';
import type { Db } from '../../platform/db/db';
import { productOf, type ProductText } from './product.presenter';
import { findFresh, findProduct, type ProductRow } from './product.repository';

/** How old names, pictures and options may get; a changed product row (prices) shows at once. */
const KEPT_MS = 5_000;
const KEPT_MAX = 1_000;
interface Kept {
  row: ProductRow;
  text: ProductText;
  rowVersion: string;
  readAt: number;
}
const products = new WeakMap<Db, Map<string, Kept>>();

/**
 * A product with stock and heart read anew, and its row as it is kept; undefined for an unknown or withdrawn one. The many texts of the page are
 * kept for seconds: a product that a thousand shoppers open is read once.
 */
export async function readFreshProduct(
  db: Db,
  productCd: string,
  locale: Locale,
  memCd: string | null,
  now: Date,
): Promise<{ row: ProductRow; product: ProductText } | undefined> {
  const fresh = await findFresh(db, productCd, memCd);
  const kept = fresh && (await keptProduct(db, productCd, locale, fresh.rowVersion, now));
  if (!kept) return undefined;
  const pieces = fresh.pieces ?? {};
  const product = {
    ...kept.text,
    isZzim: fresh.isZzim,
    stockCnt: Object.values(pieces).reduce((sum, count) => sum + count, 0),
    options: kept.text.options.map((option) => ({ ...option, stockCnt: pieces[option.optionCd] ?? 0 })),
  };
  return { row: kept.row, product };
}

async function keptProduct(db: Db, productCd: string, locale: Locale, rowVersion: string, now: Date): Promise<Kept | undefined> {
  const known = products.get(db) ?? new Map<string, Kept>();
  products.set(db, known);
  const key = `${locale}/${productCd}`;
  const kept = known.get(key);
  if (kept && kept.rowVersion === rowVersion && Math.abs(now.getTime() - kept.readAt) < KEPT_MS) return kept;
  const row = await findProduct(db, productCd, locale);
  const read = row && { row, text: productOf(row), rowVersion, readAt: now.getTime() };
  known.delete(key);
  if (read) known.set(key, read);
  const [oldest] = known.keys();
  if (known.size > KEPT_MAX && oldest !== undefined) known.delete(oldest);
  return read;
}

import type { Locale } from '@hyangro/contracts/locales';
import type { Db } from '../../../platform/db/db';
import { kept, outdate, snapshotOf } from '../../../platform/db/kept';
import { productOf, type ProductText } from './product.presenter';
import { findFresh, findProduct, type ProductRow } from './product.repository';

interface Kept {
  row: ProductRow;
  text: ProductText;
}
const keptProducts = kept<Kept | null>();

/**
 * A product with stock and heart read anew, and its row as it is kept; undefined for an unknown or withdrawn one. The many texts of the page
 * come from memory while nobody changes the catalogue: a product that a thousand shoppers open is read once.
 */
export async function readFreshProduct(
  db: Db,
  productCd: string,
  locale: Locale,
  memCd: string | null,
  now: Date,
): Promise<{ row: ProductRow; product: ProductText } | undefined> {
  const seen = snapshotOf(db);
  const fresh = await findFresh(db, { seen, productCd, memCd });
  if (!fresh) return undefined;
  outdate(db, seen, fresh);
  const found = await keptProducts(db, `${locale}/${productCd}`, now, async () => {
    const row = await findProduct(db, productCd, locale);
    return row ? { row, text: productOf(row) } : null;
  });
  if (!found) return undefined;
  const pieces = fresh.pieces ?? {};
  const product = {
    ...found.text,
    isZzim: fresh.isZzim,
    stockCnt: Object.values(pieces).reduce((sum, count) => sum + count, 0),
    options: found.text.options.map((option) => ({ ...option, stockCnt: pieces[option.optionCd] ?? 0 })),
  };
  return { row: found.row, product };
}

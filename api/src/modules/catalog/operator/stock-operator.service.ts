import { and, eq } from 'drizzle-orm';
import { MAX_INTEGER } from '@hyangro/contracts/kit/schemas';
import type { Db, RootDb } from '../../../platform/db/db';
import type { Actor } from '../../../platform/http/operator';
import { RefusalInWords } from '../../../platform/http/refusal';
import { findAttempt, record } from '../../operator/public';
import { productOptionTable, productTable, stockTable } from '../catalog.tables';
import { findStock, returnStock, setStock, takeStock } from '../goods/stock.repository';

/** Pieces that are to be there, or to come or go. `from`: how many whoever asks has seen. */
export type StockChange = ({ to: number } | { by: number }) & { from?: number | undefined };

interface Stocktaking {
  by: Actor;
  now: Date;
  /** Name of this attempt: one that was made is not made again. */
  attempt?: string;
}

interface Moved {
  productCd: string;
  optionCd: string | null;
  before: number;
  after: number;
}

/**
 * Sets the pieces of a product or one of its options, or moves them by a difference. `code` is that of the option, or of a product
 * without options. Answers the pieces before and after. Throws PRODUCT_NOT_FOUND, STOCK_OF_OPTIONS for a product whose options have pieces,
 * PRODUCT_CHANGED when there are not `from`, STOCK_SHORT when fewer are there than are to be taken.
 */
export const changeStock = (db: RootDb, code: string, change: StockChange, { by, now, attempt }: Stocktaking): Promise<Moved> =>
  db.transaction(async (tx) => {
    const line = await stockLineOf(tx, code);
    const [row] = await tx
      .select({ stockCnt: stockTable.stockCnt })
      .from(stockTable)
      .where(and(eq(stockTable.productCd, line.productCd), eq(stockTable.optionCd, line.optionCd ?? '')))
      .for('update');
    const made = attempt === undefined ? null : await findAttempt(tx, { target: code, by, attempt });
    if (made) return { ...line, before: Number(made.before?.['stockCnt']), after: Number(made.after?.['stockCnt']) };
    const before = row?.stockCnt ?? 0;
    if (change.from !== undefined && change.from !== before)
      throw new RefusalInWords('PRODUCT_CHANGED', `“${code}” has ${before} pieces, not ${change.from}.`);
    if ('to' in change) await setStock(tx, line.productCd, change.to, line.optionCd ?? '');
    else if (change.by >= 0) {
      if (before + change.by > MAX_INTEGER)
        throw new RefusalInWords('VALIDATION_FAILED', `A shelf holds ${MAX_INTEGER} pieces at most.`, {
          field: 'by',
          code: 'validation.v0021',
        });
      await returnStock(tx, [{ ...line, quantity: change.by }]);
    } else if (await takeStock(tx, [{ ...line, quantity: -change.by }]))
      throw new RefusalInWords('STOCK_SHORT', `“${code}” has ${before} pieces; ${-change.by} cannot be taken.`, before);
    const after = await findStock(tx, line);
    const deed = { action: 'product.stock', target: code, before: { stockCnt: before }, after: { stockCnt: after } };
    await record(tx, by, { ...deed, ...(attempt !== undefined && { after: { ...deed.after, attempt } }) }, now);
    return { ...line, before, after };
  });

async function stockLineOf(db: Db, code: string): Promise<{ productCd: string; optionCd: string | null }> {
  const [option] = await db
    .select({ productCd: productOptionTable.productCd })
    .from(productOptionTable)
    .where(eq(productOptionTable.optionCd, code));
  if (option) return { productCd: option.productCd, optionCd: code };
  const [product] = await db.select({ productCd: productTable.productCd }).from(productTable).where(eq(productTable.productCd, code));
  if (!product) throw new RefusalInWords('PRODUCT_NOT_FOUND', `The shop has no product and no option “${code}”.`);
  const options = await db
    .select({ optionCd: productOptionTable.optionCd })
    .from(productOptionTable)
    .where(eq(productOptionTable.productCd, code));
  const named = options.map(({ optionCd }) => optionCd).join(', ');
  if (options.length > 0) throw new RefusalInWords('STOCK_OF_OPTIONS', `“${code}” has options; name one: ${named}.`);
  return { productCd: code, optionCd: null };
}

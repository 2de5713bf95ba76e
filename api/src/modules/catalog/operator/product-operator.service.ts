import { asc, eq } from 'drizzle-orm';
import type { OperatorProduct } from '@hyangro/contracts/operator/goods.contract';
import { discountRate } from '@hyangro/rules/prices';
import type { Db, RootDb, Tx } from '../../../platform/db/db';
import type { Actor } from '../../../platform/http/operator';
import { RefusalInWords } from '../../../platform/http/refusal';
import { record } from '../../operator/public';
import { brandTable, categoryTable, productOptionTable, productTable, stockTable } from '../catalog.tables';
import { summary } from './product-list.repository';

/** Prices of a product, in won. */
export interface Prices {
  salePrice: number;
  normalPrice: number;
}
/** What a product is to cost; the list price stays unless it is given. `from`: what whoever asks has seen. */
export interface PriceChange {
  salePrice: number;
  normalPrice?: number | undefined;
  from?: Prices | undefined;
}

const unknownProduct = (productCd: string) => new RefusalInWords('PRODUCT_NOT_FOUND', `The shop has no product “${productCd}”.`);

/** What an operator sees of a product. Throws PRODUCT_NOT_FOUND. */
export async function describeProduct(db: Db, productCd: string): Promise<OperatorProduct> {
  const [product] = await db
    .select({
      ...summary,
      brand: brandTable.name,
      category: categoryTable.name,
      productType: productTable.productType,
      reviewCount: productTable.reviewCount,
      launchDate: productTable.launchDate,
    })
    .from(productTable)
    .innerJoin(brandTable, eq(brandTable.brandCd, productTable.brandCd))
    .innerJoin(categoryTable, eq(categoryTable.cateCd, productTable.cateCd))
    .where(eq(productTable.productCd, productCd));
  if (!product) throw unknownProduct(productCd);
  const goods = await db
    .select({
      optionCd: stockTable.optionCd,
      name: productOptionTable.name,
      addPrice: productOptionTable.addPrice,
      stockCnt: stockTable.stockCnt,
    })
    .from(stockTable)
    .leftJoin(productOptionTable, eq(productOptionTable.optionCd, stockTable.optionCd))
    .where(eq(stockTable.productCd, productCd))
    .orderBy(asc(productOptionTable.sort));
  return {
    ...product,
    goods: goods.map(({ optionCd, addPrice, ...row }) => ({
      ...row,
      code: optionCd || productCd,
      optionCd: optionCd || null,
      addPrice: addPrice ?? 0,
    })),
  };
}

/**
 * Changes the prices of a product. The table's triggers keep the history. Throws PRODUCT_NOT_FOUND, PRODUCT_CHANGED when it costs something
 * else than `from`, and VALIDATION_FAILED for a sale price above the list price.
 */
export const changePrice = (db: RootDb, productCd: string, change: PriceChange, by: Actor, now: Date) =>
  db.transaction(async (tx) => {
    const { isOnSale: _, ...before } = await lockProduct(tx, productCd);
    const { from, salePrice } = change;
    if (from && (from.salePrice !== before.salePrice || from.normalPrice !== before.normalPrice))
      throw new RefusalInWords('PRODUCT_CHANGED', `“${productCd}” costs ${before.salePrice} won, list price ${before.normalPrice} won.`);
    const after: Prices = { salePrice, normalPrice: change.normalPrice ?? before.normalPrice };
    if (after.salePrice > after.normalPrice)
      throw new RefusalInWords(
        'VALIDATION_FAILED',
        `The sale price ${salePrice} is above the list price ${after.normalPrice}; --normal changes that one.`,
        { field: 'salePrice', code: 'validation.v0021', reason: `is above the list price ${after.normalPrice}` },
      );
    if (after.salePrice !== before.salePrice || after.normalPrice !== before.normalPrice) {
      await tx
        .update(productTable)
        .set({ ...after, discountRate: discountRate(after) })
        .where(eq(productTable.productCd, productCd));
      await record(tx, by, { action: 'product.price', target: productCd, before, after: { ...after } }, now);
    }
    return { before, after };
  });

/** Takes a product off sale, or puts it on sale again. Throws PRODUCT_NOT_FOUND. */
export const putOnSale = (db: RootDb, productCd: string, isOnSale: boolean, by: Actor, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const before = await lockProduct(tx, productCd);
    if (before.isOnSale === isOnSale) return;
    await tx.update(productTable).set({ isOnSale }).where(eq(productTable.productCd, productCd));
    await record(tx, by, { action: 'product.sale', target: productCd, before: { isOnSale: before.isOnSale }, after: { isOnSale } }, now);
  });

/** What operators change of a product, its row locked until the transaction ends. */
async function lockProduct(tx: Tx, productCd: string) {
  const { salePrice, normalPrice, isOnSale } = productTable;
  const columns = { salePrice, normalPrice, isOnSale };
  const [row] = await tx.select(columns).from(productTable).where(eq(productTable.productCd, productCd)).for('update');
  if (!row) throw unknownProduct(productCd);
  return row;
}

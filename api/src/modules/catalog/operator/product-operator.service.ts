import { and, asc, eq } from 'drizzle-orm';
import { MAX_INTEGER } from '@hyangro/contracts/kit/schemas';
import { discountRate } from '@hyangro/rules/prices';
import type { RootDb } from '../../../platform/db/db';
import { brandTable, categoryTable, productOptionTable, productTable, stockTable } from '../catalog.tables';
import { findStock, returnStock, setStock, takeStock } from '../goods/stock.repository';

/** What an operator sees of a product. */
export async function describeProduct(db: RootDb, productCd: string) {
  const [product] = await db
    .select({
      productCd: productTable.productCd,
      brand: brandTable.name,
      category: categoryTable.name,
      name: productTable.name,
      normalPrice: productTable.normalPrice,
      salePrice: productTable.salePrice,
      discountRate: productTable.discountRate,
      productType: productTable.productType,
      isOnSale: productTable.isOnSale,
      reviewCount: productTable.reviewCount,
      launchDate: productTable.launchDate,
    })
    .from(productTable)
    .innerJoin(brandTable, eq(brandTable.brandCd, productTable.brandCd))
    .innerJoin(categoryTable, eq(categoryTable.cateCd, productTable.cateCd))
    .where(eq(productTable.productCd, productCd));
  if (!product) throw new Error(`The shop has no product “${productCd}”.`);
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
  return { product, goods };
}

/**
 * Sets the pieces of a product or one of its options, or moves them by a difference. `code` is that of the option, or of a product
 * without options. Answers the pieces before and after.
 */
export async function changeStock(
  db: RootDb,
  code: string,
  change: { to: number } | { by: number },
): Promise<{ before: number; after: number }> {
  return db.transaction(async (tx) => {
    const line = await stockLineOf(tx, code);
    const [row] = await tx
      .select({ stockCnt: stockTable.stockCnt })
      .from(stockTable)
      .where(and(eq(stockTable.productCd, line.productCd), eq(stockTable.optionCd, line.optionCd ?? '')))
      .for('update');
    const before = row?.stockCnt ?? 0;
    if ('to' in change) await setStock(tx, line.productCd, change.to, line.optionCd ?? '');
    else if (change.by >= 0) {
      if (before + change.by > MAX_INTEGER) throw new Error(`A shelf holds ${MAX_INTEGER} pieces at most.`);
      await returnStock(tx, [{ ...line, quantity: change.by }]);
    } else if (await takeStock(tx, [{ ...line, quantity: -change.by }]))
      throw new Error(`“${code}” has ${before} pieces; ${-change.by} cannot be taken.`);
    return { before, after: await findStock(tx, line) };
  });
}

async function stockLineOf(db: Pick<RootDb, 'select'>, code: string): Promise<{ productCd: string; optionCd: string | null }> {
  const [option] = await db
    .select({ productCd: productOptionTable.productCd })
    .from(productOptionTable)
    .where(eq(productOptionTable.optionCd, code));
  if (option) return { productCd: option.productCd, optionCd: code };
  const [product] = await db.select({ productCd: productTable.productCd }).from(productTable).where(eq(productTable.productCd, code));
  if (!product) throw new Error(`The shop has no product and no option “${code}”.`);
  const options = await db
    .select({ optionCd: productOptionTable.optionCd })
    .from(productOptionTable)
    .where(eq(productOptionTable.productCd, code));
  if (options.length > 0) throw new Error(`“${code}” has options; name one: ${options.map(({ optionCd }) => optionCd).join(', ')}.`);
  return { productCd: code, optionCd: null };
}

/** Changes the prices of a product, in won; the list price stays unless it is given. The table's triggers keep the history. */
export async function changePrice(db: RootDb, productCd: string, salePrice: number, normalPrice?: number) {
  return db.transaction(async (tx) => {
    const columns = { salePrice: productTable.salePrice, normalPrice: productTable.normalPrice };
    const [before] = await tx.select(columns).from(productTable).where(eq(productTable.productCd, productCd)).for('update');
    if (!before) throw new Error(`The shop has no product “${productCd}”.`);
    const after = { salePrice, normalPrice: normalPrice ?? before.normalPrice };
    if (after.salePrice > after.normalPrice)
      throw new Error(`The sale price ${salePrice} is above the list price ${after.normalPrice}; --normal changes that one.`);
    await tx
      .update(productTable)
      .set({ ...after, discountRate: discountRate(after) })
      .where(eq(productTable.productCd, productCd));
    return { before, after };
  });
}

import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { ProductCd } from '@hyangro/contracts/kit/schemas';
import type { Db } from '../../../platform/db/db';
import { decodeCursor, pageOf } from '../../../platform/db/cursor';
import { productCategoryTable, productTable, stockTable } from '../catalog.tables';

/** What an operator's list says of a product; its pieces are those of all options. */
export const summary = {
  productCd: sql<ProductCd>`${productTable.productCd}`,
  brandCd: productTable.brandCd,
  cateCd: productTable.cateCd,
  name: productTable.name,
  normalPrice: productTable.normalPrice,
  salePrice: productTable.salePrice,
  discountRate: productTable.discountRate,
  isOnSale: productTable.isOnSale,
  stockCnt: sql<number>`(
    select coalesce(sum(pieces.stock_cnt), 0)::int from ${stockTable} pieces where pieces.product_cd = "product"."product_cd")`,
};

interface ProductPage {
  brandCd?: string | undefined;
  /** Lists what is in it or below it. */
  cateCd?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** One page of goods by their codes, withdrawn ones too. */
export async function findProductPage(db: Db, { brandCd, cateCd, cursor, limit }: ProductPage) {
  const after = decodeCursor(cursor, 1, ([code]) => (typeof code === 'string' ? code : null));
  const code = cateCd === undefined ? productTable.productCd : productCategoryTable.productCd;
  const isWanted = and(
    after === undefined ? undefined : gt(code, after),
    brandCd === undefined ? undefined : eq(productTable.brandCd, brandCd),
    cateCd === undefined ? undefined : eq(productCategoryTable.cateCd, cateCd),
  );
  const all = db.select(summary).from(productTable);
  const some = cateCd === undefined ? all : all.innerJoin(productCategoryTable, eq(productCategoryTable.productCd, productTable.productCd));
  const rows = await some
    .where(isWanted)
    .orderBy(asc(code))
    .limit(limit + 1);
  return pageOf(rows, limit, ({ productCd }) => [productCd]);
}

/** The same of some products, in the order of their codes. */
export async function findProductSummaries(db: Db, productCds: readonly string[]) {
  const rows = await db
    .select(summary)
    .from(productTable)
    .where(inArray(productTable.productCd, [...productCds]));
  const found = new Map<string, (typeof rows)[number]>(rows.map((row) => [row.productCd, row]));
  return productCds.flatMap((code) => found.get(code) ?? []);
}

import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Grade } from '@hyangro/contracts/session/session.contract';
import { unitListPrice, unitPrice, unitVolumeMl } from '@hyangro/rules/prices';
import type { Db } from '../../platform/db/db';
import type { Text } from '../../platform/locale/text';
import { brandTable, productCategoryTable, productOptionTable, productTable, stockTable } from './catalog.tables';

/** What an order or cart needs to know of one product and option. Prices in won for one piece, option added. */
export interface Goods {
  productCd: string;
  optionCd: string | null;
  brandCd: string;
  brandNm: Text;
  productNm: Text;
  optionNm: Text | null;
  imgMainUrl: string;
  productType: 'DOMESTIC' | 'OVERSEAS';
  normalPrice: number;
  salePrice: number;
  stockCnt: number;
  maxPurchaseQty: number;
  minGrade: Grade | null;
  firstPurchaseOnly: boolean;
  freeShipping: boolean;
  /** Every category that lists the product, those above included. */
  cateCds: string[];
  volumeMl: number | null;
  isPerfume: boolean;
}
export interface GoodsKey {
  productCd: string;
  optionCd: string | null;
}

/** One product and option as a key of maps. */
export const goodsKey = ({ productCd, optionCd }: GoodsKey): string => `${productCd}/${optionCd ?? ''}`;

/**
 * Goods by product and option, in the order asked, named in every language. Left out: withdrawn products, unknown options, and a product with
 * options named without one.
 */
export async function findGoods(db: Db, keys: readonly GoodsKey[]): Promise<Goods[]> {
  if (keys.length === 0) return [];
  const rows = await db
    .select({
      productCd: productTable.productCd,
      optionCd: stockTable.optionCd,
      brandCd: productTable.brandCd,
      brandNm: brandTable.name,
      productNm: productTable.name,
      optionNm: productOptionTable.name,
      imgMainUrl: productTable.imgMainUrl,
      productType: productTable.productType,
      normalPrice: productTable.normalPrice,
      salePrice: productTable.salePrice,
      addPrice: productOptionTable.addPrice,
      stockCnt: stockTable.stockCnt,
      maxPurchaseQty: productTable.maxPurchaseQty,
      minGrade: productTable.minGrade,
      firstPurchaseOnly: productTable.firstPurchaseOnly,
      freeShipping: productTable.freeShipping,
      cateCds: sql<
        string[]
      >`array(select ${productCategoryTable.cateCd} from ${productCategoryTable} where ${productCategoryTable.productCd} = ${productTable.productCd})`,
      volumeMl: productTable.volumeMl,
      optionVolumeMl: productOptionTable.volumeMl,
      isPerfume: productTable.isPerfume,
    })
    .from(stockTable)
    .innerJoin(productTable, eq(productTable.productCd, stockTable.productCd))
    .innerJoin(brandTable, eq(brandTable.brandCd, productTable.brandCd))
    .leftJoin(productOptionTable, eq(productOptionTable.optionCd, stockTable.optionCd))
    .where(and(eq(productTable.isOnSale, true), inArray(stockTable.productCd, [...new Set(keys.map(({ productCd }) => productCd))])));
  const found = new Map(rows.map((row) => [`${row.productCd}/${row.optionCd}`, row]));
  return keys.flatMap(({ productCd, optionCd }) => {
    const row = found.get(`${productCd}/${optionCd ?? ''}`);
    if (!row) return [];
    const { addPrice, optionVolumeMl, ...goods } = row;
    return [
      {
        ...goods,
        optionCd: row.optionCd || null,
        salePrice: unitPrice(row, { addPrice }),
        normalPrice: unitListPrice(row, { addPrice }),
        volumeMl: unitVolumeMl(row, { volumeMl: optionVolumeMl }),
      },
    ];
  });
}

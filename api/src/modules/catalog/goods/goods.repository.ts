import { sql } from 'drizzle-orm';
import type { Grade } from '@hyangro/contracts/session/session.contract';
import { unitListPrice, unitPrice, unitVolumeMl } from '@hyangro/rules/prices';
import type { Db } from '../../../platform/db/db';
import { prepared } from '../../../platform/db/prepared';
import type { Text } from '../../../platform/locale/text';
import { goodsOnSale } from '../catalog.views';

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

const goodsByProduct = prepared((db) =>
  db
    .select()
    .from(goodsOnSale)
    .where(sql`${goodsOnSale.productCd} = any(${sql.placeholder('codes')}::text[])`)
    .prepare('catalog_goods_by_product'),
);

type GoodsRow = Awaited<ReturnType<ReturnType<typeof goodsByProduct>['execute']>>[number];
/** Goods of a row of `goodsOnSale`: prices and volume of the option. */
export function goodsOf({ addPrice, optionVolumeMl, ...row }: GoodsRow): Goods {
  return {
    ...row,
    optionCd: row.optionCd || null,
    salePrice: unitPrice(row, { addPrice }),
    normalPrice: unitListPrice(row, { addPrice }),
    volumeMl: unitVolumeMl(row, { volumeMl: optionVolumeMl }),
  };
}

/**
 * Goods by product and option, in the order asked, named in every language. Left out: withdrawn products, unknown options, and a product with
 * options named without one.
 */
export async function findGoods(db: Db, keys: readonly GoodsKey[]): Promise<Goods[]> {
  if (keys.length === 0) return [];
  const rows = await goodsByProduct(db).execute({ codes: [...new Set(keys.map(({ productCd }) => productCd))] });
  const found = new Map(rows.map(goodsOf).map((goods) => [goodsKey(goods), goods]));
  return keys.flatMap((key) => found.get(goodsKey(key)) ?? []);
}

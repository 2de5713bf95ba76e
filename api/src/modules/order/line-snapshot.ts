import type { Locale } from '@hyangro/contracts/locales';
import type { Db } from '../../platform/db/db';
import type { Text } from '../../platform/locale/text';
import { readGoods, type Goods, type GoodsKey } from '../catalog/public';
import type { NewOrderLine } from './order.repository';

type Names = 'brandNm' | 'productNm' | 'optionNm';
/** Goods named in every language of the shop. */
export type NamedGoods = Omit<Goods, Names> & { brandNm: Text; productNm: Text; optionNm: Text | null };

/** Goods by `keyOf`; unknown ones are missing. */
export async function readNamedGoods(db: Db, keys: readonly GoodsKey[]): Promise<Map<string, NamedGoods>> {
  const goodsIn = {
    ko: await readGoods(db, keys, 'ko'),
    en: await readGoods(db, keys, 'en'),
    cn: await readGoods(db, keys, 'cn'),
  };
  return new Map(
    goodsIn.ko.map((goods, at) => {
      const textOf = (field: Names): Text => {
        const of = (locale: Locale) => goodsIn[locale][at]?.[field] ?? '';
        return { ko: of('ko'), en: of('en'), cn: of('cn') };
      };
      return [
        keyOf(goods),
        {
          ...goods,
          brandNm: textOf('brandNm'),
          productNm: textOf('productNm'),
          optionNm: goods.optionNm === null ? null : textOf('optionNm'),
        },
      ];
    }),
  );
}
export const keyOf = ({ productCd, optionCd }: GoodsKey): string => `${productCd}/${optionCd ?? ''}`;

/** A line as it is sold: what it was called and cost stays, whatever the catalogue does later. */
export const soldLine = (
  goods: NamedGoods,
  { orderCd, lineNo, quantity, cartItemCd = null }: { orderCd: string; lineNo: number; quantity: number; cartItemCd?: string | null },
) =>
  ({
    orderCd,
    lineNo,
    productCd: goods.productCd,
    optionCd: goods.optionCd ?? '',
    brandCd: goods.brandCd,
    brandNm: goods.brandNm,
    productNm: goods.productNm,
    optionNm: goods.optionNm,
    imgMainUrl: goods.imgMainUrl,
    productType: goods.productType,
    cateCds: goods.cateCds,
    isPerfume: goods.isPerfume,
    volumeMl: goods.volumeMl,
    isFreeShipping: goods.freeShipping,
    isFirstPurchase: goods.firstPurchaseOnly,
    quantity,
    normalPrice: goods.normalPrice,
    salePrice: goods.salePrice,
    couponDiscount: 0,
    cartItemCd,
  }) satisfies NewOrderLine;

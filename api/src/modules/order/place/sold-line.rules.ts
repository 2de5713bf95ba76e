import type { Goods } from '../../catalog/public';
import type { NewOrderLine } from '../order.repository';

/** A line as it is sold: what it was called and cost stays, whatever the catalogue does later. */
export const orderLineOf = (
  goods: Goods,
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

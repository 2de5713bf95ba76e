import type { ProductCd, OptionCd } from '@hyangro/contracts/kit/schemas';
import type { LineAmounts } from '@hyangro/rules/amounts';
import type { WantedGoods } from './purchase.rules';

type ShownGoods = Pick<
  WantedGoods,
  'productCd' | 'optionCd' | 'brandNm' | 'productNm' | 'optionNm' | 'imgMainUrl' | 'productType' | 'quantity' | 'normalPrice' | 'salePrice'
>;

/** Goods as the amounts need them, without a coupon. */
export const amountsLineOf = (goods: WantedGoods): LineAmounts => ({
  ...goods,
  couponDiscount: 0,
  isFreeShipping: goods.freeShipping,
  isFirstPurchase: goods.firstPurchaseOnly,
});

/** Goods as the wire shows them in a line of a cart or an order, in the reader's language already. */
export const wireGoods = ({
  productCd,
  optionCd,
  brandNm,
  productNm,
  optionNm,
  imgMainUrl,
  productType,
  quantity,
  normalPrice,
  salePrice,
}: ShownGoods) => ({
  productCd: productCd as ProductCd,
  optionCd: optionCd as OptionCd | null,
  brandNm,
  productNm,
  optionNm,
  imgMainUrl,
  productType,
  quantity,
  normalPrice,
  salePrice,
});

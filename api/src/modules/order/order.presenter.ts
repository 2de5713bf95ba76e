import type { Locale } from '@hyangro/contracts/locales';
import type { OptionCd, ProductCd } from '@hyangro/contracts/kit/schemas';
import { textIn, textOrNull } from '../../platform/locale/text';
import type { OrderLineRow } from './order.repository';

/** A line as the wire shows it, in the reader's language. */
export const wireLine = (
  {
    lineNo,
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
    couponCd,
    couponDiscount,
    claimedQuantity,
  }: OrderLineRow,
  locale: Locale,
) => ({
  lineNo,
  productCd: productCd as ProductCd,
  optionCd: (optionCd || null) as OptionCd | null,
  brandNm: textIn(brandNm, locale),
  productNm: textIn(productNm, locale),
  optionNm: textOrNull(optionNm, locale),
  imgMainUrl,
  productType,
  quantity,
  normalPrice,
  salePrice,
  couponCd,
  couponDiscount,
  claimedQuantity,
});

import type { Locale } from '@hyangro/contracts/locales';
import { textIn, textOrNull } from '../../../platform/locale/text';
import { wireGoods } from '../../cart/public';
import type { OrderLineRow, OrderRow } from '../order.repository';

/** The rate that an order keeps: `main` won are `sub` dollars (NF-04). */
export const rateOf = ({ rateMain, rateSub }: Pick<OrderRow, 'rateMain' | 'rateSub'>) => ({ main: rateMain, sub: rateSub });

/** A line as the wire shows it, in the reader's language. */
export const wireLine = (line: OrderLineRow, locale: Locale) => ({
  lineNo: line.lineNo,
  ...wireGoods({
    ...line,
    optionCd: line.optionCd || null,
    brandNm: textIn(line.brandNm, locale),
    productNm: textIn(line.productNm, locale),
    optionNm: textOrNull(line.optionNm, locale),
  }),
  couponCd: line.couponCd,
  couponDiscount: line.couponDiscount,
  claimedQuantity: line.claimedQuantity,
  confirmedAt: line.confirmedAt?.toISOString() ?? null,
});

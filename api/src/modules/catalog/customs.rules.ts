import { CUSTOMS_PERFUME_OVER_ML, CUSTOMS_TAX_FROM_USD } from '@hyangro/contracts/constants';
import type { ExchangeRate } from '@hyangro/contracts/common/common.contract';

export interface CustomsLine {
  productType: 'DOMESTIC' | 'OVERSEAS';
  isPerfume: boolean;
  /** Millilitres of one piece. */
  volumeMl: number | null;
  /** Won for one piece. */
  salePrice: number;
  quantity: number;
}
export interface Customs {
  isTaxed: boolean;
  /** Won and perfume millilitres of the overseas goods. */
  goodsWon: number;
  perfumeMl: number;
}

/**
 * Whether customs may tax a parcel (K-CUS): overseas goods of 150 USD or more, or more than 60 ml of perfume. Goods sent
 * from Korea never count.
 */
export function customsOf(lines: readonly CustomsLine[], { main, sub }: ExchangeRate): Customs {
  const overseas = lines.filter(({ productType }) => productType === 'OVERSEAS');
  const goodsWon = overseas.reduce((sum, { salePrice, quantity }) => sum + salePrice * quantity, 0);
  const perfumeMl = overseas.reduce((sum, { isPerfume, volumeMl, quantity }) => sum + (isPerfume ? (volumeMl ?? 0) * quantity : 0), 0);
  // Multiplied out: a division would round 149.999… up to the limit.
  const isTaxed = goodsWon * sub >= CUSTOMS_TAX_FROM_USD * main || perfumeMl > CUSTOMS_PERFUME_OVER_ML;
  return { isTaxed, goodsWon, perfumeMl };
}

import { CUSTOMS_PERFUME_OVER_ML, CUSTOMS_TAX_FROM_USD } from '@hyangro/contracts/constants';
import type { ExchangeRate } from '@hyangro/contracts/common/common.contract';

/** Duty of cosmetics, and the value added tax on goods and duty: what customs ask for, in percent. */
const CUSTOMS_DUTY_PERCENT = 8;
const VAT_PERCENT = 10;

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
  /** The limit that the overseas goods pass, by which customs may tax them; null under both. */
  passedLimit: 'volume' | 'price' | null;
  /** Won and perfume millilitres of the overseas goods. */
  goodsWon: number;
  perfumeMl: number;
}

const isOverseas = ({ productType }: Pick<CustomsLine, 'productType'>): boolean => productType === 'OVERSEAS';

/**
 * Whether customs may tax a parcel (K-CUS): overseas goods of 150 USD or more, or more than 60 ml of perfume. Goods sent
 * from Korea never count.
 * @param rate `main` won are `sub` dollars; null while it is unknown: then nothing passes the price limit
 */
export function customsOf(lines: readonly CustomsLine[], rate: ExchangeRate | null): Customs {
  const overseas = lines.filter(isOverseas);
  const goodsWon = overseas.reduce((sum, { salePrice, quantity }) => sum + salePrice * quantity, 0);
  const perfumeMl = overseas.reduce((sum, { isPerfume, volumeMl, quantity }) => sum + (isPerfume ? (volumeMl ?? 0) * quantity : 0), 0);
  // Multiplied out: a division would round 149.999… up to the limit.
  const isDear = rate !== null && goodsWon * rate.sub >= CUSTOMS_TAX_FROM_USD * rate.main;
  const passedLimit = perfumeMl > CUSTOMS_PERFUME_OVER_ML ? 'volume' : isDear ? 'price' : null;
  return { passedLimit, goodsWon, perfumeMl };
}

/** Estimated tax of the overseas goods in won; 0 while they stay under both limits (K-CUS). Coupons of the shop don't lower their value. */
export function customsEstimateOf(lines: readonly CustomsLine[], rate: ExchangeRate): number {
  const { passedLimit, goodsWon } = customsOf(lines, rate);
  if (!passedLimit) return 0;
  const duty = (goodsWon * CUSTOMS_DUTY_PERCENT) / 100;
  return Math.floor(duty + ((goodsWon + duty) * VAT_PERCENT) / 100);
}

/** Whether a parcel of these goods needs the recipient's personal customs code. */
export const needsCustomsCode = (lines: readonly Pick<CustomsLine, 'productType'>[]): boolean => lines.some(isOverseas);

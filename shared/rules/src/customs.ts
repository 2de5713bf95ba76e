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
/** Won and perfume millilitres of the overseas goods of a parcel. */
export interface CustomsLoad {
  goodsWon: number;
  perfumeMl: number;
}
export interface Customs extends CustomsLoad {
  /** The limit that the overseas goods pass, by which customs may tax them; null under both. */
  passedLimit: 'volume' | 'price' | null;
}

const isOverseas = ({ productType }: Pick<CustomsLine, 'productType'>): boolean => productType === 'OVERSEAS';

/** What counts at customs of these goods. Those sent from Korea never do. */
export function customsLoadOf(lines: readonly CustomsLine[]): CustomsLoad {
  const overseas = lines.filter(isOverseas);
  return {
    goodsWon: overseas.reduce((sum, { salePrice, quantity }) => sum + salePrice * quantity, 0),
    perfumeMl: overseas.reduce((sum, { isPerfume, volumeMl, quantity }) => sum + (isPerfume ? (volumeMl ?? 0) * quantity : 0), 0),
  };
}

export const addLoads = (a: CustomsLoad, b: CustomsLoad): CustomsLoad => ({
  goodsWon: a.goodsWon + b.goodsWon,
  perfumeMl: a.perfumeMl + b.perfumeMl,
});

/**
 * Whether customs may tax a parcel (K-CUS): overseas goods of 150 USD or more, or more than 60 ml of perfume.
 * @param rate `main` won are `sub` dollars; null while it is unknown: then nothing passes the price limit
 */
export function passedLimitOf({ goodsWon, perfumeMl }: CustomsLoad, rate: ExchangeRate | null): Customs['passedLimit'] {
  // Multiplied out: a division would round 149.999… up to the limit.
  const isDear = rate !== null && goodsWon * rate.sub >= CUSTOMS_TAX_FROM_USD * rate.main;
  return perfumeMl > CUSTOMS_PERFUME_OVER_ML ? 'volume' : isDear ? 'price' : null;
}

/** The load of these goods with the limit they pass. */
export function customsOf(lines: readonly CustomsLine[], rate: ExchangeRate | null): Customs {
  const load = customsLoadOf(lines);
  return { ...load, passedLimit: passedLimitOf(load, rate) };
}

/**
 * How much more stays under both limits (AHEAD-09), 0 when nothing does: won of overseas goods, null while the rate is
 * unknown, and millilitres of perfume.
 */
export const customsRoom = (
  { goodsWon, perfumeMl }: CustomsLoad,
  rate: ExchangeRate | null,
): { won: number | null; perfumeMl: number } => ({
  won: rate && Math.max(0, Math.ceil((CUSTOMS_TAX_FROM_USD * rate.main) / rate.sub) - 1 - goodsWon),
  perfumeMl: Math.max(0, CUSTOMS_PERFUME_OVER_ML - perfumeMl),
});

/** Estimated tax of the overseas goods in won; 0 while they stay under both limits (K-CUS). Coupons of the shop don't lower their value. */
export const customsEstimateOf = (lines: readonly CustomsLine[], rate: ExchangeRate): number => customsTaxOf(customsLoadOf(lines), rate);

/** The same of a load. */
export function customsTaxOf(load: CustomsLoad, rate: ExchangeRate): number {
  if (!passedLimitOf(load, rate)) return 0;
  const { goodsWon } = load;
  const duty = (goodsWon * CUSTOMS_DUTY_PERCENT) / 100;
  return Math.floor(duty + ((goodsWon + duty) * VAT_PERCENT) / 100);
}

/** Whether a parcel of these goods needs the recipient's personal customs code. */
export const needsCustomsCode = (lines: readonly Pick<CustomsLine, 'productType'>[]): boolean => lines.some(isOverseas);

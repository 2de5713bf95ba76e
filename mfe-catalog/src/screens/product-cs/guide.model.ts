import {
  CUSTOMS_PERFUME_OVER_ML,
  CUSTOMS_TAX_FROM_USD,
  DELIVERY_DAYS,
  FREE_SHIPPING_FROM_WON,
  REFUND_WEEKDAYS,
  RETURN_DAYS,
  SHIPPING_FEE_WON,
} from '@hyangro/contracts/constants';
import type { GuideTopic } from '../../data/guide.queries';

export const TOPICS = ['DELIVERY', 'DOMESTIC', 'OVERSEAS'] as const satisfies readonly GuideTopic[];

/** What an address is about: delivery in general without a type, else the guide of a type; null for an unknown one (R-PRD-04). */
export const topicOf = (productType: string | undefined): GuideTopic | null =>
  productType === undefined ? 'DELIVERY' : productType === 'DOMESTIC' || productType === 'OVERSEAS' ? productType : null;

/** The shop's numbers, for the places of the texts. */
export const guideValues = (won: (amount: number) => string): Readonly<Record<string, string | number>> => ({
  freeFrom: won(FREE_SHIPPING_FROM_WON),
  fee: won(SHIPPING_FEE_WON),
  domesticDays: DELIVERY_DAYS.DOMESTIC.max,
  overseasMin: DELIVERY_DAYS.OVERSEAS.min,
  overseasMax: DELIVERY_DAYS.OVERSEAS.max,
  returnDays: RETURN_DAYS,
  refundMin: REFUND_WEEKDAYS.min,
  refundMax: REFUND_WEEKDAYS.max,
  usd: CUSTOMS_TAX_FROM_USD,
  ml: CUSTOMS_PERFUME_OVER_ML,
});

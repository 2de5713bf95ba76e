import { PRICE_LINE_DAYS } from '@hyangro/contracts/constants';
import type { PriceHistory } from '@hyangro/contracts/catalog/product.contract';
import { DAY_MS, daysBefore, kstDay, kstInstant } from '../../../platform/clock/clock';

/** A price in won that holds from a moment on. */
export interface PriceChange {
  changedAt: Date;
  salePrice: number;
}

/** Where the line of a product begins: midnight in Asia/Seoul of its first day. */
export const priceLineStart = (now: Date): Date => kstInstant(kstDay(daysBefore(now, PRICE_LINE_DAYS - 1)));

/**
 * The lowest price of each day up to today (GAP-20). Days before the first record are left out: nobody knows what the
 * product cost then.
 * @param changes oldest first, led by the price that held when the line begins
 * @param salePrice won today; stands alone while nothing is recorded
 */
export function priceLine(changes: readonly PriceChange[], salePrice: number, now: Date): PriceHistory {
  const start = priceLineStart(now).getTime();
  const days = Array.from({ length: PRICE_LINE_DAYS }, (_, at) => start + at * DAY_MS).flatMap((day) => {
    const price = lowestOf(changes, day, day + DAY_MS);
    return price === null ? [] : [{ day: kstDay(new Date(day)), salePrice: price }];
  });
  const line = days.length > 0 ? days : [{ day: kstDay(now), salePrice }];
  return {
    days: line,
    lowest: line.reduce((low, day) => (day.salePrice <= low.salePrice ? day : low)),
  };
}

/** Lowest price between two moments, the one they began with included; null before the first record. */
function lowestOf(changes: readonly PriceChange[], from: number, to: number): number | null {
  const held = changes.findLastIndex(({ changedAt }) => changedAt.getTime() <= from);
  const prices = changes
    .slice(Math.max(held, 0))
    .filter(({ changedAt }) => changedAt.getTime() < to)
    .map(({ salePrice }) => salePrice);
  return prices.length > 0 ? Math.min(...prices) : null;
}

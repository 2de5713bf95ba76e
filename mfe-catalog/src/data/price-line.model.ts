import type { PricedDay } from '@hyangro/contracts/catalog/product.contract';

/** Box of the line, in its own units. */
export const LINE = { width: 300, height: 80 } as const;
const PAD = 6;

/**
 * Path of the line in the box: a step per day, the dearest day at the top. A price that never changed runs through the middle;
 * a single day is as wide as the box.
 */
export function lineOf(days: readonly PricedDay[]): string {
  const prices = days.map(({ salePrice }) => salePrice);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const stepWidth = LINE.width / days.length;
  const y = (price: number) => (high === low ? LINE.height / 2 : PAD + ((high - price) / (high - low)) * (LINE.height - 2 * PAD));
  return prices
    .map((price, at) => `${at === 0 ? 'M0' : 'V'}${at === 0 ? ',' : ''}${round(y(price))}H${round((at + 1) * stepWidth)}`)
    .join('');
}

/** The days on which the price became another, the first day with it: the line in words. */
export const changesOf = (days: readonly PricedDay[]): PricedDay[] =>
  days.filter(({ salePrice }, at) => salePrice !== days[at - 1]?.salePrice);

const round = (value: number) => Math.round(value * 10) / 10;

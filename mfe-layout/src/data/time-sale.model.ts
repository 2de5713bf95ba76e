import type { ProductCard } from '@hyangro/contracts/catalog/catalog.schemas';
import type { DisplayItem, Layout } from '@hyangro/contracts/layout/layout.contract';
import { productsOf } from './layout.model';

/** End of a time sale (SQL datetime in Asia/Seoul) in milliseconds since 1970; NaN for none or an invalid one. */
export const endOf = (sqlDatetime: string | null): number =>
  sqlDatetime ? Date.parse(`${sqlDatetime.trim().replace(' ', 'T')}+09:00`) : NaN;

/** Whole seconds left; 0 at the end, after it, and without a valid end (ST-TIME-02). */
export const secondsLeft = (endMs: number, nowMs: number): number =>
  Number.isFinite(endMs) ? Math.max(0, Math.ceil((endMs - nowMs) / 1000)) : 0;

const two = (value: number) => String(value).padStart(2, '0');

/** Hours, minutes and seconds, two digits at least; hours go past 99 (ST-TIME-01). */
export const clockOf = (seconds: number): [string, string, string] => [
  two(Math.floor(seconds / 3600)),
  two(Math.floor(seconds / 60) % 60),
  two(seconds % 60),
];

export interface Sale {
  item: DisplayItem;
  endMs: number;
  products: readonly ProductCard[];
}

/** Items of a time sale that have an end and something to sell. */
export const salesOf = (layout: Layout, items: readonly DisplayItem[]): Sale[] =>
  items
    .map((item) => ({ item, endMs: endOf(item.virtualCategoryEndTime), products: productsOf(layout, item) }))
    .filter(({ endMs, products }) => Number.isFinite(endMs) && products.length > 0);

/** `seq` of the sales that run at this instant, in a row: it changes when one ends. */
export const runningAt = (sales: readonly Sale[], nowMs: number): string =>
  sales
    .filter(({ endMs }) => secondsLeft(endMs, nowMs) > 0)
    .map(({ item }) => item.seq)
    .join(' ');

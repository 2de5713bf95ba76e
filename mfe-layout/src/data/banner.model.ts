import type { Display, DisplayItem } from '@hyangro/contracts/layout/layout.contract';
import { picturesOf } from './layout.model';

/** How many stand side by side on either screen. */
export interface PerView {
  mobile: number;
  pc: number;
}

/** `<img sizes>` of either screen. */
export interface Sizes {
  mobile: string;
  pc: string;
}

/** Items that have something to show: a picture, words, or both (D-C04). */
export const bannersOf = (items: readonly DisplayItem[]): DisplayItem[] =>
  items.filter((item) => picturesOf(item) ?? (item.text || item.description));

/** Banners in sight at once: what the display says, else the given number; no more than there are. */
export function bannersPerView(
  { slidesPerViewMobile, slidesPerViewPc }: Pick<Display, 'slidesPerViewMobile' | 'slidesPerViewPc'>,
  otherwise: PerView,
  count: number,
): PerView {
  return { mobile: Math.min(slidesPerViewMobile ?? otherwise.mobile, count), pc: Math.min(slidesPerViewPc ?? otherwise.pc, count) };
}

import { MAIN_CAROUSEL } from '@hyangro/contracts/constants';
import type { Display, DisplayItem } from '@hyangro/contracts/layout/layout.contract';
import { picturesOf } from '../../data/layout.model';

/** Main image carousels (§2) by type: width on PCs in px, or null for the page's column. */
const WIDTHS: ReadonlyMap<number, number | null> = new Map([
  [1, null],
  [26, 940],
  [27, 1912],
]);
export const HERO_TYPES: readonly number[] = [...WIDTHS.keys()];

/** Heroes open a page and carry its first picture. */
export const isHero = ({ displayCd }: Pick<Display, 'displayCd'>): boolean => WIDTHS.has(displayCd);

/** Pictures in sight: 1 on phones; on PCs 3 of a plain carousel, 1 of a stage of its own width, unless the display says otherwise. */
export function heroPerView({ displayCd, slidesPerViewMobile, slidesPerViewPc }: Display): { mobile: number; pc: number } {
  return {
    mobile: slidesPerViewMobile ?? MAIN_CAROUSEL.perViewMobile,
    pc: slidesPerViewPc ?? (WIDTHS.get(displayCd) ? 1 : MAIN_CAROUSEL.perViewPc),
  };
}

/** Slides: the items that have a picture. */
export const slidesOf = (items: readonly DisplayItem[]): DisplayItem[] => items.filter((item) => picturesOf(item));

/** `<img sizes>` of a slide. */
export function heroSizes(display: Display): { mobile: string; pc: string } {
  const perView = heroPerView(display);
  const width = WIDTHS.get(display.displayCd) ?? 1200;
  return { mobile: '100vw', pc: `(min-width: ${width}px) ${Math.ceil(width / perView.pc)}px, ${Math.ceil(100 / perView.pc)}vw` };
}

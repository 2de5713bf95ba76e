import { MAIN_CAROUSEL } from '@hyangro/contracts/constants';
import type { Display } from '@hyangro/contracts/layout/layout.contract';
import { bannersPerView, type PerView, type Sizes } from '../../data/banner.model';

/** Main image carousels (§2) by type: width on PCs in px, or null for the page's column. */
const WIDTHS: ReadonlyMap<number, number | null> = new Map([
  [1, null],
  [26, 940],
  [27, 1912],
]);
export const HERO_TYPES: readonly number[] = [...WIDTHS.keys()];

/** Heroes open a page and carry its first picture. */
export const isHero = ({ displayCd }: Pick<Display, 'displayCd'>): boolean => WIDTHS.has(displayCd);

/**
 * Pictures in sight: 1 on phones; on PCs 3 of a plain carousel, 1 of a stage of its own width, unless the display says otherwise.
 * @param count how many there are
 */
export function heroPerView(display: Display, count: number): PerView {
  const pc = WIDTHS.get(display.displayCd) ? 1 : MAIN_CAROUSEL.perViewPc;
  return bannersPerView(display, { mobile: MAIN_CAROUSEL.perViewMobile, pc }, count);
}

/** px between two pictures on PCs; on phones they touch. */
export const heroGap = ({ pc }: PerView): number => (pc > 1 ? 12 : 0);

/** `<img sizes>` of a slide. */
export function heroSizes(display: Display, perView: PerView): Sizes {
  const width = WIDTHS.get(display.displayCd) ?? 1200;
  return { mobile: '100vw', pc: `(min-width: ${width}px) ${Math.ceil(width / perView.pc)}px, ${Math.ceil(100 / perView.pc)}vw` };
}

/** What the moving stage is to begin with: the picture before or after the first, or standing still. */
export type Wish = 'prev' | 'next' | 'pause';

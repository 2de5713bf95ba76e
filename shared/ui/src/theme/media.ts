/**
 * The grid's borders as media queries for `styled` templates: `${media.pc} { … }`.
 * Tablet, pc and wide open upwards; mobile is all below the tablet.
 */
export const media = {
  mobile: '@media (max-width: 767px)',
  tablet: '@media (min-width: 768px)',
  pc: '@media (min-width: 1024px)',
  wide: '@media (min-width: 1280px)',
  hover: '@media (hover: hover)',
  still: '@media (prefers-reduced-motion: reduce)',
} as const;

/** The same for `matchMedia`, `useMedia` and `<source media>`. */
export const mediaQuery = (name: keyof typeof media): string => media[name].slice('@media '.length);

/** The grid's borders as media queries for `matchMedia`, `useMedia` and `<source media>`. Names as in `media`. */
export const mediaQuery = {
  mobile: '(max-width: 767px)',
  tablet: '(min-width: 768px)',
  pc: '(min-width: 1024px)',
  wide: '(min-width: 1280px)',
  hover: '(hover: hover)',
  still: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;

/**
 * The same for `styled` templates: `${media.pc} { … }`.
 * Tablet, pc and wide open upwards; mobile is all below the tablet.
 */
export const media = {
  mobile: `@media ${mediaQuery.mobile}`,
  tablet: `@media ${mediaQuery.tablet}`,
  pc: `@media ${mediaQuery.pc}`,
  wide: `@media ${mediaQuery.wide}`,
  hover: `@media ${mediaQuery.hover}`,
  still: `@media ${mediaQuery.still}`,
  forcedColors: `@media ${mediaQuery.forcedColors}`,
} as const;

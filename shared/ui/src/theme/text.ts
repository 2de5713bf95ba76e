const style = (name: string) => `font:var(--text-${name});letter-spacing:var(--track-${name});`;

/** One text style as declarations for a `styled` template: `${text.titleM}`. Sizes and uses: tokens.json, `type`. */
export const text = {
  displayXl: style('display-xl'),
  displayL: style('display-l'),
  displayM: style('display-m'),
  displayS: style('display-s'),
  titleL: style('title-l'),
  titleM: style('title-m'),
  bodyL: style('body-l'),
  bodyM: style('body-m'),
  bodyS: style('body-s'),
  caption: style('caption'),
  micro: style('micro'),
  priceXl: style('price-xl'),
  priceL: style('price-l'),
  priceM: style('price-m'),
  priceSub: style('price-sub'),
} as const;

/** Cuts a text after `lines` lines with an ellipsis. */
export const clamp = (lines: number) => `display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:${lines};overflow:hidden;`;

/** Hides from sight, keeps for screen readers. */
export const hidden =
  'position:absolute;width:1px;height:1px;margin:-1px;padding:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap;border:0;';

/** A veil over a whole picture, with a mark or a number in its middle. */
export const veil = 'position:absolute;inset:0;display:grid;place-items:center;background:var(--color-scrim);';

import tokens from '../tokens/tokens.json';

type Style = { size: string; line: string; weight: number; family: string; track: string };

const css = ({ size, line, weight, family, track }: Style) =>
  `font:${weight} ${size}/${line} var(--font-${family});letter-spacing:${track};`;

const type = tokens.type;

/** One text style as declarations for a `styled` template: `${text.titleM}`. Sizes and uses: tokens.json, `type`. */
export const text = {
  displayXl: css(type['display-xl']),
  displayL: css(type['display-l']),
  displayM: css(type['display-m']),
  displayS: css(type['display-s']),
  titleL: css(type['title-l']),
  titleM: css(type['title-m']),
  bodyL: css(type['body-l']),
  bodyM: css(type['body-m']),
  bodyS: css(type['body-s']),
  caption: css(type.caption),
  micro: css(type.micro),
  priceXl: css(type['price-xl']),
  priceL: css(type['price-l']),
  priceM: css(type['price-m']),
  priceSub: css(type['price-sub']),
} as const;

/** Cuts a text after `lines` lines with an ellipsis. */
export const clamp = (lines: number) =>
  `display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:${lines};overflow:hidden;`;

/** Hides from sight, keeps for screen readers. */
export const hidden =
  'position:absolute;width:1px;height:1px;margin:-1px;padding:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap;border:0;';

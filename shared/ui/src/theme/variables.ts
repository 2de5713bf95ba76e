import tokens from '../tokens/tokens.json';
import { APP_TABS_ATTRIBUTE } from './app-tabs';
import { media } from './media';

type Values = Record<string, string | number>;

export const declare = (prefix: string, values: Values) =>
  Object.entries(values)
    .map(([name, value]) => `--${prefix}-${name}:${value};`)
    .join('');

const grades = Object.entries(tokens.grade)
  .map(([name, { bg, fg }]) => `--grade-${name}-bg:${bg};--grade-${name}-fg:${fg};`)
  .join('');

const types = Object.entries(tokens.type)
  .map(
    ([name, { size, line, weight, family, track }]) =>
      `--text-${name}:${weight} ${size}/${line} var(--font-${family});--track-${name}:${track};`,
  )
  .join('');

const fonts = (sans: string, display: string) => `--font-sans:${sans};--font-display:${display};`;

const grid = tokens.grid;

/**
 * All design tokens as CSS variables. `--page-margin`, `--gutter` and `--section-gap` change with the grid,
 * so that a part written once fits a phone and a PC. A text that the shop's fonts do not draw whole has a `data-face` (ADR 12).
 */
export const variables = `
:root{${declare('color', tokens.semantic.light)}${grades}${declare('space', tokens.space)}${declare('radius', tokens.radius)}
${declare('shadow', tokens.shadow)}${declare('ease', tokens.motion.ease)}${declare('dur', tokens.motion.dur)}
${declare('size', tokens.size)}${declare('z', tokens.z)}
--font-ko:${tokens.font.ko};--font-cn:${tokens.font.cn};--font-device:${tokens.font.device};--font-mark:${tokens.font.mark};${fonts(tokens.font.sans, tokens.font.display)}${types}
--page-margin:${grid.mobile.margin};--gutter:${grid.mobile.gutter};--section-gap:36px;--container:1200px;
--safe-top:env(safe-area-inset-top, 0px);--safe-bottom:env(safe-area-inset-bottom, 0px);
--size-header:calc(${tokens.size.header} + var(--safe-top));color-scheme:light}
html[${APP_TABS_ATTRIBUTE}]{--size-tabbar:0px}
html[data-fonts='device']{${fonts('var(--font-ko)', 'var(--font-ko)')}}
html[lang='en']{${fonts(tokens.font['sans-en'], tokens.font['display-en'])}}
html[lang='zh-CN']{${fonts('var(--font-cn)', tokens.font['display-cn'])}}
[data-face='text']{font-family:var(--font-sans)!important}
[data-face='ko']{font-family:var(--font-ko)!important}
[data-face='cn']{font-family:var(--font-cn)!important}
${media.tablet}{:root{--page-margin:${grid.tablet.margin};--gutter:${grid.tablet.gutter};--section-gap:56px}}
${media.pc}{:root{--page-margin:${grid.pc.margin};--gutter:${grid.pc.gutter};--section-gap:72px}}
`;

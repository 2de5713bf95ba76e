import { LOCAL_FACES } from './local-faces';

/** Files that `fonts/build-fonts.ts` cuts; which letters each has: `fonts/letters.ts`. */
type FontFile = 'pretendard-ko' | 'pretendard-latin' | 'hahmlet-ko' | 'hahmlet-more' | 'hahmlet-latin' | 'hahmlet-mark';

/** What it writes into `dist/fonts/fonts.json`. */
export interface FontManifest {
  files: Record<FontFile, { file: string; unicodeRange: string }>;
}

interface Face {
  family: string;
  file: FontFile;
  weight: string;
  /** Asked for only where one of its letters stands; it then counts before the faces above it. */
  isOnDemand?: boolean;
}

/**
 * A language names its own families (tokens.json, `font`). Only the file on demand has a range: each page carries these rules,
 * and what a file has not, the browser takes from the next family.
 */
const FACES: Face[] = [
  { family: 'Pretendard UI', file: 'pretendard-ko', weight: '400 800' },
  { family: 'Pretendard Latin', file: 'pretendard-latin', weight: '400 800' },
  { family: 'Hahmlet UI', file: 'hahmlet-ko', weight: '500' },
  { family: 'Hahmlet UI', file: 'hahmlet-more', weight: '500', isOnDemand: true },
  { family: 'Hahmlet Latin', file: 'hahmlet-latin', weight: '500' },
  { family: 'Hahmlet Mark', file: 'hahmlet-mark', weight: '500' },
];

/** What the first screen of a language shows. Chinese is read in the device's own fonts; the word-mark is ours. */
const PRELOADS: Record<string, FontFile[]> = {
  ko: ['pretendard-ko', 'hahmlet-ko'],
  en: ['pretendard-latin', 'hahmlet-latin'],
  cn: ['hahmlet-mark'],
};

/**
 * The `@font-face` rules of the shop's own fonts, as CSS text for the head.
 * @param base public folder of the font files, with its closing slash
 */
export const fontFaces = ({ files }: FontManifest, base: string): string =>
  FACES.map(({ family, file, weight, isOnDemand }) => {
    const range = isOnDemand ? `;unicode-range:${files[file].unicodeRange}` : '';
    return `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url(${base}${files[file].file}) format('woff2')${range}}`;
  }).join('') + LOCAL_FACES;

/** Files to preload for a locale. */
export const fontPreloads = ({ files }: FontManifest, base: string, locale: string): string[] =>
  (PRELOADS[locale] ?? []).map((name) => base + files[name].file);

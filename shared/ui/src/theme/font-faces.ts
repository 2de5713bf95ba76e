import { LOCAL_FACES } from './local-faces';

/** Files that `fonts/build-fonts.ts` cuts; which letters each has: `fonts/letters.ts`. */
type FontFile = 'pretendard-ko' | 'pretendard-latin' | 'hahmlet-ko' | 'hahmlet-more' | 'hahmlet-latin' | 'hahmlet-mark';

/** What it writes into `dist/fonts/fonts.json`. */
export interface FontManifest {
  /** Changes with the files. */
  key: string;
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
 * The word-mark, in each language: it is not drawn twice. A language names its own families (tokens.json, `font`); Chinese is read
 * in the device's fonts. Only the file on demand has a range: what another file has not, the browser takes from the next family.
 */
const MARK: Face = { family: 'Hahmlet Mark', file: 'hahmlet-mark', weight: '500' };
const FACES: Record<string, Face[]> = {
  ko: [
    { family: 'Pretendard UI', file: 'pretendard-ko', weight: '400 800' },
    { family: 'Hahmlet UI', file: 'hahmlet-ko', weight: '500' },
    { family: 'Hahmlet UI', file: 'hahmlet-more', weight: '500', isOnDemand: true },
  ],
  en: [
    { family: 'Pretendard Latin', file: 'pretendard-latin', weight: '400 800' },
    { family: 'Hahmlet Latin', file: 'hahmlet-latin', weight: '500' },
  ],
};

/** A face that the page adds itself once it stands. One with a range is asked for where one of its letters stands. */
export type LateFace = readonly [family: string, href: string, weight: string, unicodeRange?: string];

export interface PageFonts {
  /** Files to ask for with the page. */
  preload: string[];
  /** `@font-face` rules, as CSS text for the head. */
  rules: string;
  late: LateFace[];
}

/**
 * Fonts of a page: all with it where the browser has kept them, else after it (ADR 12).
 * @param base public folder of the font files, with its closing slash
 * @param areKept the browser has the files of this language from a page before
 */
export function pageFonts({ files }: FontManifest, base: string, locale: string, areKept: boolean): PageFonts {
  const href = ({ file }: Face) => base + files[file].file;
  const rangeOf = ({ file, isOnDemand }: Face) => (isOnDemand ? files[file].unicodeRange : undefined);
  const rule = (face: Face) => {
    const range = rangeOf(face);
    const source = `src:url(${href(face)}) format('woff2')${range ? `;unicode-range:${range}` : ''}`;
    return `@font-face{font-family:'${face.family}';font-weight:${face.weight};font-display:swap;${source}}`;
  };
  const own = FACES[locale] ?? [];
  const first = areKept ? [MARK, ...own] : [MARK];
  return {
    preload: first.filter(({ isOnDemand }) => !isOnDemand).map(href),
    rules: first.map(rule).join('') + LOCAL_FACES,
    late: areKept ? [] : own.map((face) => [face.family, href(face), face.weight, rangeOf(face)]),
  };
}

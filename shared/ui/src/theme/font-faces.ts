import { LOCAL_FACES } from './local-faces';

/** Files that `fonts/build-fonts.ts` cuts; which letters each has: `fonts/letters.ts`. */
type FontFile = 'pretendard-ko' | 'pretendard-more' | 'pretendard-latin' | 'hahmlet-ko' | 'hahmlet-more' | 'hahmlet-latin' | 'hahmlet-mark';

/** What it writes into `dist/fonts/fonts.json`. */
export interface FontManifest {
  /** Changes with the files. */
  key: string;
  files: Record<FontFile, { file: string }>;
  /** What a page of a language is told of the letters that its files have (`fonts/known-letters.ts`). */
  letters: Record<string, string>;
}

interface Face {
  family: string;
  /** In the order in which they are asked for; each letter is looked for in the first of them first. */
  files: FontFile[];
  weight: string;
}

/**
 * The word-mark, in each language: it is not drawn twice. A language names its own families (tokens.json, `font`); Chinese is read
 * in the device's fonts.
 */
const MARK: Face = { family: 'Hahmlet Mark', files: ['hahmlet-mark'], weight: '500' };
const FACES: Record<string, Face[]> = {
  ko: [
    { family: 'Pretendard UI', files: ['pretendard-ko', 'pretendard-more'], weight: '400 800' },
    { family: 'Hahmlet UI', files: ['hahmlet-ko', 'hahmlet-more'], weight: '500' },
  ],
  en: [
    { family: 'Pretendard Latin', files: ['pretendard-latin'], weight: '400 800' },
    { family: 'Hahmlet Latin', files: ['hahmlet-latin'], weight: '500' },
  ],
};

/** A face that the page adds itself once it stands. */
export type LateFace = readonly [family: string, href: string, weight: string];

export interface PageFonts {
  /** Files to ask for with the page. */
  preload: string[];
  /** `@font-face` rules, as CSS text for the head. */
  rules: string;
  /** Files to ask for after the page, step by step: those that draw most first. */
  late: LateFace[][];
  /** Tells the page which letters its fonts have (`KnownLetters`), and the family that takes further ones; none in Chinese. */
  known: { href: string; family: string } | null;
  /** Names all fonts of this language in this build: what a browser says that has kept them. */
  name: string;
}

/**
 * Fonts of a page: all with it where the browser has kept them, else after it (ADR 12).
 * @param base public folder of the font files, with its closing slash
 * @param areKept the browser has the files of this language from a page before
 */
export function pageFonts({ key, files, letters }: FontManifest, base: string, locale: string, areKept: boolean): PageFonts {
  const hrefOf = (file: FontFile) => base + files[file].file;
  // Of two faces of a family the later one is asked for a letter first.
  const rulesOf = ({ family, files: own, weight }: Face) =>
    own
      .toReversed()
      .map((file) => `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url(${hrefOf(file)}) format('woff2')}`)
      .join('');
  const own = FACES[locale] ?? [];
  const first = areKept ? [MARK, ...own] : [MARK];
  const step = (at: number) =>
    own.flatMap(({ family, files: { [at]: file }, weight }): LateFace[] => (file ? [[family, hrefOf(file), weight]] : []));
  return {
    name: `${key}.${locale}`,
    preload: first.flatMap((face) => face.files.map(hrefOf)),
    rules: first.map(rulesOf).join('') + LOCAL_FACES,
    late: areKept ? [] : [step(0), step(1)].filter(({ length }) => length),
    known: letters[locale] && own[0] ? { href: base + letters[locale], family: own[0].family } : null,
  };
}

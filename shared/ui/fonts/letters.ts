import type { ShopTexts } from './shop-texts';

/**
 * The letters in each file of the shop's fonts. One file draws the first screen of a language: each that comes later
 * makes the browser lay out all text once more.
 */
export interface Letters {
  'pretendard-ko': string[];
  'pretendard-latin': string[];
  'hahmlet-ko': string[];
  /** Headings of rarer Korean pages, asked for where one stands. */
  'hahmlet-more': string[];
  'hahmlet-latin': string[];
  /** The word-mark. */
  'hahmlet-mark': string[];
}

/** What code puts beside texts: prices, dates, counters, stars, quotation marks. */
const SIGNS = '·…–—−‘’“”₩%×→←↑↓▲▼★☆•~';
const KOREAN_SIGNS = '원개점년월일화수목금토시분초';
const ASCII = Array.from({ length: 0x5f }, (_, at) => String.fromCodePoint(0x20 + at)).join('');
const MARK = 'hyangro';
/** Word-mark, ranks and ratings are drawn in the heading face. */
const HEADING_SIGNS = `${MARK} 0123456789,.%+-/()·?!향로`;

/** 125 bytes each. 500 of them are 95.6 % of all Hangul in the shop's texts and every letter of its first screens (ADR 12). */
export const HANGUL_LETTERS = 500;

/** A letter of a name stands on cards, lists and in the cart: it counts as often as so many of prose. */
const NAME_WEIGHT = 3;

const isHangul = (letter: string) => letter >= '가' && letter <= '힣';
/** Below the Chinese, Japanese and Korean blocks. */
const isLatin = (letter: string) => letter >= ' ' && letter < '\u2e80';
/** Hahmlet has no won sign, arrows and stars. */
const isLatinText = (letter: string) => letter >= ' ' && letter < '\u2030';
const isLetter = (letter: string) => isHangul(letter) || isLatinText(letter);

/** Decides which letters the shop carries; all others are the device's. */
export function chooseLetters(texts: ShopTexts): Letters {
  const latin = lettersOf([ASCII, SIGNS, ...texts.first, ...texts.names, ...texts.rest, ...texts.english], isLatin);
  const always = lettersOf([KOREAN_SIGNS, ...texts.first], isHangul);
  const counted = [...Array<string[]>(NAME_WEIGHT).fill(texts.names).flat(), ...texts.rest];
  const headings = lettersOf([HEADING_SIGNS, ...texts.firstHeadings], isLetter);
  const headingLatin = latin.filter(isLatinText);
  return {
    'pretendard-ko': [...latin, ...fillUp(always, counted, HANGUL_LETTERS)],
    'pretendard-latin': latin,
    'hahmlet-ko': headings,
    'hahmlet-more': without([...headingLatin, ...lettersOf(texts.restHeadings, isHangul)], headings),
    'hahmlet-latin': headingLatin,
    'hahmlet-mark': [...MARK],
  };
}

/** `U+20-7e,U+b7` of a list of letters. */
export function unicodeRange(letters: readonly string[]): string {
  const runs: [number, number][] = [];
  for (const point of letters.map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else runs.push([point, point]);
  }
  const hex = (point: number) => point.toString(16);
  return runs.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(',');
}

const lettersOf = (texts: readonly string[], isWanted: (letter: string) => boolean) => [...new Set(texts.join(''))].filter(isWanted).sort();

const without = (letters: readonly string[], taken: readonly string[]) => letters.filter((letter) => !taken.includes(letter));

/** Adds the most frequent letters of more texts until there are `count`. */
function fillUp(letters: readonly string[], texts: readonly string[], count: number): string[] {
  const times = new Map<string, number>();
  for (const letter of texts.join('')) if (isHangul(letter)) times.set(letter, (times.get(letter) ?? 0) + 1);
  const byUse = [...times].sort(([a, more], [b, less]) => less - more || (a < b ? -1 : 1)).map(([letter]) => letter);
  return [...letters, ...without(byUse, letters).slice(0, Math.max(0, count - letters.length))].sort();
}

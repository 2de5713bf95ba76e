import type { ShopTexts } from './shop-texts';

/**
 * The letters in each file of the shop's fonts. A language has one file of text and one of headings for its first screens; "more" has
 * all others of the shop's Korean texts, so that no word is drawn in two faces. They are drawn together: each step makes the browser lay out
 * all text once more.
 */
export interface Letters {
  'pretendard-ko': string[];
  'pretendard-more': string[];
  'pretendard-latin': string[];
  'hahmlet-ko': string[];
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

/** 125 bytes each. 500 of them are 95.6 % of all Hangul in the shop's texts and every letter of the words of its first screens (ADR 12). */
export const HANGUL_LETTERS = 500;

/** A letter of a name stands on cards, lists and in the cart: it counts as often as so many of prose. */
const NAME_WEIGHT = 3;

const isHangul = (letter: string) => letter >= '가' && letter <= '힣';
/** Below the Chinese, Japanese and Korean blocks. */
const isLatin = (letter: string) => letter >= ' ' && letter < '\u2e80';
/** Hahmlet has no won sign, arrows and stars. */
const isLatinText = (letter: string) => letter >= ' ' && letter < '\u2030';
const isLetter = (letter: string) => isHangul(letter) || isLatinText(letter);
/** ㄱ to ㅣ: consonants and vowels by themselves, as in ㅋㅋ. */
const JAMO = Array.from({ length: 0x33 }, (_, at) => String.fromCodePoint(0x3131 + at));
/** Heads of the list of brands. */
const INITIALS = [...'ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ'];

/** Decides which letters the shop carries ahead; what else a page says comes in blocks (`blocks.ts`). */
export function chooseLetters(texts: ShopTexts): Letters {
  const latin = lettersOf([ASCII, SIGNS, ...texts.first, ...texts.names, ...texts.rest, ...texts.english], isLatin);
  const always = lettersOf([KOREAN_SIGNS, ...texts.first], isHangul);
  const all = [...lettersOf([KOREAN_SIGNS, ...texts.first, ...texts.names, ...texts.rest], isHangul), ...JAMO];
  const counted = [...Array<string[]>(NAME_WEIGHT).fill(texts.names).flat(), ...texts.rest];
  const headings = lettersOf([HEADING_SIGNS, ...texts.firstHeadings], isLetter);
  const headingLatin = latin.filter(isLatinText);
  const first = fillUp(always, counted, HANGUL_LETTERS);
  return {
    'pretendard-ko': [...latin, ...first],
    'pretendard-more': without(all, first),
    'pretendard-latin': latin,
    'hahmlet-ko': headings,
    'hahmlet-more': without([...headingLatin, ...lettersOf(texts.restHeadings, isHangul), ...INITIALS], headings),
    'hahmlet-latin': headingLatin,
    'hahmlet-mark': [...MARK],
  };
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

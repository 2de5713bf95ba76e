import type { BrandItem } from '@hyangro/contracts/catalog/list.schemas';
import type { Locale } from '@hyangro/contracts/locales';

/** Ways to put brands in order: ㄱ–ㅎ, A–Z, pinyin. */
export const INDEXES = ['ko', 'en', 'pinyin'] as const;
export type BrandIndex = (typeof INDEXES)[number];
const LETTER = { ko: 'initialKo', en: 'initialEn', pinyin: 'initialPinyin' } as const satisfies Record<BrandIndex, keyof BrandItem>;
const OF_LOCALE: Readonly<Record<Locale, BrandIndex>> = { ko: 'ko', en: 'en', cn: 'pinyin' };

/** Index of an address (`?index=en`); the reader's own when it names none. */
export const indexOf = (search: URLSearchParams, locale: Locale): BrandIndex =>
  INDEXES.find((index) => index === search.get('index')) ?? OF_LOCALE[locale];

export interface BrandGroup {
  letter: string;
  brands: readonly BrandItem[];
}

/** Brands by their letter, letters in their order, `#` at the end; within one by name. Brands that do not have the words are left out. */
export function brandGroups(brands: readonly BrandItem[], index: BrandIndex, words: string): BrandGroup[] {
  const wanted = foldedOf(words);
  const groups = new Map<string, BrandItem[]>();
  for (const brand of brands) {
    if (![brand.name, brand.latinName].some((name) => foldedOf(name).includes(wanted))) continue;
    const letter = brand[LETTER[index]].toUpperCase();
    groups.set(letter, [...(groups.get(letter) ?? []), brand]);
  }
  const place = (letter: string) => (/^\p{L}/u.test(letter) ? letter : `\uffff${letter}`);
  const nameOf = (brand: BrandItem) => foldedOf(index === 'en' ? brand.latinName : brand.name);
  return [...groups]
    .sort(([a], [b]) => (place(a) < place(b) ? -1 : 1))
    .map(([letter, members]) => ({ letter, brands: [...members].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1)) }));
}

/** Without accents, case and gaps: "Orélle" is found by "ORELLE". Hangul stays in syllables. */
const foldedOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\s]/g, '')
    .normalize('NFC')
    .toLowerCase();

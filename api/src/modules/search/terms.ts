import type { Text } from '../../platform/locale/text';
import { initialKeys } from '../../platform/text/hangul';
import { hanziWords, pinyinOf } from '../../platform/text/pinyin';
import { wordsOf } from '../../platform/text/plain-text';
import { wholeKey, type SearchableProduct } from './lexemes';

export interface TermRow {
  term: string;
  key: string;
  initials: string | null;
  pinyin: string | null;
  pinyinInitials: string | null;
}

/** Words and phrases that a product puts into suggestions: its keywords, and the words of its names, brand and categories. */
export function termsOf({
  name,
  brandName,
  categories,
  keywords,
}: Pick<SearchableProduct, 'name' | 'brandName' | 'categories' | 'keywords'>): string[] {
  const texts = [name, brandName, ...categories].flatMap((text: Text) => Object.values(text));
  return [...keywords, ...Object.values(brandName), ...texts.flatMap(namingWords)].filter((term) => term.trim().length > 1);
}

/** One letter or number alone suggests nothing. */
const namingWords = (text: string): string[] =>
  wordsOf(text)
    .flatMap(({ text: word, script }) => (script === 'hanzi' ? hanziWords(word) : [word]))
    .filter((word) => word.length > 1 && !/^\d/.test(word));

/** A term with everything it may be typed as; null for one without a letter. */
export function termRow(term: string): TermRow | null {
  const words = wordsOf(term);
  const [first] = words;
  if (!first) return null;
  const syllables = words.every(({ script }) => script === 'hanzi') ? pinyinOf(words.map(({ text }) => text).join('')) : [];
  return {
    term: term.trim(),
    key: wholeKey(words),
    initials: words.every(({ script }) => script === 'hangul') ? initialKeys(words.map(({ text }) => text).join('')) : null,
    pinyin: syllables.length ? syllables.join('') : null,
    pinyinInitials: syllables.length ? syllables.map(([letter]) => letter).join('') : null,
  };
}

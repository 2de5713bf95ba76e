import { hangulKeys, initialKeys } from './hangul';
import { hanziWords, pinyinOf } from './pinyin';
import { wordsOf, type Word } from './plain-text';

/** A text as shoppers may type it. */
export interface Findable {
  /** Korean (as keys) and Chinese without spaces. */
  letters: string;
  /** Words of other scripts. */
  words: readonly string[];
  /** Initial consonants of each Korean word, pinyin of each Chinese one and its first letters. */
  initials: readonly string[];
  pinyin: readonly string[];
}

/** Reads a text once, so that it can be looked through for many words. */
export function findableOf(text: string): Findable {
  const words = wordsOf(text);
  const of = (script: Word['script']) => words.filter((word) => word.script === script).map((word) => word.text);
  const spoken = of('hanzi').flatMap(hanziWords).map(pinyinOf);
  return {
    letters: words
      .filter(({ script }) => script !== 'latin')
      .map((word) => hangulKeys(word.text))
      .join(''),
    words: of('latin'),
    initials: of('hangul').map(initialKeys),
    pinyin: spoken.flatMap((syllables) => [syllables.join(''), syllables.map(([first]) => first).join('')]),
  };
}

/** Whether a word stands in the text: Korean and Chinese anywhere, whatever the spaces; other scripts at the beginning of a word. */
export const hasWord = ({ letters, words }: Findable, { text, script }: Word): boolean =>
  script === 'latin' ? words.some((word) => word.startsWith(text)) : script !== 'initials' && letters.includes(hangulKeys(text));

/** Whether a word of the text begins with these initial consonants (ㅂㅅ), or sounds like this pinyin. One letter says nothing. */
export function soundsLike({ initials, pinyin }: Findable, { text, script }: Word): boolean {
  if (text.length < 2) return false;
  if (script === 'initials') return initials.some((word) => word.startsWith(initialKeys(text)));
  return script === 'latin' && pinyin.some((word) => word.startsWith(text));
}

import { hanziWords } from '../../platform/text/pinyin';
import { wordsOf, type Word } from '../../platform/text/plain-text';
import { wholeKey } from './lexemes';

/** Words that are read of a phrase; what follows is passed over. */
const WORDS_MAX = 8;
/** Words of the longest synonym. */
const SYNONYM_WORDS_MAX = 3;

/** Words of which all must be found. */
export interface Alternative {
  words: readonly Word[];
  /** Whether it is a level weaker than what was typed. */
  isWeaker: boolean;
  /** Only whole words count: what means the same is not being typed. */
  isWhole: boolean;
}
/** What one part of a phrase may be found by. */
export type Part = readonly Alternative[];
/** Terms that mean the same, by the search form of one of them. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** The words of a phrase, cut to what is read. */
export const phraseWords = (phrase: string): Word[] => wordsOf(phrase).slice(0, WORDS_MAX);

/** Parts of a phrase that must all be found, each with what means the same. The longest synonym wins. */
export function partsOf(words: readonly Word[], synonyms: Synonyms): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < words.length;) {
    const [length, others] = synonymAt(words, at, synonyms);
    const typed = words.slice(at, at + length);
    parts.push([
      { words: typed, isWeaker: false, isWhole: false },
      ...chineseWords(typed),
      ...others.map((term): Alternative => ({ words: phraseWords(term), isWeaker: true, isWhole: true })),
    ]);
    at += length;
  }
  return parts;
}

function synonymAt(words: readonly Word[], at: number, synonyms: Synonyms): [length: number, others: readonly string[]] {
  for (let length = Math.min(SYNONYM_WORDS_MAX, words.length - at); length > 0; length -= 1) {
    const others = synonyms.get(wholeKey(words.slice(at, at + length)));
    if (others) return [length, others];
  }
  return [1, []];
}

/** A run of Chinese is found as it stands, or else by its words. */
function chineseWords(words: readonly Word[]): Alternative[] {
  const [word] = words;
  if (words.length !== 1 || word?.script !== 'hanzi') return [];
  const inside = hanziWords(word.text);
  return inside.length > 1 ? [{ words: inside.map((text) => ({ text, script: 'hanzi' })), isWeaker: true, isWhole: false }] : [];
}

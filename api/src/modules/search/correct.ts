import { convertQwertyToHangul } from 'es-hangul';
import { editDistance } from '../../platform/text/edit-distance';
import { hangulKeys } from '../../platform/text/hangul';
import { pinyinOf } from '../../platform/text/pinyin';
import type { Word } from '../../platform/text/plain-text';
import { wordKey } from './lexemes';
import { partsOf, phraseWords, type Synonyms } from './phrase';
import type { SearchIndex, Term } from './search-index.port';

/** What corrections ask of an index. */
export type WordIndex = Pick<SearchIndex, 'best' | 'termsNear' | 'termsSounding'>;

/** A compound of at most so many letters is tried in two parts of at least so many. */
const COMPOUND_MAX = 10;
const PART_MIN = 2;

/** What a phrase that finds nothing was most likely meant to be; null when there is nothing near that finds something. */
export async function correct(index: WordIndex, phrase: string, synonyms: Synonyms): Promise<string | null> {
  const finds = async (text: string) => {
    const words = phraseWords(text);
    return words.length > 0 && (await index.best(partsOf(words, synonyms), 1)).length > 0;
  };
  const otherLayout = inOtherLayout(phrase);
  if (otherLayout !== null && (await finds(otherLayout))) return otherLayout;
  const meant: string[] = [];
  for (const word of phraseWords(phrase)) {
    const replaced = (await finds(word.text)) ? word.text : ((await compound(word, finds)) ?? (await nearest(index, word))?.term);
    if (replaced === undefined) return null;
    meant.push(replaced);
  }
  const corrected = meant.join(' ');
  return (await finds(corrected)) ? corrected : null;
}

/** The phrase as the other keyboard layout would have typed it: `tjfghktn` is 설화수, `ㅗㅛㅇㄱㅐ` is `hydro`. Null when that is no word. */
export function inOtherLayout(phrase: string): string | null {
  const words = phraseWords(phrase);
  if (words.every(({ script, text }) => script === 'latin' && /^[a-z]+$/.test(text))) {
    // Case counts: Shift makes double consonants.
    const typed = convertQwertyToHangul(phrase.trim());
    return words.length > 0 && /^[\uac00-\ud7a3\s]+$/.test(typed) ? typed : null;
  }
  const isKorean = words.some(({ script }) => script === 'hangul' || script === 'initials');
  return isKorean ? hangulKeys(words.map(({ text }) => text).join(' ')).toLowerCase() : null;
}

/** Two words written as one (로즈향수), each of which the shop knows. */
async function compound({ text, script }: Word, finds: (text: string) => Promise<boolean>): Promise<string | null> {
  if (script !== 'hangul' || text.length > COMPOUND_MAX) return null;
  for (let cut = text.length - PART_MIN; cut >= PART_MIN; cut -= 1) {
    const parts = `${text.slice(0, cut)} ${text.slice(cut)}`;
    if (await finds(parts)) return parts;
  }
  return null;
}

/** The term that fewest letters part from a word, among those the one of most products. Chinese is compared by its sound. */
export async function nearest(index: WordIndex, word: Word): Promise<Term | null> {
  const key = wordKey(word);
  if (word.script === 'hanzi') return (await index.termsSounding(pinyinOf(word.text).join('')))[0] ?? null;
  const most = errorsIn(key.length - 1);
  if (most === 0 || /\d/.test(word.text)) return null;
  const near = (await index.termsNear(key))
    .filter((term) => term.key[0] === key[0] && term.key !== key)
    .map((term) => ({ term, distance: editDistance(key, term.key, most) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance || b.term.productCount - a.term.productCount);
  return near[0]?.term ?? null;
}

/** Wrong letters that a word of so many keys may have. */
const errorsIn = (length: number): number => (length < 4 ? 0 : length < 7 ? 1 : length < 12 ? 2 : 3);

/** The words of a phrase that the shop knows, or all but one of them, when they find something together; null when nothing does. */
export async function knownWords(index: WordIndex, phrase: string, synonyms: Synonyms): Promise<string | null> {
  const words = phraseWords(phrase);
  const finds = async (some: readonly Word[]) => some.length > 0 && (await index.best(partsOf(some, synonyms), 1)).length > 0;
  const known: Word[] = [];
  for (const word of words) if (await finds([word])) known.push(word);
  const fewer = words.map((_, left) => words.filter((_word, at) => at !== left)).reverse();
  for (const some of [known, ...fewer, ...known.map((word) => [word])]) {
    if (some.length < words.length && (await finds(some))) return some.map(({ text }) => text).join(' ');
  }
  return null;
}

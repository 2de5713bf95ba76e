import { randomUUID } from 'node:crypto';
import type { Locale } from '@hyangro/contracts/locales';
import { correct, inOtherLayout, knownWords, nearest } from './correct';
import type { NamedFilters } from './names';
import { partsOf, phraseWords, type Synonyms } from './phrase';
import type { Matches, SearchIndex } from './search-index.port';
import { understand, type UnderstoodFilter } from './understand';

/** Of a word that finds fewer, a near one that finds many times more is offered. */
const FEW = 2;
const MANY_TIMES = 4;

export interface Interpretation {
  /** Different for every reading: what is kept of an older one is not good for it. */
  id: string;
  /** What is searched for in the end. */
  keyword: string;
  understood: readonly UnderstoodFilter[];
  correctedFrom: string | null;
  didYouMean: string | null;
  matches: Matches;
}
export interface Knowledge {
  index: SearchIndex;
  synonyms: Synonyms;
  named: NamedFilters;
  wonPerDollar: number;
  locale: Locale;
}

/** What a phrase asks for and what it finds. A phrase that finds nothing is put right; `isVerbatim` takes it as it stands. */
export async function interpret(phrase: string, isVerbatim: boolean, knowledge: Knowledge): Promise<Interpretation> {
  const { index, synonyms } = knowledge;
  if (isVerbatim) {
    const matches = await find(phrase, knowledge);
    const didYouMean =
      matches.count === 0 ? ((await correct(index, phrase, synonyms)) ?? (await knownWords(index, phrase, synonyms))) : null;
    return { id: randomUUID(), keyword: phrase, understood: [], correctedFrom: null, didYouMean, matches };
  }
  const { keyword, filters } = await understand(phrase, knowledge);
  const matches = keyword === '' && filters.length > 0 ? await index.all() : await find(keyword, knowledge);
  const found = { id: randomUUID(), keyword, understood: filters, correctedFrom: null, didYouMean: null, matches };
  const corrected = matches.count === 0 ? await correct(index, keyword, synonyms) : await strongerLayout(keyword, matches, knowledge);
  if (corrected === null) {
    const didYouMean = matches.count === 0 ? await knownWords(index, keyword, synonyms) : await better(keyword, matches, index);
    return { ...found, didYouMean };
  }
  const meant = await understand(corrected, knowledge);
  return {
    id: found.id,
    keyword: meant.keyword,
    understood: [...filters, ...meant.filters],
    correctedFrom: phrase,
    didYouMean: null,
    matches: await find(meant.keyword, knowledge),
  };
}

const find = (keyword: string, { index, synonyms }: Knowledge): Promise<Matches> => index.match(partsOf(phraseWords(keyword), synonyms));

/** The phrase in the other keyboard layout, when that names a product and the phrase as it was typed does not (`xhsj` is 토너). */
async function strongerLayout(keyword: string, { isStrong }: Matches, { index, synonyms }: Knowledge): Promise<string | null> {
  const other = isStrong ? null : inOtherLayout(keyword);
  return other !== null && (await index.isNamed(partsOf(phraseWords(other), synonyms))) ? other : null;
}

/** A near word that finds many times more than one which hardly finds anything. */
async function better(keyword: string, { count, isStrong }: Matches, index: SearchIndex): Promise<string | null> {
  const [word, ...others] = phraseWords(keyword);
  if (!word || others.length > 0 || isStrong || count > FEW) return null;
  const near = await nearest(index, word);
  return near && near.productCount >= count * MANY_TIMES ? near.term : null;
}

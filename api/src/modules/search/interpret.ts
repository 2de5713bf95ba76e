import { randomUUID } from 'node:crypto';
import type { Locale } from '@hyangro/contracts/locales';
import { correct, nearest, knownWords } from './correct';
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
  if (matches.count > 0) return { ...found, didYouMean: await better(keyword, matches, index) };
  const corrected = await correct(index, keyword, synonyms);
  if (corrected === null) return { ...found, didYouMean: await knownWords(index, keyword, synonyms) };
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

/** A near word that finds many times more than one which hardly finds anything. */
async function better(keyword: string, { count, isStrong }: Matches, index: SearchIndex): Promise<string | null> {
  const [word, ...others] = phraseWords(keyword);
  if (!word || others.length > 0 || isStrong || count > FEW) return null;
  const near = await nearest(index, word);
  return near && near.productCount >= count * MANY_TIMES ? near.term : null;
}

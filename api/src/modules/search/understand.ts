import type { Locale } from '@hyangro/contracts/locales';
import { textIn } from '../../platform/locale/text';
import { readAmounts, type PlainFilter } from './amounts';
import cn from './filter-labels.cn.json';
import en from './filter-labels.en.json';
import ko from './filter-labels.ko.json';
import { readNames, withoutPolite, type NamedFilter, type NamedFilters } from './names';
import { partsOf, phraseWords } from './phrase';
import type { SearchIndex } from './search-index.port';

const NO_SYNONYMS = new Map<string, readonly string[]>();
const LABELS: Readonly<Record<Locale, Readonly<Record<PlainFilter, string>>>> = { ko, en, cn };

export interface UnderstoodFilter {
  name: PlainFilter | NamedFilter;
  value: string;
  /** In the reader's language. */
  label: string;
}
interface Meaning {
  /** What is left to search for; empty when everything became a filter. */
  keyword: string;
  filters: UnderstoodFilter[];
}
interface Surroundings {
  index: SearchIndex;
  named: NamedFilters;
  wonPerDollar: number;
  locale: Locale;
}

/**
 * A phrase as filters and the rest: `50ml 이하 로즈 향수` is 50 ml at most, perfume, and 로즈. Amounts always become filters; names of
 * categories, skin types, concerns and scents only when they are not part of a product's name. A category alone stays a keyword.
 */
export async function understand(phrase: string, { index, named, wonPerDollar, locale }: Surroundings): Promise<Meaning> {
  const { filters: amounts, rest } = readAmounts(phrase, wonPerDollar);
  const plain = amounts.map(({ name, value }) => ({ name, value, label: labelOf(name, value, locale) }));
  const typed = phraseWords(amounts.length > 0 ? rest : phrase);
  const untouched = { keyword: amounts.length > 0 ? rest.replace(/\s+/g, ' ').trim() : phrase, filters: plain };
  const names = readNames(typed, named);
  if (names.filters.length === 0) return { ...untouched, keyword: withoutPolite(untouched.keyword) };
  // Without synonyms: 향수 is no word of a name because 퍼퓸 is.
  if (await index.isNamed(partsOf(typed, NO_SYNONYMS))) return untouched;
  const kept = names.rest.length === 0 ? names.filters.find(({ name }) => name === 'cateCds') : undefined;
  if (kept && names.filters.length === 1) return untouched;
  const meant = names.filters.filter((filter) => filter !== kept);
  return {
    keyword: kept?.typed ?? names.rest.map(({ text }) => text).join(' '),
    filters: [...plain, ...meant.map(({ name, value, text }) => ({ name, value, label: textIn(text, locale) }))],
  };
}

const labelOf = (name: PlainFilter, value: string, locale: Locale): string =>
  LABELS[locale][name].replace('{value}', /^\d+$/.test(value) ? Number(value).toLocaleString('en-US') : value);

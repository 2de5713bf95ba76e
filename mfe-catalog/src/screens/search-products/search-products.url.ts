import { KEYWORD_PARAM } from '@hyangro/contracts/wire-names';
import { pathOf } from '@hyangro/contracts/routes/paths';
import type { Searched } from '../../data/search.queries';

/** Query of the address: search for the very letters. */
const VERBATIM = 'verbatim';

/** What an address searches for; null without a term. The path has it, or the query that a form without scripts sends. */
export function searchedOf(params: { keyword?: string }, search: URLSearchParams): Searched | null {
  const keyword = (params.keyword ?? search.get(KEYWORD_PARAM) ?? '').trim();
  return keyword ? { keyword, isVerbatim: search.get(VERBATIM) === 'true' } : null;
}

/** Address of a search for the very letters. */
export const verbatimPath = (keyword: string): string => `${pathOf('SearchProducts', { keyword })}?${VERBATIM}=true`;

interface Understood {
  name: string;
  value: string;
}
/**
 * Address of the same search without one of the filters that were read from the phrase: the others become filters of the
 * list, and the phrase is what is left of it.
 */
export function pathWithout(dropped: Understood, understood: readonly Understood[], rest: string, typed: string): string {
  const query = new URLSearchParams({ [VERBATIM]: 'true' });
  for (const { name, value } of understood) if (name !== dropped.name || value !== dropped.value) query.append(name, value);
  return `${pathOf('SearchProducts', { keyword: rest || typed })}?${query}`;
}

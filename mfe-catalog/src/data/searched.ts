import { KEYWORD_PARAM } from '@hyangro/contracts/wire-names';

/** Query of the address: search for the very letters. */
export const VERBATIM_PARAM = 'verbatim';

/** A search as it stands in the address. */
export interface Searched {
  keyword: string;
  /** Searched for letter by letter: nothing is put right, no filter is read from it. */
  isVerbatim: boolean;
}

/** What an address searches for; null without a term. The path has it, or the query that a form without scripts sends. */
export function searchedOf(params: { keyword?: string }, search: URLSearchParams): Searched | null {
  const keyword = (params.keyword ?? search.get(KEYWORD_PARAM) ?? '').trim();
  return keyword ? { keyword, isVerbatim: search.get(VERBATIM_PARAM) === 'true' } : null;
}

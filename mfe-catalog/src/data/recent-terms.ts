import { SEARCH_HISTORY_CAP } from '@hyangro/contracts/constants';
import type { TypedStorage } from '@hyangro/runtime';

/** What was searched for in this browser: newest first, each once, twenty at most (LS-16). */
export const recentTerms = ({ local }: TypedStorage): readonly string[] => local.get('searchStorage') ?? [];

/** Puts a term in front; upper and lower case are the same term, in the spelling of the last time. */
export function rememberTerm(storage: TypedStorage, term: string): void {
  const isSame = (other: string) => other.toLowerCase() === term.toLowerCase();
  keepTerms(storage, [term, ...recentTerms(storage).filter((other) => !isSame(other))]);
}

export function forgetTerm(storage: TypedStorage, term: string): void {
  keepTerms(
    storage,
    recentTerms(storage).filter((other) => other !== term),
  );
}

/** Puts the whole list in place: to undo, or to empty it. */
export function keepTerms({ local }: TypedStorage, terms: readonly string[]): void {
  if (terms.length === 0) local.remove('searchStorage');
  else local.set('searchStorage', terms.slice(0, SEARCH_HISTORY_CAP));
}

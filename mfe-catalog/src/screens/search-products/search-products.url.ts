import { pathOf } from '@hyangro/runtime';
import { VERBATIM_PARAM } from '../../data/searched';

/** Address of a search for the very letters. */
export const verbatimPath = (keyword: string): string => `${pathOf('SearchProducts', { keyword })}?${VERBATIM_PARAM}=true`;

interface Understood {
  name: string;
  value: string;
}
/**
 * Address of the same search without one of the filters that were read from the phrase: the others become filters of the
 * list, and the phrase is what is left of it.
 */
export function pathWithout(dropped: Understood, understood: readonly Understood[], rest: string, typed: string): string {
  const query = new URLSearchParams({ [VERBATIM_PARAM]: 'true' });
  for (const { name, value } of understood) if (name !== dropped.name || value !== dropped.value) query.append(name, value);
  return `${pathOf('SearchProducts', { keyword: rest || typed })}?${query}`;
}

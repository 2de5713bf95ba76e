import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { filterOf, searchWith, searchWithoutFilter, type ListFilter } from '../../data/list-filter';

/** Filter and order of the list in the address. A change is no step of the history: back leaves the list. */
export function useListFilter() {
  const [search, setSearch] = useSearchParams();
  const filter = useMemo(() => filterOf(search), [search]);
  const go = (next: URLSearchParams) => setSearch(next, { replace: true, preventScrollReset: true });
  return {
    filter,
    change: (change: Partial<ListFilter>) => go(searchWith(search, change)),
    clear: () => go(searchWithoutFilter(search)),
  };
}
export type ListFilterDeeds = ReturnType<typeof useListFilter>;

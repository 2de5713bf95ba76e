import { startTransition, useDeferredValue, useMemo, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { filterOf, searchWith, searchWithoutFilter, type ListFilter } from '../../data/list-filter';

/**
 * Filter and order of the list in the address. A change is no step of the history: back leaves the list.
 * `filter` is what the shopper has set, at once; `shown` is what the list shows, until the next one has come.
 */
export function useListFilter() {
  const [search, setSearch] = useSearchParams();
  const inAddress = useMemo(() => filterOf(search), [search]);
  const [filter, setFilter] = useOptimistic(inAddress);
  const shown = useDeferredValue(inAddress);
  const go = (next: URLSearchParams) =>
    startTransition(() => {
      setFilter(filterOf(next));
      setSearch(next, { replace: true, preventScrollReset: true });
    });
  return {
    filter,
    shown,
    change: (change: Partial<ListFilter>) => go(searchWith(search, { ...filter, ...change })),
    clear: () => go(searchWithoutFilter(searchWith(search, filter))),
  };
}
export type ListFilterState = Pick<ReturnType<typeof useListFilter>, 'filter' | 'change' | 'clear'>;

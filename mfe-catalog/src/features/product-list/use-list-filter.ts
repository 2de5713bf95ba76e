import { startTransition, useDeferredValue, useMemo, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';
import { filterOf, hasUnreadable, pageOf, searchOfPage, searchWith, searchWithoutFilter, type ListFilter } from '../../data/list-filter';

/**
 * Filter and order of the list in the address. A change is no step of the history: back leaves the list.
 * `filter` is what the shopper has set, at once; `shown` is what the list shows, until the next one has come.
 */
export function useListFilter() {
  const [search, setSearch] = useSearchParams();
  // The page that is looked at changes the address and nothing of the list.
  const address = searchWith(new URLSearchParams(), filterOf(search)).toString();
  const inAddress = useMemo(() => filterOf(new URLSearchParams(address)), [address]);
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
    /** Page that the address opens the list at. */
    page: pageOf(search),
    /** The address has something that nobody can read. */
    isUnreadable: hasUnreadable(search),
    change: (change: Partial<ListFilter>) => go(searchWith(search, { ...filter, ...change })),
    /** The same list under an address that says only what the shop has. */
    repair: (kept: ListFilter, page: number) => go(searchOfPage(searchWith(search, kept), page)),
    clear: () => go(searchWithoutFilter(searchWith(search, filter))),
    /** Address of a page of the list as it is now, relative to its own. */
    hrefOf: (page: number) => `?${searchOfPage(searchWith(search, filter), page).toString()}`,
  };
}
export type ListFilterState = ReturnType<typeof useListFilter>;

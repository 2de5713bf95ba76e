import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ShellServices } from '@hyangro/runtime';
import { queryOf, type ListFilter } from './list-filter';
import { withKnown } from './known-products';
import { LIST_PAGES, queryOfPlace, type Place } from './list-pages';
import type { Searched } from './searched';

const POPULAR_STALE_MS = 10 * 60_000;

export const searchQueries = {
  /** Pages of products that a term finds, from `page` on. */
  products: (services: ShellServices, { keyword, isVerbatim }: Searched, filter: ListFilter, page: Place = 1) => {
    const query = { ...queryOf(filter), keyword, ...(isVerbatim && { verbatim: 'true' as const }) };
    const lists = ['catalog', 'search', services.locale.get()];
    return infiniteQueryOptions({
      ...LIST_PAGES,
      queryKey: [...lists, query],
      queryFn: ({ pageParam, signal }) =>
        withKnown(services, lists, services.api('GET /search/products', { query: { ...query, ...queryOfPlace(pageParam) }, signal })),
      initialPageParam: page,
    });
  },
  popular: (services: ShellServices) =>
    queryOptions({
      queryKey: ['catalog', 'popular-terms', services.locale.get()],
      queryFn: ({ signal }) => services.api('GET /search/popular', { signal }),
      staleTime: POPULAR_STALE_MS,
    }),
};

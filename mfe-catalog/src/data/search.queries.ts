import { queryOptions } from '@tanstack/react-query';
import type { ShellServices } from '@hyangro/runtime';
import { queryOf, type ListFilter } from './list-filter';
import { productListQuery, type Place } from './product-list.queries';
import type { Searched } from './searched';

const POPULAR_STALE_MS = 10 * 60_000;

export const searchQueries = {
  /** Pages of products that a term finds, from `place` on. */
  products: (services: ShellServices, { keyword, isVerbatim }: Searched, filter: ListFilter, place: Place = 1) =>
    productListQuery(services, {
      lists: ['catalog', 'search', services.locale.get()],
      query: { ...queryOf(filter), keyword, ...(isVerbatim && { verbatim: 'true' as const }) },
      place,
      read: (asked) => services.api('GET /search/products', asked),
    }),
  popular: (services: ShellServices) =>
    queryOptions({
      queryKey: ['catalog', 'popular-terms', services.locale.get()],
      queryFn: ({ signal }) => services.api('GET /search/popular', { signal }),
      staleTime: POPULAR_STALE_MS,
    }),
};

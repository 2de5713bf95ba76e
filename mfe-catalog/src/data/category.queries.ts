import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { orNull, type ShellServices } from '@hyangro/runtime';
import { queryOf, type ListFilter } from './list-filter';

const TREE_STALE_MS = 10 * 60_000;
const LIST_STALE_MS = 60_000;

export const categoryQueries = {
  list: (services: ShellServices) =>
    queryOptions({
      queryKey: ['catalog', 'categories', services.locale.get()],
      queryFn: ({ signal }) => services.api('GET /categories', { signal }),
      staleTime: TREE_STALE_MS,
    }),
  /** Pages of a category's products; one null page for an unknown category. */
  products: (services: ShellServices, cateCd: string, filter: ListFilter) => {
    const query = queryOf(filter);
    return infiniteQueryOptions({
      queryKey: ['catalog', 'category', cateCd, services.locale.get(), query],
      queryFn: ({ pageParam, signal }) =>
        orNull(services.api('GET /category/:cateCd/products', { params: { cateCd }, query: { ...query, cursor: pageParam }, signal })),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page?.nextCursor ?? undefined,
      staleTime: LIST_STALE_MS,
    });
  },
};

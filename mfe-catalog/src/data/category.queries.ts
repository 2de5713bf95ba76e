import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { orNull, type ShellServices } from '@hyangro/runtime';
import { queryOf, type ListFilter } from './list-filter';
import { withKnown } from './known-products';
import { LIST_PAGES, queryOfPlace, type Place } from './list-pages';

const TREE_STALE_MS = 10 * 60_000;

export const categoryQueries = {
  list: (services: ShellServices) =>
    queryOptions({
      queryKey: ['catalog', 'categories', services.locale.get()],
      queryFn: ({ signal }) => services.api('GET /categories', { signal }),
      staleTime: TREE_STALE_MS,
    }),
  /** Pages of a category's products from `page` on; one null page for an unknown category. */
  products: (services: ShellServices, cateCd: string, filter: ListFilter, page: Place = 1) => {
    const query = queryOf(filter);
    const lists = ['catalog', 'category', cateCd, services.locale.get()];
    return infiniteQueryOptions({
      ...LIST_PAGES,
      queryKey: [...lists, query],
      queryFn: ({ pageParam, signal }) =>
        withKnown(
          services,
          lists,
          orNull(
            services.api('GET /category/:cateCd/products', { params: { cateCd }, query: { ...query, ...queryOfPlace(pageParam) }, signal }),
          ),
        ),
      initialPageParam: page,
    });
  },
};

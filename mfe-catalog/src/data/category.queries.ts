import { queryOptions } from '@tanstack/react-query';
import { orNull, type ShellServices } from '@hyangro/runtime';
import { queryOf, type ListFilter } from './list-filter';
import { productListQuery, type Place } from './product-list.queries';

const TREE_STALE_MS = 10 * 60_000;

export const categoryQueries = {
  list: (services: ShellServices) =>
    queryOptions({
      queryKey: ['catalog', 'categories', services.locale.get()],
      queryFn: ({ signal }) => services.api('GET /categories', { signal }),
      staleTime: TREE_STALE_MS,
    }),
  /** Pages of a category's products from `place` on; one null page for an unknown category. */
  products: (services: ShellServices, cateCd: string, filter: ListFilter, place: Place = 1) =>
    productListQuery(services, {
      lists: ['catalog', 'category', cateCd, services.locale.get()],
      query: queryOf(filter),
      place,
      read: (asked) => orNull(services.api('GET /category/:cateCd/products', { params: { cateCd }, ...asked })),
    }),
};

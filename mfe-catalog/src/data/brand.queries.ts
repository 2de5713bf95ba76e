import { queryOptions } from '@tanstack/react-query';
import { orNull, type ShellServices } from '@hyangro/runtime';
import { queryOf, type ListFilter } from './list-filter';
import { productListQuery, type Place } from './product-list.queries';

const INDEX_STALE_MS = 10 * 60_000;

export const brandQueries = {
  list: (services: ShellServices) =>
    queryOptions({
      queryKey: ['catalog', 'brands', services.locale.get()],
      queryFn: ({ signal }) => services.api('GET /brands', { signal }),
      staleTime: INDEX_STALE_MS,
    }),
  /** Pages of a brand's products from `place` on; one null page for an unknown brand. */
  products: (services: ShellServices, brandCd: string, filter: ListFilter, place: Place = 1) =>
    productListQuery(services, {
      lists: ['catalog', 'brand', brandCd, services.locale.get()],
      query: queryOf(filter),
      place,
      read: (asked) => orNull(services.api('GET /brand/:brandCd/products', { params: { brandCd }, ...asked })),
    }),
};

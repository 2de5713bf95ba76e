import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { orNull, type ShellServices } from '@hyangro/runtime';
import { queryOf, type ListFilter } from './list-filter';
import { withKnown } from './known-products';
import { LIST_PAGES, queryOfPlace, type Place } from './list-pages';

const INDEX_STALE_MS = 10 * 60_000;

export const brandQueries = {
  list: (services: ShellServices) =>
    queryOptions({
      queryKey: ['catalog', 'brands', services.locale.get()],
      queryFn: ({ signal }) => services.api('GET /brands', { signal }),
      staleTime: INDEX_STALE_MS,
    }),
  /** Pages of a brand's products from `page` on; one null page for an unknown brand. */
  products: (services: ShellServices, brandCd: string, filter: ListFilter, page: Place = 1) => {
    const query = queryOf(filter);
    const lists = ['catalog', 'brand', brandCd, services.locale.get()];
    return infiniteQueryOptions({
      ...LIST_PAGES,
      queryKey: [...lists, query],
      queryFn: ({ pageParam, signal }) =>
        withKnown(
          services,
          lists,
          orNull(
            services.api('GET /brand/:brandCd/products', { params: { brandCd }, query: { ...query, ...queryOfPlace(pageParam) }, signal }),
          ),
        ),
      initialPageParam: page,
    });
  },
};

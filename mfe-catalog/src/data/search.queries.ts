import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ShellServices } from '@hyangro/runtime';
import { queryOf, type ListFilter } from './list-filter';
import { LIST_PAGES, queryOfPlace, type Place } from './list-pages';

const MINUTE_MS = 60_000;
const POPULAR_STALE_MS = 10 * MINUTE_MS;

/** Cards of a rail. */
const RAIL = 8;

/** A search as it stands in the address. */
export interface Searched {
  keyword: string;
  /** Searched for letter by letter: nothing is put right, no filter is read from it. */
  isVerbatim: boolean;
}

export const searchQueries = {
  /** Pages of products that a term finds, from `page` on. */
  products: (services: ShellServices, { keyword, isVerbatim }: Searched, filter: ListFilter, page: Place = 1) => {
    const query = { ...queryOf(filter), keyword, ...(isVerbatim && { verbatim: 'true' as const }) };
    return infiniteQueryOptions({
      ...LIST_PAGES,
      queryKey: ['catalog', 'search', services.locale.get(), query],
      queryFn: ({ pageParam, signal }) => services.api('GET /search/products', { query: { ...query, ...queryOfPlace(pageParam) }, signal }),
      initialPageParam: page,
    });
  },
  /** The first products of a term, for a rail. */
  first: (services: ShellServices, keyword: string) =>
    queryOptions({
      queryKey: ['catalog', 'search-first', services.locale.get(), keyword],
      queryFn: async ({ signal }) => (await services.api('GET /search/products', { query: { keyword, limit: RAIL }, signal })).items,
      enabled: keyword !== '',
      staleTime: MINUTE_MS,
    }),
  /** What a beginning may become; the answer before stays in sight, and an answer that is wanted no more is called off. */
  suggestions: (services: ShellServices, keyword: string) =>
    queryOptions({
      queryKey: ['catalog', 'suggestions', services.locale.get(), keyword],
      queryFn: ({ signal }) => services.api('GET /search/suggest', { query: { keyword }, signal }),
      enabled: keyword !== '',
      placeholderData: keepPreviousData,
      staleTime: MINUTE_MS,
      retry: false,
    }),
  popular: (services: ShellServices) =>
    queryOptions({
      queryKey: ['catalog', 'popular-terms', services.locale.get()],
      queryFn: ({ signal }) => services.api('GET /search/popular', { signal }),
      staleTime: POPULAR_STALE_MS,
    }),
};

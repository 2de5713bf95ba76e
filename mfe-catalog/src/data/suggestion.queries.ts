import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ShellServices } from '@hyangro/runtime';

const MINUTE_MS = 60_000;
/** Cards of a rail. */
const RAIL = 8;

/** Beside the results of a search; no part of what every page of the catalogue loads first. */
export const suggestionQueries = {
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
};

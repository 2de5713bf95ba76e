import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ShellServices } from '@hyangro/runtime';

const MINUTE_MS = 60_000;
const POPULAR_STALE_MS = 10 * MINUTE_MS;

export const searchQueries = {
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

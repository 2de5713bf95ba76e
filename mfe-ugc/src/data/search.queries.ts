import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ShellServices } from '@hyangro/runtime';

const MINUTE_MS = 60_000;

/** The same for both lists. */
const PAGES = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor ?? undefined,
  staleTime: MINUTE_MS,
};

/** What members wrote that fits a term. The term is not empty: without one nothing is asked (V-REQ2). */
export const searchQueries = {
  reviews: (services: ShellServices, keyword: string) =>
    infiniteQueryOptions({
      ...PAGES,
      queryKey: ['ugc', 'search', 'reviews', keyword, services.locale.get()],
      queryFn: ({ pageParam, signal }) => services.api('GET /search/reviews', { query: { keyword, cursor: pageParam }, signal }),
    }),
  feeds: (services: ShellServices, keyword: string) =>
    infiniteQueryOptions({
      ...PAGES,
      queryKey: ['ugc', 'search', 'feeds', keyword, services.locale.get()],
      queryFn: ({ pageParam, signal }) => services.api('GET /search/feeds', { query: { keyword, cursor: pageParam }, signal }),
    }),
};

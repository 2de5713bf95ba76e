import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ShellServices } from '@hyangro/runtime';

const STALE_MS = 5 * 60_000;

export const picksQueries = {
  /** What goes with the recently viewed products; `codes` newest first, with commas between them. The cards of before stay until the new ones are here. */
  recent: (services: ShellServices, codes: string) =>
    queryOptions({
      queryKey: ['layout', 'recent-picks', codes, services.locale.get()],
      queryFn: ({ signal }) => services.api('GET /product/recommendations', { query: { productCds: codes.split(',') }, signal }),
      staleTime: STALE_MS,
      placeholderData: keepPreviousData,
    }),
};

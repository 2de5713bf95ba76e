import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ShellServices } from '@hyangro/runtime';

export const restocksQueries = {
  /** What the member waits for, or did; private, so always asked again when the page is shown. */
  history: (services: ShellServices) =>
    infiniteQueryOptions({
      queryKey: ['mypage', 'restocks', services.locale.get()],
      queryFn: ({ pageParam, signal }) => services.api('GET /mypage/restocks/history', { query: { cursor: pageParam }, signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      staleTime: 0,
    }),
};

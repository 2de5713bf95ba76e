import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ShellServices } from '@hyangro/runtime';

export const pointsQueries = {
  /** Balance and ledger; private, so always asked again when the page is shown. */
  ledger: (services: ShellServices) =>
    infiniteQueryOptions({
      queryKey: ['mypage', 'points'],
      queryFn: ({ pageParam, signal }) => services.api('GET /points', { query: { cursor: pageParam }, signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      staleTime: 0,
    }),
};

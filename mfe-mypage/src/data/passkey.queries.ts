import { queryOptions } from '@tanstack/react-query';
import type { ShellServices } from '@hyangro/runtime';

export const passkeyQueries = {
  /** The member's passkeys; another browser may have added one, so asked again each time the page is opened. */
  list: (services: ShellServices) =>
    queryOptions({
      queryKey: ['mypage', 'passkeys'],
      queryFn: ({ signal }) => services.api('GET /member/passkeys', { signal }),
      // What was asked for a moment ago, ahead of the page, is not asked for twice.
      staleTime: 1_000,
    }),
  /** Answers once the list has come or failed: who waits for it draws nothing that moves afterwards. */
  settled: (services: ShellServices) =>
    queryOptions({
      queryKey: ['mypage', 'passkeys-settled'],
      queryFn: () => services.queryClient.prefetchQuery(passkeyQueries.list(services)).then(() => true),
      gcTime: 0,
    }),
};

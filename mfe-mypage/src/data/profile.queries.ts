import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ShellServices } from '@hyangro/runtime';

export const profileQueries = {
  own: (services: ShellServices) =>
    queryOptions({
      queryKey: ['mypage', 'profile'],
      queryFn: ({ signal }) => services.api('GET /member/profile', { signal }),
      staleTime: 0,
    }),
  /** What the member invites with, and who came. */
  invitation: (services: ShellServices) =>
    infiniteQueryOptions({
      queryKey: ['mypage', 'invitation'],
      queryFn: ({ pageParam, signal }) => services.api('GET /member/invitation', { query: { cursor: pageParam }, signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      staleTime: 0,
    }),
};

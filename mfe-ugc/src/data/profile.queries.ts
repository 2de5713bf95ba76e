import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { orNull, type ShellServices } from '@hyangro/runtime';
import type { FollowSide, ProfileTab } from './profile.model';

const MINUTE_MS = 60_000;

export const profileQueries = {
  /** What everybody may see of a member; null for an unknown code, and for who has left. */
  shown: (services: ShellServices, targetMemCd: string) =>
    queryOptions({
      queryKey: ['ugc', 'profile', targetMemCd],
      queryFn: ({ signal }) => orNull(services.api('GET /profiles/:targetMemCd', { params: { targetMemCd }, signal })),
      staleTime: MINUTE_MS,
    }),
  /** What a member wrote, newest first; null where there is no such member. */
  posts: (services: ShellServices, targetMemCd: string, tab: ProfileTab) =>
    infiniteQueryOptions({
      queryKey: ['ugc', 'profile-posts', targetMemCd, tab, services.locale.get()],
      queryFn: ({ pageParam, signal }) =>
        orNull(services.api('GET /profiles/:targetMemCd/posts', { params: { targetMemCd }, query: { tab, cursor: pageParam }, signal })),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page?.nextCursor ?? undefined,
      staleTime: MINUTE_MS,
    }),
  /** Who follows a member, or whom they follow, newest first; read anew whenever it is opened. Null where there is no such member. */
  follows: (services: ShellServices, targetMemCd: string, side: FollowSide) =>
    infiniteQueryOptions({
      queryKey: ['ugc', 'follows', targetMemCd, side],
      queryFn: ({ pageParam, signal }) => {
        const call = { params: { targetMemCd }, query: { cursor: pageParam }, signal };
        return orNull(
          side === 'followers'
            ? services.api('GET /profiles/:targetMemCd/followers', call)
            : services.api('GET /profiles/:targetMemCd/following', call),
        );
      },
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page?.nextCursor ?? undefined,
      staleTime: 0,
    }),
  /** What the member says and shows of themselves. */
  own: (services: ShellServices) =>
    queryOptions({
      queryKey: ['ugc', 'public-profile'],
      queryFn: ({ signal }) => services.api('GET /member/public-profile', { signal }),
      staleTime: MINUTE_MS,
    }),
};

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ApiError, type ShellServices } from '@hyangro/runtime';

const goesOn = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor ?? undefined,
  staleTime: 0,
};

export const wishlistQueries = {
  /** What the member likes, of one folder or of all; private, so always asked again when the page is shown. */
  list: (services: ShellServices, folderCd: string | null) =>
    infiniteQueryOptions({
      queryKey: ['mypage', 'wishlist', services.locale.get(), folderCd],
      queryFn: ({ pageParam, signal }) =>
        services.api('GET /wishlist', { query: { folderCd: folderCd ?? undefined, cursor: pageParam }, signal }),
      ...goesOn,
    }),
  folders: (services: ShellServices) =>
    queryOptions({
      queryKey: ['mypage', 'wishlist-folders'],
      queryFn: ({ signal }) => services.api('GET /wishlist/folders', { signal }),
      staleTime: 0,
    }),
  /** A folder by its link; null for a link that opens nothing (any more). */
  shared: (services: ShellServices, shareToken: string) =>
    infiniteQueryOptions({
      queryKey: ['mypage', 'shared-wishlist', services.locale.get(), shareToken],
      queryFn: async ({ pageParam, signal }) => {
        try {
          return await services.api('GET /wishlist/shared/:shareToken', { params: { shareToken }, query: { cursor: pageParam }, signal });
        } catch (error) {
          if (error instanceof ApiError && error.status === 404) return null;
          throw error;
        }
      },
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page?.nextCursor ?? undefined,
    }),
  /** Products by code, as they are now. */
  current: (services: ShellServices, productCds: readonly string[]) =>
    queryOptions({
      queryKey: ['mypage', 'current', services.locale.get(), ...productCds],
      queryFn: ({ signal }) => services.api('GET /product/current', { query: { productCds: [...productCds] }, signal }),
      staleTime: 0,
    }),
};

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ShellServices } from '@hyangro/runtime';

/** Tab of an address, `?tab=settings`: the news unless it names the settings. */
export const newsTabOf = (search: URLSearchParams): 'news' | 'settings' => (search.get('tab') === 'settings' ? 'settings' : 'news');

export const notificationQueries = {
  /** News, newest first; private, so always asked again when the page is shown. */
  list: (services: ShellServices) =>
    infiniteQueryOptions({
      queryKey: ['mypage', 'notifications', services.locale.get()],
      queryFn: ({ pageParam, signal }) => services.api('GET /notifications', { query: { cursor: pageParam }, signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      staleTime: 0,
    }),
  settings: (services: ShellServices) =>
    queryOptions({
      queryKey: ['mypage', 'notification-settings'],
      queryFn: ({ signal }) => services.api('GET /notifications/settings', { signal }),
      staleTime: 0,
    }),
  consents: (services: ShellServices) =>
    queryOptions({
      queryKey: ['mypage', 'consents'],
      queryFn: ({ signal }) => services.api('GET /member/consents', { signal }),
      staleTime: 0,
    }),
};

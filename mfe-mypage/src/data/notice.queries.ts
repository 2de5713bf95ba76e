import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { NoticeTab } from '@hyangro/contracts/help/notice.contract';
import { ApiError, orNull, pathOf, type ShellServices } from '@hyangro/runtime';

const STALE_MS = 60_000;

/** Tab of an address: notices unless it names events. */
export const noticeTabOf = (tab: string | undefined): NoticeTab => (tab === 'event' ? 'event' : 'notice');

/** Address of a tab. */
export const pathOfTab = (tab: NoticeTab): string => (tab === 'event' ? pathOf('Notices', { tab }) : pathOf('Notices'));
/** Where the address `?after=…` lets the list go on; null begins with the newest. */
export const noticesAfterOf = (search: URLSearchParams): string | null => /^[\w-]{1,200}$/.exec(search.get('after') ?? '')?.[0] ?? null;

export const noticeQueries = {
  /** Pages of a tab, pinned ones first. An address that goes on from nowhere begins with the newest. */
  list: (services: ShellServices, tab: NoticeTab, after: string | null) => {
    const pageAt = (cursor: string | undefined, signal: AbortSignal) => services.api('GET /notices', { query: { tab, cursor }, signal });
    return infiniteQueryOptions({
      queryKey: ['mypage', 'notices', services.locale.get(), tab, after],
      queryFn: ({ pageParam, signal }) =>
        pageAt(pageParam, signal).catch((error: unknown) => {
          if (pageParam && error instanceof ApiError && error.status === 400) return pageAt(undefined, signal);
          throw error;
        }),
      initialPageParam: after ?? undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      staleTime: STALE_MS,
    });
  },
  /** A notice with its neighbours; null for an unknown code. */
  detail: (services: ShellServices, noticeCd: string) =>
    queryOptions({
      queryKey: ['mypage', 'notice', services.locale.get(), noticeCd],
      queryFn: ({ signal }) => orNull(services.api('GET /notices/:noticeCd', { params: { noticeCd }, signal })),
      staleTime: STALE_MS,
    }),
};

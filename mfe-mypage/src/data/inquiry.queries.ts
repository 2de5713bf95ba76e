import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { ShellServices } from '@hyangro/runtime';

/** Tab of an address, `?tab=list`: the form unless it names the inquiries. */
export const inquiryTabOf = (search: URLSearchParams): 'form' | 'list' => (search.get('tab') === 'list' ? 'list' : 'form');

/** Orders that an inquiry may be about: the newest of them. */
const ORDERS = 20;

export const inquiryQueries = {
  /** Own inquiries, newest first; private, so always asked again when the page is shown. */
  list: (services: ShellServices) =>
    infiniteQueryOptions({
      queryKey: ['mypage', 'inquiries'],
      queryFn: ({ pageParam, signal }) => services.api('GET /inquiries', { query: { cursor: pageParam }, signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      staleTime: 0,
    }),
  orders: (services: ShellServices) =>
    queryOptions({
      queryKey: ['mypage', 'inquiry-orders', services.locale.get()],
      queryFn: ({ signal }) => services.api('GET /orders', { query: { limit: ORDERS }, signal }),
      staleTime: 0,
    }),
};

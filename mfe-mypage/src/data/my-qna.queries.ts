import { infiniteQueryOptions } from '@tanstack/react-query';
import type { ShellServices } from '@hyangro/runtime';

export const myQnaQueries = {
  /** Own questions on products, newest first; private, so always asked again when the page is shown. */
  list: (services: ShellServices) =>
    infiniteQueryOptions({
      queryKey: ['mypage', 'my-qna', services.locale.get()],
      queryFn: ({ pageParam, signal }) => services.api('GET /mypage/qna', { query: { cursor: pageParam }, signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      staleTime: 0,
    }),
};

import { queryOptions } from '@tanstack/react-query';
import type { ShellServices } from '@hyangro/runtime';

export const homeQueries = {
  /** Numbers of the my-page home; private, so always asked again when the page is shown. */
  detail: (services: ShellServices) =>
    queryOptions({
      queryKey: ['mypage', 'home'],
      queryFn: ({ signal }) => services.api('GET /member/home', { signal }),
      staleTime: 0,
    }),
};

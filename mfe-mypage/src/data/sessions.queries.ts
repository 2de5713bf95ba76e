import { queryOptions } from '@tanstack/react-query';
import type { ShellServices } from '@hyangro/runtime';

export const sessionsQueries = {
  /** Browsers that are logged in; others begin and end meanwhile, so always asked again. */
  open: (services: ShellServices) =>
    queryOptions({
      queryKey: ['mypage', 'sessions'],
      queryFn: ({ signal }) => services.api('GET /member/sessions', { signal }),
      staleTime: 0,
    }),
};

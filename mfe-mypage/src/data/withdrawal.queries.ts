import { queryOptions } from '@tanstack/react-query';
import type { ShellServices } from '@hyangro/runtime';

export const withdrawalQueries = {
  /** What leaving costs and what stands in its way; private, so always asked again when the page is shown. */
  detail: (services: ShellServices) =>
    queryOptions({
      queryKey: ['mypage', 'withdrawal'],
      queryFn: ({ signal }) => services.api('GET /member/withdrawal', { signal }),
      staleTime: 0,
    }),
};

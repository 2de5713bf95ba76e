import { queryOptions } from '@tanstack/react-query';
import type { ShellServices } from '@hyangro/runtime';

export const passkeyQueries = {
  /** The member's passkeys; another browser may have added one, so always asked again. */
  list: (services: ShellServices) =>
    queryOptions({
      queryKey: ['mypage', 'passkeys'],
      queryFn: ({ signal }) => services.api('GET /member/passkeys', { signal }),
      staleTime: 0,
    }),
};

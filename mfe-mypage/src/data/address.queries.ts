import { queryOptions } from '@tanstack/react-query';
import type { ShellServices } from '@hyangro/runtime';

export const addressQueries = {
  /** The address book; a checkout changes it too, so always asked again when the page is shown. */
  book: (services: ShellServices) =>
    queryOptions({
      queryKey: ['mypage', 'addresses'],
      queryFn: ({ signal }) => services.api('GET /addresses', { signal }),
      staleTime: 0,
    }),
};

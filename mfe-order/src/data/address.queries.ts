import { queryOptions } from '@tanstack/react-query';
import type { ShellServices } from '@hyangro/runtime';

export const addressQueries = {
  /** The member's address book; changed on other screens too, so always asked again when it is shown. */
  book: (services: ShellServices) =>
    queryOptions({
      queryKey: ['order', 'addresses'],
      queryFn: ({ signal }) => services.api('GET /addresses', { signal }),
      staleTime: 0,
    }),
};

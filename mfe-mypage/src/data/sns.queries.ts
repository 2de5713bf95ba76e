import { queryOptions } from '@tanstack/react-query';
import type { ShellServices } from '@hyangro/runtime';

export const snsQueries = {
  /** Providers whose accounts open the shop, in the order of their buttons. */
  providers: (services: ShellServices) =>
    queryOptions({
      queryKey: ['mypage', 'sns-providers', services.locale.get()],
      queryFn: ({ signal }) => services.api('GET /login/sns', { signal }),
      staleTime: 10 * 60_000,
    }),
  /** The account that this browser has proved; it may be used or too old by now, so always asked again. */
  proof: (services: ShellServices) =>
    queryOptions({
      queryKey: ['mypage', 'sns-proof'],
      queryFn: ({ signal }) => services.api('GET /login/sns-proof', { signal }),
      staleTime: 0,
    }),
  /** Accounts of providers and whether they open the shop for the member. */
  links: (services: ShellServices) =>
    queryOptions({
      queryKey: ['mypage', 'sns-links', services.locale.get()],
      queryFn: ({ signal }) => services.api('GET /member/sns', { signal }),
      staleTime: 0,
    }),
};

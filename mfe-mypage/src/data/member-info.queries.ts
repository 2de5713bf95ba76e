import { queryOptions } from '@tanstack/react-query';
import { REAUTH_REQUIRED } from '@hyangro/contracts/errors/known-refusals';
import type { MemberInfo } from '@hyangro/contracts/member/member-info.contract';
import { isRefusal, type ShellServices } from '@hyangro/runtime';

/** How often a file that is being made is asked for. */
const LOOK_EVERY_MS = 5_000;
const INFO_KEY = ['mypage', 'member-info'] as const;

export const memberInfoQueries = {
  /** The member's own data; null while the server asks for a proof first. What is on the screen already stays there. */
  detail: (services: ShellServices) =>
    queryOptions({
      queryKey: INFO_KEY,
      queryFn: ({ signal }): Promise<MemberInfo | null> =>
        services.api('GET /member/info', { signal }).catch((error: unknown) => {
          if (isRefusal(error, 'GET /member/info', REAUTH_REQUIRED)) return services.queryClient.getQueryData<MemberInfo>(INFO_KEY) ?? null;
          throw error;
        }),
      staleTime: 0,
    }),
  /** By what the member can prove who is there. */
  proofWays: (services: ShellServices) =>
    queryOptions({
      queryKey: ['mypage', 'proof-ways'],
      queryFn: ({ signal }) => services.api('GET /member/proof-ways', { signal }),
      staleTime: 0,
    }),
  /** Where the export of the member's own data stands. */
  export: (services: ShellServices) =>
    queryOptions({
      queryKey: ['mypage', 'member-export'],
      queryFn: ({ signal }) => services.api('GET /member/export', { signal }),
      staleTime: 0,
      refetchInterval: ({ state }) => (state.data?.state === 'RUNNING' ? LOOK_EVERY_MS : false),
    }),
};

import type { UseMutationOptions } from '@tanstack/react-query';
import type { SnsLink } from '@hyangro/contracts/session/sns.contract';
import type { SnsProvider } from '@hyangro/contracts/session/sns-providers';
import type { ShellServices } from '@hyangro/runtime';
import { passkeyQueries } from './passkey.queries';
import { snsQueries } from './sns.queries';

export const SNS_LINK_KEY = ['mypage', 'sns-change'] as const;

/** Takes an account away, with a recent proof; the server answers those that are left. What it refuses is told, and the list asked for again. */
export function snsUnlink(
  services: ShellServices,
  withProof: <T>(call: () => Promise<T>) => Promise<T>,
): UseMutationOptions<SnsLink[], Error, SnsProvider> {
  const { queryKey } = snsQueries.links(services);
  return {
    mutationFn: (provider) => withProof(() => services.api('DELETE /member/sns/:provider', { params: { provider } })),
    onSuccess(links) {
      services.queryClient.setQueryData(queryKey, links);
      // A passkey may be the last way in now.
      void services.queryClient.invalidateQueries({ queryKey: passkeyQueries.list(services).queryKey });
    },
    onError: async (error) => {
      await services.reportError(error);
      await services.queryClient.refetchQueries({ queryKey });
    },
  };
}

import type { Raffle } from '@hyangro/contracts/raffle/raffle.contract';
import type { ShellServices } from '@hyangro/runtime';
import { raffleQueries, type ReadRaffle } from './raffle.queries';

/** Both answer the raffle as it is then. */
export const raffleMutations = {
  apply: (services: ShellServices, raffleProductCd: string) => ({
    mutationKey: ['raffle', 'apply', raffleProductCd],
    mutationFn: () => services.api('POST /raffles/:raffleProductCd/apply', { params: { raffleProductCd } }),
    ...shown(services, raffleProductCd),
  }),
  openResult: (services: ShellServices, raffleProductCd: string) => ({
    mutationKey: ['raffle', 'result', raffleProductCd],
    mutationFn: () => services.api('POST /raffles/:raffleProductCd/result', { params: { raffleProductCd } }),
    ...shown(services, raffleProductCd),
  }),
};

function shown(services: ShellServices, raffleProductCd: string) {
  const { queryClient } = services;
  const { queryKey } = raffleQueries.detail(services, raffleProductCd);
  return {
    onSuccess: (raffle: Raffle) => {
      queryClient.setQueryData<ReadRaffle>(queryKey, { raffle, readAt: services.now() });
      void queryClient.invalidateQueries({ queryKey: raffleQueries.list(services).queryKey });
      void queryClient.invalidateQueries({ queryKey: raffleQueries.tickets(services).queryKey });
    },
    onError: (error: Error) => {
      // What the page shows may have been overtaken: the last ticket used elsewhere, the end reached.
      void queryClient.invalidateQueries({ queryKey });
      return services.reportError(error);
    },
  };
}

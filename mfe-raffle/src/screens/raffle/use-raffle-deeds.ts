import { useMutation } from '@tanstack/react-query';
import type { Raffle } from '@hyangro/contracts/raffle/raffle.contract';
import { useServices } from '@hyangro/runtime';
import { raffleQueries, type ReadRaffle } from '../../data/raffle.queries';

/** Entering a raffle, and opening its result: the answer is the raffle as it is then. */
export function useRaffleDeeds(raffleProductCd: string, onApplied: (raffle: Raffle) => void) {
  const services = useServices();
  const { queryClient } = services;
  const detail = raffleQueries.detail(services, raffleProductCd);
  const params = { raffleProductCd };
  const take = (raffle: Raffle) => {
    queryClient.setQueryData<ReadRaffle>(detail.queryKey, { raffle, readAt: services.now() });
    void queryClient.invalidateQueries({ queryKey: raffleQueries.list(services).queryKey });
  };
  const onError = (error: Error) => {
    // What the page shows may have been overtaken: the last ticket used elsewhere, the end reached.
    void queryClient.invalidateQueries({ queryKey: detail.queryKey });
    return services.reportError(error);
  };
  const apply = useMutation({
    mutationFn: () => services.api('POST /raffles/:raffleProductCd/apply', { params }),
    onSuccess: (raffle) => {
      take(raffle);
      onApplied(raffle);
    },
    onError,
  });
  const open = useMutation({
    mutationFn: () => services.api('POST /raffles/:raffleProductCd/result', { params }),
    onSuccess: take,
    onError,
  });
  return { apply, open };
}

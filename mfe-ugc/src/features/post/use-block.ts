import { useQueryClient } from '@tanstack/react-query';
import type { MemCd } from '@hyangro/contracts/kit/schemas';
import { useServices, useSingleMutation } from '@hyangro/runtime';
import { useMessages } from '../../messages';

/** Puts what a member writes out of the reader's sight, once they agree. Every list is asked for anew. */
export function useBlock({ memCd, nickname }: { memCd: MemCd; nickname: string }, onBlocked: () => void) {
  const t = useMessages();
  const services = useServices();
  const queryClient = useQueryClient();
  const { start, isPending } = useSingleMutation({
    mutationKey: ['ugc', 'block', memCd],
    mutationFn: () => services.api('PUT /blocks/:targetMemCd', { params: { targetMemCd: memCd } }),
    onSuccess: () => {
      services.toast(t('block.done', { name: nickname }));
      onBlocked();
      return queryClient.invalidateQueries({ queryKey: ['ugc'] });
    },
    onError: (error) => services.reportError(error),
  });
  return {
    isPending,
    start: async () => {
      if (!services.requireLogin()) return;
      if (await services.confirm(t('block.ask', { name: nickname }), { ok: t('block.ok') })) await start();
    },
  };
}

import { RESTOCK_MONTHS } from '@hyangro/contracts/constants';
import type { RestockItem } from '@hyangro/contracts/restock/restock.contract';
import { useServices, useSingleMutation } from '@hyangro/runtime';
import { useMessages } from '../../messages';

/** Releases a request, or asks anew once its months are over (ST-RST-01, ST-RST-02). */
export function useRestockRequest({ restockCd, optionCd, product: { productCd } }: RestockItem) {
  const t = useMessages();
  const services = useServices();
  return useSingleMutation({
    mutationKey: ['mypage', 'restock', restockCd],
    mutationFn: async (isRequested: boolean) => {
      const request = { params: { productCd }, body: { optionCd } };
      if (isRequested) await services.api('PUT /product/:productCd/restock', request);
      else await services.api('DELETE /product/:productCd/restock', request);
    },
    onSuccess: (_, isRequested) => {
      services.toast(t(isRequested ? 'restock.asked' : 'restock.released', { months: RESTOCK_MONTHS }));
      services.events.publish('restock:changed', { productCd, isRequested });
    },
    onError: async (error) => {
      await services.reportError(error);
      await services.queryClient.invalidateQueries({ queryKey: ['mypage'] });
    },
  });
}

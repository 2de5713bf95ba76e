import { useQueryClient } from '@tanstack/react-query';
import { RESTOCK_MONTHS } from '@hyangro/contracts/constants';
import { RESTOCK_IN_STOCK } from '@hyangro/contracts/errors/known-refusals';
import { isRefusal, useServices, useSingleMutation } from '@hyangro/runtime';
import { productQueries } from '../../data/product.queries';
import { restockQueries } from '../../data/restock.queries';
import { useMessages } from '../../messages';
import { useRestockState } from './use-restock-state';

/** Asks for a restock alarm, in the app, and releases it, anywhere (ST-RST-01, R-OTH-21). */
export function useRestock(productCd: string) {
  const services = useServices();
  const queryClient = useQueryClient();
  const t = useMessages();
  const { isRequested } = useRestockState(productCd, true);

  const { start, isPending } = useSingleMutation({
    mutationKey: ['catalog', 'restock', productCd],
    mutationFn: async ({ optionCd, isWanted }: { optionCd: string | null; isWanted: boolean }) => {
      const request = { params: { productCd }, body: { optionCd } };
      if (isWanted) await services.api('PUT /product/:productCd/restock', request);
      else await services.api('DELETE /product/:productCd/restock', request);
    },
    onSuccess: async (_, { isWanted }) => {
      services.toast(t(isWanted ? 'restock.done' : 'restock.released', { months: RESTOCK_MONTHS }));
      services.events.publish('restock:changed', { productCd, isRequested: isWanted });
      await queryClient.invalidateQueries({ queryKey: restockQueries.mine(services).queryKey });
    },
    onError: async (error) => {
      if (!isRefusal(error, 'PUT /product/:productCd/restock', RESTOCK_IN_STOCK)) return services.reportError(error);
      services.toast(t('restock.back'));
      await queryClient.invalidateQueries({ queryKey: productQueries.detail(services, productCd).queryKey });
    },
  });
  return {
    isRequested,
    isPending,
    /** Asks, or releases what was asked for; a visitor is sent to Login. */
    toggle: async (optionCd: string | null): Promise<void> => {
      if (!services.requireLogin({ toName: 'Product', params: { productCd } })) return;
      await start({ optionCd, isWanted: !isRequested(optionCd) });
    },
  };
}

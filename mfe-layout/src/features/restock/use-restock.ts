import { useQueryClient } from '@tanstack/react-query';
import { RESTOCK_MONTHS } from '@hyangro/contracts/constants';
import { RESTOCK_IN_STOCK } from '@hyangro/contracts/errors/known-refusals';
import type { RestockRequest } from '@hyangro/contracts/restock/restock.contract';
import { isRefusal, useServices, useSingleMutation } from '@hyangro/runtime';
import { LAYOUTS } from '../../data/layout.model';
import { restockQueries } from '../../data/restock.queries';
import { useMessages } from '../../messages';

/**
 * Asks for a product's restock alarm, in the app, and releases it, anywhere (ST-RST-01, R-OTH-21).
 * @param requests what the member waits for of the product
 * @param onWeb the web cannot ask: says where it is done
 */
export function useRestock(productCd: string, requests: readonly RestockRequest[], onWeb: () => void) {
  const services = useServices();
  const queryClient = useQueryClient();
  const t = useMessages();
  const isRequested = requests.length > 0;
  const { queryKey } = restockQueries.mine(services);

  const { start, isPending } = useSingleMutation({
    mutationKey: ['layout', 'restock', productCd],
    async mutationFn() {
      const params = { productCd };
      if (!isRequested) return services.api('PUT /product/:productCd/restock', { params, body: { optionCd: null } });
      for (const { optionCd } of requests) await services.api('DELETE /product/:productCd/restock', { params, body: { optionCd } });
      return null;
    },
    onSuccess(request) {
      services.events.publish('restock:changed', { productCd, isRequested: request !== null });
      queryClient.setQueryData(
        queryKey,
        (all) => all && [...(request ? [request] : []), ...all.filter((each) => each.productCd !== productCd)],
      );
      services.toast(t(request ? 'restock.done' : 'restock.released', { months: RESTOCK_MONTHS }));
    },
    async onError(error) {
      if (!isRefusal(error, 'PUT /product/:productCd/restock', RESTOCK_IN_STOCK)) return services.reportError(error);
      services.toast(t('restock.back'));
      await queryClient.invalidateQueries({ queryKey: LAYOUTS });
    },
  });
  const toggle = () => {
    if (!isRequested && !services.bridge.isApp) return onWeb();
    if (services.requireLogin()) void start();
  };
  return { isRequested, isPending, toggle };
}

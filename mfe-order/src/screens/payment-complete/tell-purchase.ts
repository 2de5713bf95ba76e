import type { ShellServices } from '@hyangro/runtime';
import { orderQueries } from '../../data/order.queries';
import { toldSale } from '../../data/told-goods';

/** So many orders of a browser are known to be told. */
const KEPT = 10;

/**
 * Tells of an order that has been paid, once for each browser: whoever reloads the page, or has it open in two tabs, has bought once. An
 * order that cannot be read is not told.
 */
export async function tellPurchase(services: ShellServices, orderCd: string): Promise<void> {
  const order = await services.queryClient.ensureQueryData(orderQueries.detail(services, orderCd)).catch(() => null);
  if (!order) return;
  const { local } = services.storage;
  const tell = () => {
    const told = local.get('purchasesTold') ?? [];
    if (told.includes(orderCd)) return;
    local.set('purchasesTold', [orderCd, ...told].slice(0, KEPT));
    services.track('purchase', { ...toldSale(order), transaction_id: orderCd, shipping: order.amounts.shipping });
  };
  // One tab after the other; a web view without locks has one tab.
  await (navigator.locks ? navigator.locks.request('purchases-told', tell) : tell());
}

import type { ScreenData } from '@hyangro/runtime';
import { orderQueries } from '../../data/order.queries';
import { confirmPurchaseHead } from './confirm-purchase.head';

export const prefetch: ScreenData<'ConfirmPurchase'>['prefetch'] = ({ services }) =>
  services.queryClient.prefetchInfiniteQuery(orderQueries.list(services, 'done'));

export { confirmPurchaseHead as head };

import type { ScreenData } from '@hyangro/runtime';
import { orderQueries } from '../../data/order.queries';
import { trackingHead } from './tracking.head';

export const prefetch: ScreenData<'Tracking'>['prefetch'] = ({ services, params: { orderCd } }) =>
  Promise.all([
    services.queryClient.prefetchQuery(orderQueries.tracking(services, orderCd)),
    services.queryClient.prefetchQuery(orderQueries.detail(services, orderCd)),
  ]);

export { trackingHead as head };

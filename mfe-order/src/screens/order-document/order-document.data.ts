import type { ScreenData } from '@hyangro/runtime';
import { orderQueries } from '../../data/order.queries';
import { kindOf } from './document-kind';
import { orderDocumentHead } from './order-document.head';

export const prefetch: ScreenData<'OrderDocument'>['prefetch'] = ({ services, params: { orderCd, kind } }) =>
  services.queryClient.prefetchQuery(orderQueries.document(services, orderCd, kindOf(kind)));

export { orderDocumentHead as head };

import type { ScreenData } from '@hyangro/runtime';
import { guideQuery } from '../../data/guide.queries';
import { productCsHead } from './product-cs.head';

export const prefetch: ScreenData<'ProductCs' | 'ProductCsDelivery'>['prefetch'] = ({ services }) =>
  services.queryClient.prefetchQuery(guideQuery(services));

export { productCsHead as head };

import type { ScreenData } from '@hyangro/runtime';
import { productQueries } from '../../data/product.queries';
import { productHead } from './product.head';

export const prefetch: ScreenData<'Product'>['prefetch'] = ({ services, params }) =>
  services.queryClient.prefetchQuery(productQueries.detail(services, params.productCd));

export { productHead as head };

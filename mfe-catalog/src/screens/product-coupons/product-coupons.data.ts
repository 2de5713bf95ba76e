import type { ScreenData } from '@hyangro/runtime';
import { productBriefQuery } from '../../data/product-brief.queries';
import { productCouponsQuery } from '../../data/product-coupons.queries';
import { productCouponsHead } from './product-coupons.head';

export const prefetch: ScreenData<'ProductCoupons'>['prefetch'] = ({ services, params: { productCd } }) =>
  Promise.all([
    services.queryClient.prefetchQuery(productCouponsQuery(services, productCd)),
    services.queryClient.prefetchQuery(productBriefQuery(services, productCd)),
  ]);

export { productCouponsHead as head };

import type { ScreenData } from '@hyangro/runtime';
import { couponQueries } from '../../data/coupon.queries';
import { filterOf, pageOf } from '../../data/list-filter';
import { couponProductsHead } from './coupon-products.head';

export const prefetch: ScreenData<'CouponProducts'>['prefetch'] = ({ services, params, searchParams }) =>
  services.queryClient.prefetchInfiniteQuery(
    couponQueries.products(services, params.couponCd, filterOf(searchParams), pageOf(searchParams)),
  );

export { couponProductsHead as head };

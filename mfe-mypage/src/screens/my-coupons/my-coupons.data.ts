import type { Head, ScreenData } from '@hyangro/runtime';
import { couponTabOf, myCouponsQueries } from '../../data/my-coupons.queries';
import { translate } from '../../messages';

export const prefetch: ScreenData<'MyCoupons'>['prefetch'] = ({ services, searchParams }) =>
  services.queryClient.prefetchInfiniteQuery(myCouponsQueries.list(services, couponTabOf(searchParams)));

export const head: NonNullable<ScreenData<'MyCoupons'>['head']> = ({ services }): Head => ({
  title: translate(services)('myCoupons.title'),
  noIndex: true,
});

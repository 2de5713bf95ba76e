import { infiniteQueryOptions } from '@tanstack/react-query';
import type { MyCouponTab } from '@hyangro/contracts/coupon/coupon.contract';
import type { ShellServices } from '@hyangro/runtime';

/** Tab of an address, `?tab=over`: usable ones unless it names the others. */
export const couponTabOf = (search: URLSearchParams): MyCouponTab => (search.get('tab') === 'over' ? 'over' : 'usable');

export const myCouponsQueries = {
  /** Pages of a tab; private, so always asked again when the page is shown. */
  list: (services: ShellServices, tab: MyCouponTab) =>
    infiniteQueryOptions({
      queryKey: ['mypage', 'my-coupons', services.locale.get(), tab],
      queryFn: ({ pageParam, signal }) => services.api('GET /coupons/mine', { query: { tab, cursor: pageParam }, signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      staleTime: 0,
    }),
};

import { infiniteQueryOptions } from '@tanstack/react-query';
import { COUPON_EXPIRED } from '@hyangro/contracts/errors/known-refusals';
import { isRefusal, orNull, type ShellServices } from '@hyangro/runtime';
import { queryOf, type ListFilter } from './list-filter';
import { withKnown } from './known-products';
import { LIST_PAGES, queryOfPlace, type Place } from './list-pages';

/** What stands in place of the first page when a coupon has ended. */
export const EXPIRED = 'expired';

export const couponQueries = {
  /** Pages of the products a coupon works on, from `page` on; one page is null for an unknown coupon, `EXPIRED` for an ended one. */
  products: (services: ShellServices, couponCd: string, filter: ListFilter, page: Place = 1) => {
    const query = queryOf(filter);
    const lists = ['catalog', 'coupon-products', couponCd, services.locale.get()];
    const pageAt = async (place: Place, signal: AbortSignal) => {
      try {
        return await services.api('GET /coupon/:couponCd/products', {
          params: { couponCd: Number(couponCd) },
          query: { ...query, ...queryOfPlace(place) },
          signal,
        });
      } catch (error) {
        if (isRefusal(error, 'GET /coupon/:couponCd/products', COUPON_EXPIRED)) return EXPIRED;
        throw error;
      }
    };
    return infiniteQueryOptions({
      queryKey: [...lists, query],
      // The server tells nobody of a code that is no number.
      queryFn: ({ pageParam, signal }) =>
        /^\d{1,9}$/.test(couponCd) ? withKnown(services, lists, orNull(pageAt(pageParam, signal))) : null,
      initialPageParam: page,
      staleTime: LIST_PAGES.staleTime,
      getNextPageParam: (last) => (last === EXPIRED ? undefined : LIST_PAGES.getNextPageParam(last)),
      getPreviousPageParam: (first) => (first === EXPIRED ? undefined : LIST_PAGES.getPreviousPageParam(first)),
    });
  },
};

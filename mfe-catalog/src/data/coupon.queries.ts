import { COUPON_EXPIRED } from '@hyangro/contracts/errors/known-refusals';
import { isRefusal, orNull, type ShellServices } from '@hyangro/runtime';
import { queryOf, type ListFilter } from './list-filter';
import { productListQuery, type Place } from './product-list.queries';

/** What stands in place of the first page when a coupon has ended. */
export const EXPIRED = 'expired';

export const couponQueries = {
  /** Pages of the products a coupon works on, from `place` on; one page is null for an unknown coupon, `EXPIRED` for an ended one. */
  products: (services: ShellServices, couponCd: string, filter: ListFilter, place: Place = 1) =>
    productListQuery(services, {
      lists: ['catalog', 'coupon-products', couponCd, services.locale.get()],
      query: queryOf(filter),
      place,
      read: async (asked) => {
        // The server tells nobody of a code that is no number.
        if (!/^\d{1,9}$/.test(couponCd)) return null;
        try {
          return await orNull(services.api('GET /coupon/:couponCd/products', { params: { couponCd: Number(couponCd) }, ...asked }));
        } catch (error) {
          if (isRefusal(error, 'GET /coupon/:couponCd/products', COUPON_EXPIRED)) return EXPIRED;
          throw error;
        }
      },
    }),
};

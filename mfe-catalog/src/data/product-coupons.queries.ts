import { queryOptions } from '@tanstack/react-query';
import { orNull, type ShellServices } from '@hyangro/runtime';

/** Coupons that work on a product, for the member; null when the product is unknown. */
export const productCouponsQuery = (services: ShellServices, productCd: string) =>
  queryOptions({
    queryKey: ['catalog', 'product-coupons', productCd, services.locale.get()],
    queryFn: ({ signal }) => orNull(services.api('GET /product/:productCd/coupons', { params: { productCd }, signal })),
  });

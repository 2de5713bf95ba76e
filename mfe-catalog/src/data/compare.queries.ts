import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ShellServices } from '@hyangro/runtime';
import { productQueries } from './product.queries';

export const compareQueries = {
  /** Details of several products in their order; null for one that is no longer sold. */
  products: (services: ShellServices, productCds: readonly string[]) =>
    queryOptions({
      queryKey: ['catalog', 'compare', services.locale.get(), ...productCds],
      queryFn: () =>
        Promise.all(productCds.map((productCd) => services.queryClient.fetchQuery(productQueries.detail(services, productCd)))),
      placeholderData: keepPreviousData,
    }),
};

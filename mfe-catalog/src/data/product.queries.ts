import { queryOptions } from '@tanstack/react-query';
import { orNull, type ShellServices } from '@hyangro/runtime';

/** Stock and price move: what is older than this is asked anew. */
const STALE_MS = 30_000;

export const productQueries = {
  /** Null for an unknown or withdrawn product. */
  detail: (services: ShellServices, productCd: string) =>
    queryOptions({
      queryKey: ['catalog', 'product', productCd, services.locale.get()],
      queryFn: ({ signal }) => orNull(services.api('GET /product/:productCd', { params: { productCd }, signal })),
      staleTime: STALE_MS,
    }),
};

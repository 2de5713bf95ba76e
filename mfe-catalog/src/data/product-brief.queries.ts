import { queryOptions } from '@tanstack/react-query';
import { orNull, type ShellServices } from '@hyangro/runtime';
import { productQueries } from './product.queries';

const STALE_MS = 60_000;

interface ProductBrief {
  brandNm: string;
  productNm: string;
  imgMainUrl: string;
}

/** What screens about a product need of it: names and picture. Null for an unknown or withdrawn product. */
export function productBriefQuery(services: ShellServices, productCd: string) {
  const { queryKey } = productQueries.detail(services, productCd);
  return queryOptions({
    queryKey: ['catalog', 'product-brief', productCd, services.locale.get()],
    queryFn: ({ signal }): Promise<ProductBrief | null> =>
      orNull(
        services
          .api('GET /product/:productCd', { params: { productCd }, signal })
          .then(({ brandNm, productNm, imgMainUrl }) => ({ brandNm, productNm, imgMainUrl })),
      ),
    // Who comes from the product's page sees its name at once.
    initialData: (): ProductBrief | null | undefined => services.queryClient.getQueryData(queryKey),
    initialDataUpdatedAt: () => services.queryClient.getQueryState(queryKey)?.dataUpdatedAt,
    staleTime: STALE_MS,
  });
}

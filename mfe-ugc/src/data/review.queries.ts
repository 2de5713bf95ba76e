import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { orNull, type ShellServices } from '@hyangro/runtime';
import { ALL_REVIEWS, type ReviewFilter } from './review.model';

const MINUTE = 60_000;

export const reviewQueries = {
  best: (services: ShellServices) =>
    infiniteQueryOptions({
      queryKey: ['ugc', 'reviews', 'best', services.locale.get()],
      queryFn: ({ pageParam, signal }) => services.api('GET /reviews/best', { query: { cursor: pageParam, limit: 12 }, signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      staleTime: MINUTE,
    }),
  /** Null when the code is unknown. */
  detail: (services: ShellServices, ugcCd: string) =>
    queryOptions({
      queryKey: ['ugc', 'review', ugcCd, services.locale.get()],
      queryFn: ({ signal }) => orNull(services.api('GET /reviews/:ugcCd', { params: { ugcCd }, signal })),
      staleTime: MINUTE,
    }),
  /** Pages are null when the product is unknown. */
  ofProduct: (services: ShellServices, productCd: string, filter: ReviewFilter = ALL_REVIEWS) =>
    infiniteQueryOptions({
      queryKey: ['ugc', 'reviews', 'product', productCd, services.locale.get(), filter],
      queryFn: ({ pageParam, signal }) =>
        orNull(
          services.api('GET /product/:productCd/reviews', {
            params: { productCd },
            query: {
              sort: filter.sort,
              rating: filter.rating ?? undefined,
              photosOnly: filter.photosOnly ? 'true' : 'false',
              cursor: pageParam,
            },
            signal,
          }),
        ),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page?.nextCursor ?? undefined,
      staleTime: MINUTE,
    }),
  /** Whose reviews these are: names and picture. The document carries no more of the product. */
  product: (services: ShellServices, productCd: string) =>
    queryOptions({
      queryKey: ['ugc', 'product', productCd, services.locale.get()],
      queryFn: ({ signal }) =>
        orNull(
          services
            .api('GET /product/:productCd', { params: { productCd }, signal })
            .then(({ brandNm, productNm, imgMainUrl, summary }) => ({ brandNm, productNm, imgMainUrl, summary })),
        ),
      staleTime: MINUTE,
    }),
};

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { orNull, type ShellServices } from '@hyangro/runtime';
import { ALL_REVIEWS } from './review.model';
import type { ReviewFilter } from './review-filter.model';
import { ALL_POSTS, type StreamFilter } from './stream-filter.model';

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
  all: (services: ShellServices, { sort, rating, photosOnly, likeMe }: StreamFilter = ALL_POSTS) =>
    infiniteQueryOptions({
      queryKey: ['ugc', 'reviews', 'all', services.locale.get(), sort, rating, photosOnly, likeMe],
      queryFn: ({ pageParam, signal }) =>
        services.api('GET /reviews', {
          query: {
            sort,
            rating: rating ?? undefined,
            photosOnly: photosOnly ? 'true' : undefined,
            likeMe: likeMe ? 'true' : undefined,
            cursor: pageParam,
            limit: 12,
          },
          signal,
        }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
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
              likeMe: filter.likeMe ? 'true' : undefined,
              ...filter.choices,
              cursor: pageParam,
            },
            signal,
          }),
        ),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page?.nextCursor ?? undefined,
      // Who is like the reader changes with the reader's own profile.
      staleTime: filter.likeMe ? 0 : MINUTE,
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

import type { ScreenArgs } from '@hyangro/runtime';
import { reviewQueries } from '../../data/review.queries';
import { filterOf } from './product-reviews.url';

export { productReviewsHead as head } from './product-reviews.head';

/** The reviews as the address narrows them, and whose they are. */
export const prefetch = ({ services, params: { productCd }, searchParams }: ScreenArgs<'ProductReviews'>) =>
  Promise.all([
    services.queryClient.prefetchInfiniteQuery(reviewQueries.ofProduct(services, productCd, filterOf(searchParams))),
    services.queryClient.prefetchQuery(reviewQueries.product(services, productCd)),
  ]);

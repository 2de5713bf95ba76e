import { defineRemote } from '@hyangro/runtime';
import { reviewQueries } from './data/review.queries';
import { bestReviewsHead } from './screens/best-reviews/best-reviews.head';
import { productReviewsHead } from './screens/product-reviews/product-reviews.head';
import { searchQueries } from './data/search.queries';
import { searchUgcHead } from './features/common/search.head';
import { filterOf } from './screens/product-reviews/product-reviews.url';

export default defineRemote({
  name: 'ugc',
  screens: {
    'best-reviews': {
      load: () => import('./screens/best-reviews/best-reviews.screen'),
      prefetch: ({ services, params }) =>
        Promise.all([
          services.queryClient.prefetchInfiniteQuery(reviewQueries.best(services)),
          params.ugcCd && services.queryClient.prefetchQuery(reviewQueries.detail(services, params.ugcCd)),
        ]),
      head: bestReviewsHead,
    },
    'product-reviews': {
      load: () => import('./screens/product-reviews/product-reviews.screen'),
      prefetch: ({ services, params: { productCd }, searchParams }) =>
        Promise.all([
          services.queryClient.prefetchInfiniteQuery(reviewQueries.ofProduct(services, productCd, filterOf(searchParams))),
          services.queryClient.prefetchQuery(reviewQueries.product(services, productCd)),
        ]),
      head: productReviewsHead,
    },
    'search-reviews': {
      load: () => import('./screens/search-reviews/search-reviews.screen'),
      prefetch: async ({ services, params }) =>
        params.keyword?.trim() && services.queryClient.prefetchInfiniteQuery(searchQueries.reviews(services, params.keyword.trim())),
      head: searchUgcHead('reviews'),
    },
    'search-feeds': {
      load: () => import('./screens/search-feeds/search-feeds.screen'),
      prefetch: async ({ services, params }) =>
        params.keyword?.trim() && services.queryClient.prefetchInfiniteQuery(searchQueries.feeds(services, params.keyword.trim())),
      head: searchUgcHead('feeds'),
    },
  },
  surfaces: {
    'ugc/review-list@1': () => import('./surfaces/review-list/review-list.surface'),
  },
  messages: {
    ko: () => import('../locales/ko.json'),
    en: () => import('../locales/en.json'),
    cn: () => import('../locales/cn.json'),
  },
});

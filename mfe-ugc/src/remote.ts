import { defineRemote } from '@hyangro/runtime';
import { reviewQueries } from './data/review.queries';
import { bestReviewsHead } from './screens/best-reviews/best-reviews.head';
import { productReviewsHead } from './screens/product-reviews/product-reviews.head';
import { filterOf } from './screens/product-reviews/product-reviews.url';

export default defineRemote({
  name: 'ugc',
  screens: {
    'best-reviews': {
      load: () => import(/* webpackChunkName: "screen-best-reviews" */ './screens/best-reviews/best-reviews.screen'),
      prefetch: ({ services, params }) =>
        Promise.all([
          services.queryClient.prefetchInfiniteQuery(reviewQueries.best(services)),
          params.ugcCd && services.queryClient.prefetchQuery(reviewQueries.detail(services, params.ugcCd)),
        ]),
      head: bestReviewsHead,
    },
    'product-reviews': {
      load: () => import(/* webpackChunkName: "screen-product-reviews" */ './screens/product-reviews/product-reviews.screen'),
      prefetch: ({ services, params: { productCd }, searchParams }) =>
        Promise.all([
          services.queryClient.prefetchInfiniteQuery(reviewQueries.ofProduct(services, productCd, filterOf(searchParams))),
          services.queryClient.prefetchQuery(reviewQueries.product(services, productCd)),
        ]),
      head: productReviewsHead,
    },
  },
  surfaces: {
    'ugc/review-list@1': () => import(/* webpackChunkName: "surface-review-list" */ './surfaces/review-list/review-list.surface'),
  },
  messages: {
    ko: () => import(/* webpackChunkName: "locale-ko" */ '../locales/ko.json'),
    en: () => import(/* webpackChunkName: "locale-en" */ '../locales/en.json'),
    cn: () => import(/* webpackChunkName: "locale-cn" */ '../locales/cn.json'),
  },
});

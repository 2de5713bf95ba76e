import { defineRemote, type Head, type ScreenArgs } from '@hyangro/runtime';
import { posterOf } from './data/review.model';
import { reviewQueries } from './data/review.queries';
import { filterOf } from './screens/product-reviews/product-reviews.url';

const best = {
  prefetch: ({ services, params }: ScreenArgs) =>
    Promise.all([
      services.queryClient.prefetchInfiniteQuery(reviewQueries.best(services)),
      params.ugcCd && services.queryClient.prefetchQuery(reviewQueries.detail(services, params.ugcCd)),
    ]),
  head({ services, params }: ScreenArgs): Head {
    const { i18n, queryClient } = services;
    const title = i18n.t('best.title', { ns: 'ugc' });
    if (!params.ugcCd) return { title, description: i18n.t('best.sub', { ns: 'ugc' }) };
    const review = queryClient.getQueryData(reviewQueries.detail(services, params.ugcCd).queryKey);
    if (review === null) return { title, status: 404, noIndex: true };
    return { title: review?.title || title, description: review?.content, image: review && posterOf(review) };
  },
};

const ofProduct = {
  prefetch: ({ services, params: { productCd = '' }, searchParams }: ScreenArgs) =>
    Promise.all([
      services.queryClient.prefetchInfiniteQuery(reviewQueries.ofProduct(services, productCd, filterOf(searchParams))),
      services.queryClient.prefetchQuery(reviewQueries.product(services, productCd)),
    ]),
  head({ services, params: { productCd = '' }, searchParams }: ScreenArgs): Head {
    const { i18n, queryClient } = services;
    const reviews = queryClient.getQueryData(reviewQueries.ofProduct(services, productCd, filterOf(searchParams)).queryKey);
    const product = queryClient.getQueryData(reviewQueries.product(services, productCd).queryKey);
    if (product === null || reviews?.pages[0] === null)
      return { title: i18n.t('notFound.product', { ns: 'ugc' }), status: 404, noIndex: true };
    return {
      title: product ? i18n.t('product.title', { ns: 'ugc', name: product.productNm }) : i18n.t('review.title', { ns: 'ugc' }),
      description: product?.summary,
      image: product?.imgMainUrl,
    };
  },
};

export default defineRemote({
  name: 'ugc',
  screens: {
    'best-reviews': {
      load: () => import(/* webpackChunkName: "screen-best-reviews" */ './screens/best-reviews/best-reviews.screen'),
      ...best,
    },
    'product-reviews': {
      load: () => import(/* webpackChunkName: "screen-product-reviews" */ './screens/product-reviews/product-reviews.screen'),
      ...ofProduct,
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

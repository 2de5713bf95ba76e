import { defineRemote } from '@hyangro/runtime';
import { categoryQueries } from './data/category.queries';
import { brandQueries } from './data/brand.queries';
import { couponQueries } from './data/coupon.queries';
import { guideQuery } from './data/guide.queries';
import { filterOf, pageOf } from './data/list-filter';
import { productBriefQuery } from './data/product-brief.queries';
import { productCouponsQuery } from './data/product-coupons.queries';
import { productQueries } from './data/product.queries';
import { qnaFilterOf, qnaQueries } from './data/qna.queries';
import { brandHead } from './screens/brand/brand.head';
import { brandsHead } from './screens/brands/brands.head';
import { categoriesHead } from './screens/categories/categories.head';
import { categoryHead } from './screens/category/category.head';
import { cateCdOf } from './screens/category/category.url';
import { couponProductsHead } from './screens/coupon-products/coupon-products.head';
import { searchedOf } from './data/searched';
import { searchHead } from './features/common/search.head';
import { searchQueries } from './data/search.queries';
import { productCouponsHead } from './screens/product-coupons/product-coupons.head';
import { productCsHead } from './screens/product-cs/product-cs.head';
import { productHead } from './screens/product/product.head';
import { productQnaFormHead } from './screens/product-qna-form/product-qna-form.head';
import { productQnaHead } from './screens/product-qna/product-qna.head';
import { ProductOpening } from './screens/product/product-opening';

export default defineRemote({
  name: 'catalog',
  screens: {
    categories: {
      load: () => import('./screens/categories/categories.screen'),
      prefetch: ({ services }) => services.queryClient.prefetchQuery(categoryQueries.list(services)),
      head: categoriesHead,
    },
    category: {
      load: () => import('./screens/category/category.screen'),
      prefetch: ({ services, params, searchParams }) =>
        services.queryClient.prefetchInfiniteQuery(
          categoryQueries.products(services, cateCdOf(params.cateCd), filterOf(searchParams), pageOf(searchParams)),
        ),
      head: categoryHead,
    },
    brands: {
      load: () => import('./screens/brands/brands.screen'),
      prefetch: ({ services }) => services.queryClient.prefetchQuery(brandQueries.list(services)),
      head: brandsHead,
    },
    brand: {
      load: () => import('./screens/brand/brand.screen'),
      prefetch: ({ services, params, searchParams }) =>
        services.queryClient.prefetchInfiniteQuery(
          brandQueries.products(services, params.brandCd, filterOf(searchParams), pageOf(searchParams)),
        ),
      head: brandHead,
    },
    'coupon-products': {
      load: () => import('./screens/coupon-products/coupon-products.screen'),
      prefetch: ({ services, params, searchParams }) =>
        services.queryClient.prefetchInfiniteQuery(
          couponQueries.products(services, params.couponCd, filterOf(searchParams), pageOf(searchParams)),
        ),
      head: couponProductsHead,
    },
    product: {
      load: () => import('./screens/product/product.screen'),
      prefetch: ({ services, params }) => services.queryClient.prefetchQuery(productQueries.detail(services, params.productCd)),
      head: productHead,
      Opening: ProductOpening,
    },
    search: {
      load: () => import('./screens/search/search.screen'),
      prefetch: ({ services }) => services.queryClient.prefetchQuery(searchQueries.popular(services)),
      head: searchHead,
    },
    'search-products': {
      load: () => import('./screens/search-products/search-products.screen'),
      prefetch: async ({ services, params, searchParams }) => {
        const searched = searchedOf(params, searchParams);
        if (!searched) return;
        const query = searchQueries.products(services, searched, filterOf(searchParams), pageOf(searchParams));
        await services.queryClient.prefetchInfiniteQuery(query);
      },
      head: searchHead,
    },
    'product-qna': {
      load: () => import('./screens/product-qna/product-qna.screen'),
      prefetch: ({ services, params: { productCd }, searchParams }) =>
        Promise.all([
          services.queryClient.prefetchInfiniteQuery(qnaQueries.list(services, productCd, qnaFilterOf(searchParams))),
          services.queryClient.prefetchQuery(productBriefQuery(services, productCd)),
        ]),
      head: productQnaHead,
    },
    'product-qna-form': {
      load: () => import('./screens/product-qna-form/product-qna-form.screen'),
      prefetch: ({ services, params }) => services.queryClient.prefetchQuery(productBriefQuery(services, params.productCd)),
      head: productQnaFormHead,
    },
    'product-coupons': {
      load: () => import('./screens/product-coupons/product-coupons.screen'),
      prefetch: ({ services, params: { productCd } }) =>
        Promise.all([
          services.queryClient.prefetchQuery(productCouponsQuery(services, productCd)),
          services.queryClient.prefetchQuery(productBriefQuery(services, productCd)),
        ]),
      head: productCouponsHead,
    },
    'product-cs': {
      load: () => import('./screens/product-cs/product-cs.screen'),
      prefetch: ({ services }) => services.queryClient.prefetchQuery(guideQuery(services)),
      head: productCsHead,
    },
  },
  surfaces: {
    'catalog/search-suggestions@1': () => import('./surfaces/search-suggestions/search-suggestions.surface'),
  },
  messages: {
    ko: () => import('../locales/ko.json'),
    en: () => import('../locales/en.json'),
    cn: () => import('../locales/cn.json'),
  },
});

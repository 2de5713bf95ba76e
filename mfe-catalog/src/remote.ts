import { defineRemote } from '@hyangro/runtime';
import { categoryQueries } from './data/category.queries';
import { filterOf } from './data/list-filter';
import { productQueries } from './data/product.queries';
import { categoriesHead } from './screens/categories/categories.head';
import { categoryHead } from './screens/category/category.head';
import { cateCdOf } from './screens/category/category.url';
import { productHead } from './screens/product/product.head';
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
        services.queryClient.prefetchInfiniteQuery(categoryQueries.products(services, cateCdOf(params.cateCd), filterOf(searchParams))),
      head: categoryHead,
    },
    product: {
      load: () => import('./screens/product/product.screen'),
      prefetch: ({ services, params }) => services.queryClient.prefetchQuery(productQueries.detail(services, params.productCd)),
      head: productHead,
      Opening: ProductOpening,
    },
  },
  messages: {
    ko: () => import('../locales/ko.json'),
    en: () => import('../locales/en.json'),
    cn: () => import('../locales/cn.json'),
  },
});

import { defineRemote } from '@hyangro/runtime';
import { ProductOpening } from './screens/product/product-opening';

export default defineRemote({
  name: 'catalog',
  screens: {
    categories: {
      load: () => import('./screens/categories/categories.screen'),
      data: () => import('./screens/categories/categories.data'),
    },
    category: {
      load: () => import('./screens/category/category.screen'),
      data: () => import('./screens/category/category.data'),
      words: 'list',
    },
    brands: {
      load: () => import('./screens/brands/brands.screen'),
      data: () => import('./screens/brands/brands.data'),
    },
    brand: {
      load: () => import('./screens/brand/brand.screen'),
      data: () => import('./screens/brand/brand.data'),
      words: 'list',
    },
    'coupon-products': {
      load: () => import('./screens/coupon-products/coupon-products.screen'),
      data: () => import('./screens/coupon-products/coupon-products.data'),
      words: 'list',
    },
    product: {
      load: () => import('./screens/product/product.screen'),
      data: () => import('./screens/product/product.data'),
      words: 'product',
      Opening: ProductOpening,
    },
    search: {
      load: () => import('./screens/search/search.screen'),
      data: () => import('./screens/search/search.data'),
    },
    'search-products': {
      load: () => import('./screens/search-products/search-products.screen'),
      data: () => import('./screens/search-products/search-products.data'),
      words: 'list',
    },
    'product-qna': {
      load: () => import('./screens/product-qna/product-qna.screen'),
      data: () => import('./screens/product-qna/product-qna.data'),
    },
    'product-qna-form': {
      load: () => import('./screens/product-qna-form/product-qna-form.screen'),
      data: () => import('./screens/product-qna-form/product-qna-form.data'),
    },
    'product-coupons': {
      load: () => import('./screens/product-coupons/product-coupons.screen'),
      data: () => import('./screens/product-coupons/product-coupons.data'),
    },
    'product-cs': {
      load: () => import('./screens/product-cs/product-cs.screen'),
      data: () => import('./screens/product-cs/product-cs.data'),
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

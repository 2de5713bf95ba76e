import * as z from 'zod';
import { contract } from '../kit/contract';
import { MAX_INTEGER, brandCd, cateCd, productCd, queryList } from '../kit/schemas';
import { categoryNode, productDetail, recommendedCard } from './catalog.schemas';
import { brandItem, brandProducts, categoryProducts, couponProducts, listQuery } from './list.schemas';

export const catalogContract = contract({
  'GET /categories': { summary: 'Category tree with counts', source: 'API-D06, R-HOM-04', access: 'guest', ok: z.array(categoryNode) },
  'GET /category/:cateCd/products': {
    summary: 'Products of a category and those below it',
    source: 'API-D07, R-HOM-06',
    access: 'guest',
    params: z.object({ cateCd }),
    query: listQuery,
    ok: categoryProducts,
    refusals: ['CATEGORY_NOT_FOUND'],
  },
  'GET /brands': { summary: 'Brands with counts, for the index', source: 'API-D06, R-HOM-09', access: 'guest', ok: z.array(brandItem) },
  'GET /brand/:brandCd/products': {
    summary: 'Products of a brand',
    source: 'API-D07, R-HOM-11',
    access: 'guest',
    params: z.object({ brandCd }),
    query: listQuery,
    ok: brandProducts,
    refusals: ['BRAND_NOT_FOUND'],
  },
  'GET /coupon/:couponCd/products': {
    summary: 'Exactly the products that a coupon works on',
    source: 'API-D07, R-HOM-13',
    access: 'guest',
    params: z.object({ couponCd: z.coerce.number().int().min(0).max(MAX_INTEGER) }),
    query: listQuery,
    ok: couponProducts,
    refusals: ['COUPON_NOT_FOUND', 'COUPON_EXPIRED'],
  },
  'GET /product/:productCd': {
    summary: 'One product',
    source: 'API-D09, R-PRD-01',
    access: 'guest',
    params: z.object({ productCd }),
    ok: productDetail,
    refusals: ['PRODUCT_NOT_FOUND'],
  },
  'PUT /product/:productCd/like': {
    summary: 'Toggle the like (zzim) of the member',
    source: '§7, API-04, ST-ZZ-01',
    access: 'member',
    params: z.object({ productCd }),
    ok: z.object({ isZzim: z.boolean() }),
    refusals: ['PRODUCT_NOT_FOUND'],
  },
  'GET /product/recommendations': {
    summary: 'Products near the recently viewed ones, newest code first, each with its reason; fewer than two codes answer none',
    source: '§7, API-11, K-REC',
    access: 'guest',
    query: z.object({ productCds: queryList }),
    ok: z.array(recommendedCard),
  },
});

import * as z from 'zod';
import { contract } from '../kit/contract';
import { MAX_INTEGER, brandCd, cateCd, pageOf, productCd, queryFlag, queryInt, queryList } from '../kit/schemas';
import { PRODUCT_TYPES, categoryNode, orderByCd, productCard, productDetail } from './catalog.schemas';

/** Filters of a product list; they live in the page's URL under the same names. */
export const listQuery = z.object({
  orderByCd: orderByCd.default('01'),
  cursor: z.string().max(200).optional(),
  limit: queryInt(1, 60, 24),
  brandCds: queryList,
  productType: z.enum(PRODUCT_TYPES).optional(),
  freeShipping: queryFlag,
  inStock: queryFlag,
  maxPrice: z.coerce.number().int().min(0).max(MAX_INTEGER).optional(),
  maxVolumeMl: z.coerce.number().int().min(0).max(MAX_INTEGER).optional(),
});

export const categoryProducts = pageOf(productCard).extend({
  category: z.object({
    cateCd,
    name: z.string(),
    parent: z.object({ cateCd, name: z.string() }).nullable(),
    siblings: z.array(z.object({ cateCd, name: z.string() })),
  }),
  /** Brands of the category, those with most products first, for the filter; on the first page only. */
  brands: z.array(z.object({ brandCd, name: z.string(), productCount: z.int() })),
});

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
    summary: 'Products near the recently viewed ones; fewer than two codes answer none',
    source: '§7, API-11, K-REC',
    access: 'guest',
    query: z.object({ productCds: queryList }),
    ok: z.array(productCard),
  },
});

import * as z from 'zod';
import { PRODUCT_TYPES } from '../catalog/catalog.schemas';
import { KEYWORD_MAX_LENGTH } from '../constants';
import { contract } from '../kit/contract';
import { MAX_INTEGER, brandCd, cateCd, productCd, queryInt, won } from '../kit/schemas';
import { page, paging, text } from './operator.schemas';

/** Goods that one call brings in. */
export const IMPORT_MOST_PRODUCTS = 500;
const IMPORT_MAX_BYTES = 4 * 1024 * 1024;

const price = won.max(MAX_INTEGER);
const pieces = z.int().min(0).max(MAX_INTEGER);
const byProduct = z.object({ productCd });

const operatorProductSummary = z.object({
  productCd,
  brandCd,
  cateCd,
  name: text,
  normalPrice: won,
  salePrice: won,
  discountRate: z.int(),
  isOnSale: z.boolean(),
  /** Pieces of all its options. */
  stockCnt: z.int(),
});
export type OperatorProductSummary = z.infer<typeof operatorProductSummary>;

export const operatorProduct = operatorProductSummary.extend({
  brand: text,
  category: text,
  productType: z.enum(PRODUCT_TYPES),
  reviewCount: z.int(),
  /** Day in Asia/Seoul. */
  launchDate: z.string(),
  /** What has pieces of its own: each option, or the product alone. `code` names it in `PUT /operator/stock/:code`. */
  goods: z.array(z.object({ code: z.string(), optionCd: z.string().nullable(), name: text.nullable(), addPrice: won, stockCnt: z.int() })),
});
export type OperatorProduct = z.infer<typeof operatorProduct>;

const problem = z.object({
  /** Place in the list, from 1. */
  line: z.int(),
  /** `name.ko`, `option.addPrice`. */
  column: z.string(),
  reason: z.string(),
});
const importedGoods = z.object({
  isDryRun: z.boolean(),
  counts: z.object({ create: z.int(), update: z.int(), unchanged: z.int() }),
  products: z.array(
    z.object({
      line: z.int(),
      productCd: z.string(),
      verdict: z.enum(['create', 'update', 'unchanged', 'error']),
      /** Names of what differs, of a product that is changed. */
      changes: z.array(z.string()),
    }),
  ),
  /** Only of a dry run: a real one with problems is refused. */
  problems: z.array(problem),
});
export type ImportedGoods = z.infer<typeof importedGoods>;

/** Goods as operators keep them: what there is, prices, pieces. */
export const operatorGoodsContract = contract({
  'GET /operator/products': {
    summary: 'Goods by their codes, withdrawn ones too; of a brand or a category, those above included, if one is named',
    source: 'API-D28',
    access: { operator: 'VIEWER' },
    query: z.object({ brandCd: brandCd.optional(), cateCd: cateCd.optional(), ...paging }),
    ok: page(operatorProductSummary),
  },
  'GET /operator/product-search': {
    summary: 'Goods on sale by words, as shoppers find them, the best first',
    source: 'API-D28',
    access: { operator: 'VIEWER' },
    query: z.object({ keyword: z.string().trim().min(1).max(KEYWORD_MAX_LENGTH), limit: queryInt(1, 100, 20) }),
    ok: z.object({ items: z.array(operatorProductSummary) }),
  },
  'GET /operator/products/:productCd': {
    summary: 'One product with its prices, options and pieces',
    source: 'API-D28',
    access: { operator: 'VIEWER' },
    params: byProduct,
    ok: operatorProduct,
    refusals: ['PRODUCT_NOT_FOUND'],
  },
  'PUT /operator/products/:productCd/price': {
    summary:
      'Change the prices of a product, in won; the list price stays unless it is given. `from`: only if it still costs what the caller has seen',
    source: 'API-D28',
    access: { operator: 'CATALOG' },
    params: byProduct,
    body: z.object({
      salePrice: price,
      normalPrice: price.optional(),
      from: z.object({ salePrice: price, normalPrice: price }).optional(),
    }),
    ok: operatorProduct,
    refusals: ['PRODUCT_NOT_FOUND', 'PRODUCT_CHANGED'],
  },
  'PUT /operator/products/:productCd/sale': {
    summary: 'Take a product off sale, or put it on sale again: orders keep it, shoppers find it no more',
    source: 'API-D28',
    access: { operator: 'CATALOG' },
    params: byProduct,
    body: z.object({ isOnSale: z.boolean() }),
    ok: operatorProduct,
    refusals: ['PRODUCT_NOT_FOUND'],
  },
  'PUT /operator/stock/:code': {
    summary:
      'Set the pieces of an option, or of a product without options, or move them by a difference: what is sold meanwhile counts. `from`: only if there are still as many as the caller has seen',
    source: 'API-D28',
    access: { operator: 'CATALOG' },
    params: z.object({ code: z.string().min(1).max(40) }),
    idempotent: true,
    body: z.union([
      z.strictObject({ to: pieces, from: pieces.optional() }),
      z.strictObject({ by: z.int().min(-MAX_INTEGER).max(MAX_INTEGER), from: pieces.optional() }),
    ]),
    ok: z.object({ productCd: z.string(), optionCd: z.string().nullable(), before: z.int(), after: z.int() }),
    refusals: ['PRODUCT_NOT_FOUND', 'PRODUCT_CHANGED', 'STOCK_SHORT', 'STOCK_OF_OPTIONS'],
  },
  'POST /operator/product-imports': {
    summary:
      'Write goods by their codes, all or none, in the shape of a file for `pnpm shop product import`; a dry run says what would be done and what is wrong. Pieces of known goods stay unless `setsStock`',
    source: 'API-D28',
    access: { operator: 'CATALOG' },
    bodyMaxBytes: IMPORT_MAX_BYTES,
    body: z.object({
      products: z.array(z.record(z.string(), z.unknown())).min(1).max(IMPORT_MOST_PRODUCTS),
      isDryRun: z.boolean().default(false),
      setsStock: z.boolean().default(false),
    }),
    ok: importedGoods,
  },
});

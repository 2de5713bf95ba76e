import * as z from 'zod';
import { MAX_INTEGER, brandCd, cateCd, pageOf, queryFlag, queryInt, queryList } from '../kit/schemas';
import { PRODUCT_TYPES, orderByCd, productCard } from './catalog.schemas';

const limit = z.coerce.number().int().min(0).max(MAX_INTEGER).optional();

/**
 * Filters of every product list, and where to go on. They live in the page's URL under the same names. Values of one
 * filter are alternatives, different filters must all be met.
 */
export const listFilters = z.object({
  brandCds: queryList,
  cateCds: queryList,
  productType: z.enum(PRODUCT_TYPES).optional(),
  /** Won, both ends included. */
  minPrice: limit,
  maxPrice: limit,
  /** Millilitres of the product or one of its sizes, both ends included. */
  minVolumeMl: limit,
  maxVolumeMl: limit,
  skinTypes: queryList,
  concerns: queryList,
  scentFamilies: queryList,
  freeShipping: queryFlag,
  /** A coupon that can be taken now works on it. */
  hasCoupon: queryFlag,
  inStock: queryFlag,
});
export type ListFilters = z.output<typeof listFilters>;

export const listQuery = listFilters.extend({
  orderByCd: orderByCd.default('01'),
  cursor: z.string().max(200).optional(),
  /** Opens the list at this page when there is no `cursor`; one beyond the end answers the last, and says so in `dropped`. */
  page: queryInt(1, MAX_INTEGER, 1),
  limit: queryInt(1, 60, 24),
});

/** One value of a filter, with how many products it would show beside all other filters. */
export const facetValue = z.object({ code: z.string(), name: z.string(), count: z.int().min(0) });
export type FacetValue = z.infer<typeof facetValue>;
/** A range of prices (won) or volumes (ml); null ends are open. */
export const facetRange = z.object({ min: z.int().nullable(), max: z.int().nullable(), count: z.int().min(0) });
export type FacetRange = z.infer<typeof facetRange>;

/** Live counts of every filter. A filter's counts leave out what is chosen in it, so that several of its values can be taken. */
export const facets = z.object({
  brandCds: z.array(facetValue),
  cateCds: z.array(facetValue),
  productType: z.array(facetValue),
  skinTypes: z.array(facetValue),
  concerns: z.array(facetValue),
  scentFamilies: z.array(facetValue),
  price: z.array(facetRange),
  volumeMl: z.array(facetRange),
  freeShipping: z.int(),
  hasCoupon: z.int(),
  inStock: z.int(),
});
export type Facets = z.infer<typeof facets>;

/** A filter value that nothing in the shop has, or a page beyond the end: left out, and said. */
export const droppedValue = z.object({ name: z.string(), value: z.string() });
export type DroppedValue = z.infer<typeof droppedValue>;

/** One page of a product list. */
export const productList = pageOf(productCard).extend({
  /** Number of this page, from 1, and of all. */
  page: z.int().min(1),
  pageCount: z.int().min(0),
  /** On the first answer of a list only (no `cursor`); null after it. */
  facets: facets.nullable(),
  dropped: z.array(droppedValue),
  /**
   * When nothing passes: the filter whose removal shows most, by its name in `facets` (`price` is both ends), with how many;
   * `value` when it has one value alone. Null when something passes, or when it takes the removal of several.
   */
  relaxed: z.object({ name: z.string(), value: z.string().nullable(), count: z.int().min(1) }).nullable(),
});
export type ProductList = z.infer<typeof productList>;

export const categoryProducts = productList.extend({
  category: z.object({
    cateCd,
    name: z.string(),
    parent: z.object({ cateCd, name: z.string() }).nullable(),
    siblings: z.array(z.object({ cateCd, name: z.string() })),
  }),
});

/** Brand of the index. */
export const brandItem = z.object({
  brandCd,
  /** In the reader's language, and its Latin form. */
  name: z.string(),
  latinName: z.string(),
  /** Index letters: ㄱ–ㅎ, A–Z, and the first letter of the pinyin. */
  initialKo: z.string(),
  initialEn: z.string(),
  initialPinyin: z.string(),
  logoUrl: z.string().nullable(),
  productCount: z.int().min(0),
});
export type BrandItem = z.infer<typeof brandItem>;

export const brandProducts = productList.extend({
  brand: brandItem.extend({
    story: z.string(),
    /** ISO 3166 code of its country. */
    origin: z.string(),
  }),
});

export type BrandProducts = z.infer<typeof brandProducts>;

export const couponProducts = productList.extend({
  coupon: z.object({
    couponCd: z.int(),
    name: z.string(),
    /** Its conditions in one line of the reader's language. */
    conditions: z.string(),
    /** Day of its end in Asia/Seoul, `YYYY-MM-DD`. */
    endsOn: z.string(),
    canDownload: z.boolean(),
    isReceived: z.boolean(),
  }),
});
export type CouponProducts = z.infer<typeof couponProducts>;

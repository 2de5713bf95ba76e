import * as z from 'zod';
import { contract } from '../kit/contract';
import { brandCd, cateCd, instant, productCd, queryInt } from '../kit/schemas';
import { productDetail, productOption } from './catalog.schemas';

/** Products in one file of the sitemap. The protocol allows 50,000 addresses and 50 MB; each of ours has four languages and its pictures. */
export const SITEMAP_PAGE_SIZE = 5_000;
/** Largest number of such files: what an index of 50,000 files could hold is not needed. */
const SITEMAP_PAGE_MAX = 10_000;

/** When the page changed last: its goods', for a list. */
const changedAt = instant;

/** One product of the feed for price comparison, in one language. */
export const feedProduct = productDetail
  .pick({
    productCd: true,
    brandNm: true,
    productNm: true,
    description: true,
    normalPrice: true,
    salePrice: true,
    freeShipping: true,
    volumeText: true,
    volumeMl: true,
    option: true,
    stockCnt: true,
  })
  .extend({
    /** Names from the top of the tree down to its own category. */
    categories: z.array(z.string()),
    /** Root-relative addresses, main picture first. */
    images: z.array(z.string()),
    options: z.array(productOption.pick({ optionCd: true, name: true, addPrice: true, stockCnt: true, volumeMl: true, imgUrl: true })),
  });
export type FeedProduct = z.infer<typeof feedProduct>;

export const crawlerContract = contract({
  'GET /catalog/sitemap': {
    summary: 'Categories and brands that have goods, and how many pages of products there are',
    source: 'NF-01, GAP-40',
    access: 'guest',
    ok: z.object({
      categories: z.array(z.object({ cateCd, changedAt })),
      brands: z.array(z.object({ brandCd, changedAt })),
      products: z.array(z.object({ page: z.int().min(1), changedAt })),
    }),
  },
  'GET /catalog/sitemap/products': {
    summary: 'Products on sale with their pictures, by code, SITEMAP_PAGE_SIZE at a time; none beyond the end',
    source: 'NF-01, GAP-40',
    access: 'guest',
    query: z.object({ page: queryInt(1, SITEMAP_PAGE_MAX, 1) }),
    ok: z.array(z.object({ productCd, changedAt, images: z.array(z.string()) })),
  },
  'GET /catalog/feed': {
    summary: 'Products that anybody may buy, by code, as price comparisons read them',
    source: 'GAP-40',
    access: 'guest',
    query: z.object({ cursor: z.string().max(200).optional(), limit: queryInt(1, 500, 500) }),
    ok: z.object({ items: z.array(feedProduct), nextCursor: z.string().nullable() }),
  },
});

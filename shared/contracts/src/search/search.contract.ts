import * as z from 'zod';
import { KEYWORD_MAX_LENGTH } from '../constants';
import { contract } from '../kit/contract';
import { SORTS, productCard } from '../catalog/catalog.schemas';
import { listQuery, productList } from '../catalog/list.schemas';

/** Characters that nobody sees: zero-width spaces and joiners, soft hyphens, marks of direction (Unicode's default ignorables). */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u202a-\u202e]/gu;

/** What was typed: as it is seen, whatever it is made of (Hangul may come taken apart, from a file name of a Mac), trimmed, cut to `KEYWORD_MAX_LENGTH` characters, never empty (V-REQ2). */
export const keyword = z
  .string()
  .max(2000)
  .transform((text) => [...text.normalize('NFC').replace(INVISIBLE, '').trim()].slice(0, KEYWORD_MAX_LENGTH).join(''))
  .pipe(z.string().min(1));

/** A text with the parts that match what was typed. */
const matchedText = z.object({ text: z.string(), parts: z.array(z.object({ text: z.string(), isMatch: z.boolean() })) });

/** What a phrase was understood as: `50ml 이하 로즈 향수` is two filters and the rest. Names and values as in `listFilters`. */
const understoodFilter = z.object({ name: z.string(), value: z.string(), label: z.string() });

export const searchProducts = productList.extend({
  /** What was searched for in the end: without the words that became filters, put right when `correctedFrom` says so. */
  keyword: z.string(),
  /** Filters read from the phrase; the list is filtered by them unless `verbatim`. */
  understood: z.array(understoodFilter),
  /** What was typed, when the shop searched for something else (typo, wrong keyboard layout); null otherwise. */
  correctedFrom: z.string().nullable(),
  /** Another term that finds more; null when there is none. */
  didYouMean: z.string().nullable(),
});

export const suggestions = z.object({
  terms: z.array(matchedText),
  brands: z.array(matchedText.extend({ brandCd: z.string() })),
  categories: z.array(matchedText.extend({ cateCd: z.string() })),
  products: z.array(productCard.pick({ productCd: true, brandNm: true, imgMainUrl: true, salePrice: true }).extend({ name: matchedText })),
});

export const searchContract = contract({
  'GET /search/products': {
    summary: 'Products by a search term, best first',
    source: 'API-D08, R-HOM-16',
    access: 'guest',
    query: listQuery.extend({
      keyword,
      /** Absent: by relevance. */
      orderByCd: z.enum(SORTS).optional(),
      /** Neither corrects nor reads filters from the phrase. */
      verbatim: z
        .enum(['true', 'false'])
        .default('false')
        .transform((value) => value === 'true'),
    }),
    ok: searchProducts,
  },
  'GET /search/suggest': {
    summary: 'Suggestions while typing: terms, brands, categories, products',
    source: 'API-D08, R-HOM-15',
    access: 'guest',
    query: z.object({ keyword }),
    ok: suggestions,
  },
  'GET /search/popular': {
    summary: "Popular terms of today with yesterday's rank",
    source: 'R-HOM-15',
    access: 'guest',
    ok: z.array(z.object({ keyword: z.string(), rank: z.int().min(1), previousRank: z.int().min(1).nullable() })),
  },
});

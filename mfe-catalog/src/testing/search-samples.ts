import type { Api } from '@hyangro/contracts/api';
import type { ReplyOf } from '@hyangro/contracts/kit/contract';
import type { Suggestions } from '../features/search-suggestions/suggestion.model';
import { aCard, aList } from './samples';

type SearchResult = ReplyOf<Api['GET /search/products']>;

/** Suggestions by their texts; the first code of each group is 1. */
export function aSuggestion(texts: { terms?: string[]; brands?: string[]; categories?: string[]; products?: string[] } = {}): Suggestions {
  const matched = (text: string) => ({ text, parts: [{ text, isMatch: false }] });
  return {
    terms: (texts.terms ?? []).map(matched),
    brands: (texts.brands ?? []).map((text, at) => ({ ...matched(text), brandCd: `B${at + 1}` })),
    categories: (texts.categories ?? []).map((text, at) => ({ ...matched(text), cateCd: `C${at + 1}` })),
    products: (texts.products ?? []).map((text, at) => {
      const { productCd, brandNm, imgMainUrl, salePrice } = aCard({ productCd: `P${at + 1}` });
      return { productCd, brandNm, imgMainUrl, salePrice, name: matched(text) };
    }),
  };
}

/** What a search finds: one page, read as it was typed, unless `over` says more. */
export const aSearch = (over: Partial<SearchResult> = {}): SearchResult => ({
  ...aList({ items: [aCard()], totalCount: 1 }),
  keyword: '로즈',
  understood: [],
  correctedFrom: null,
  didYouMean: null,
  ...over,
});

import type { Suggestions } from '../features/search-suggestions/suggestion.model';
import { aCard } from './samples';

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

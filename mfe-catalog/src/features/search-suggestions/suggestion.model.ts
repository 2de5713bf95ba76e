import { pathOf } from '@hyangro/runtime';
import type { ResponseOf } from '@hyangro/contracts/kit/contract';
import type { Api } from '@hyangro/contracts/api';
import type { ScreenPreview } from '@hyangro/runtime';

export type Suggestions = ResponseOf<Api['GET /search/suggest']>;
export type Popular = ResponseOf<Api['GET /search/popular']>;
type SuggestedProduct = Suggestions['products'][number];

export interface Suggestion {
  to: string;
  preview: ScreenPreview;
  /** The text in parts; those that were typed are marked. */
  parts: readonly { text: string; isMatch: boolean }[];
  /** Written into the field when it is chosen. */
  term?: string;
  product?: SuggestedProduct;
}
export interface SuggestionGroup {
  key: 'recent' | 'popular' | 'terms' | 'brands' | 'categories' | 'products';
  /** Number of its first option among all, from 0. */
  start: number;
  options: readonly Suggestion[];
}

/** Eight rows are what a phone shows above its keyboard and what a reader looks through. */
const SHOWN = { terms: 4, brands: 1, categories: 1, products: 2, recent: 5, popular: 5 } as const;

/** Suggestions in groups; empty groups are left out. */
export function groupsOf({ terms, brands, categories, products }: Suggestions): SuggestionGroup[] {
  return filled([
    { key: 'terms', options: terms.slice(0, SHOWN.terms).map(({ text, parts }) => termOf(text, parts)) },
    {
      key: 'brands',
      options: brands
        .slice(0, SHOWN.brands)
        .map(({ brandCd, text, parts }) => ({ to: pathOf('Brand', { brandCd }), preview: { title: text }, parts })),
    },
    {
      key: 'categories',
      options: categories
        .slice(0, SHOWN.categories)
        .map(({ cateCd, text, parts }) => ({ to: pathOf('Category', { cateCd }), preview: { title: text }, parts })),
    },
    {
      key: 'products',
      options: products.slice(0, SHOWN.products).map((product) => ({
        to: pathOf('Product', { productCd: product.productCd }),
        preview: { title: product.name.text, overline: product.brandNm },
        parts: product.name.parts,
        product,
      })),
    },
  ]);
}

/** Before anything is typed: what was searched for here, and by others. */
export const groupsBefore = (recent: readonly string[], popular: Popular): SuggestionGroup[] =>
  filled([
    { key: 'recent', options: recent.slice(0, SHOWN.recent).map((term) => termOf(term)) },
    { key: 'popular', options: popular.slice(0, SHOWN.popular).map(({ keyword }) => termOf(keyword)) },
  ]);

function filled(all: readonly Omit<SuggestionGroup, 'start'>[]): SuggestionGroup[] {
  const groups: SuggestionGroup[] = [];
  let start = 0;
  for (const { key, options } of all) {
    if (options.length > 0) groups.push({ key, options, start });
    start += options.length;
  }
  return groups;
}

const termOf = (term: string, parts: Suggestion['parts'] = [{ text: term, isMatch: false }]): Suggestion => ({
  to: pathOf('SearchProducts', { keyword: term }),
  preview: { title: term },
  parts,
  term,
});

const SYLLABLE_AND_LETTER = /[가-힣][ㄱ-ㅎㅏ-ㅣ]$/;

/**
 * What of a field's value can be asked for; null: nothing new. While an input method is halfway, a Korean syllable that has only its
 * first letter waits for the rest. First consonants alone are a search, and so are the Latin letters of pinyin.
 */
export function textToAsk(value: string, isComposing: boolean): string | null {
  const text = value.trim();
  return isComposing && SYLLABLE_AND_LETTER.test(text) ? null : text;
}

import { queryOptions } from '@tanstack/react-query';
import type { ShellServices } from '@hyangro/runtime';

const STALE_MS = 60_000;

export interface FaqAsked {
  /** Null for all. */
  category: string | null;
  /** Null without a search. */
  keyword: string | null;
}
/** What an address asks for: `?category=DELIVERY&keyword=배송비`. */
export const faqAskedOf = (search: URLSearchParams): FaqAsked => ({
  category: search.get('category') || null,
  keyword: search.get('keyword')?.trim() || null,
});
/** Address of what is asked for; what is not set leaves no trace. */
export function faqSearchOf({ category, keyword }: FaqAsked): string {
  const search = new URLSearchParams();
  if (category) search.set('category', category);
  if (keyword) search.set('keyword', keyword);
  return search.toString();
}

/** Questions with their answers, by category and words. */
export const faqQuery = (services: ShellServices, { category, keyword }: FaqAsked) =>
  queryOptions({
    queryKey: ['mypage', 'faqs', services.locale.get(), { category, keyword }],
    queryFn: ({ signal }) =>
      services.api('GET /faqs', { query: { category: category ?? undefined, keyword: keyword ?? undefined }, signal }),
    staleTime: STALE_MS,
  });

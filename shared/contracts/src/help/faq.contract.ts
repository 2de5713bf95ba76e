import * as z from 'zod';
import { contract } from '../kit/contract';
import { keyword } from '../search/search.contract';

const category = z.string().min(1).max(30);
/** A question that many ask, and its answer, in the reader's language. */
export const faqItem = z.object({
  faqCd: z.string(),
  category,
  question: z.string(),
  answer: z.string(),
  /** The question, with the parts that match what was searched for. */
  parts: z.array(z.object({ text: z.string(), isMatch: z.boolean() })),
});
export type FaqItem = z.infer<typeof faqItem>;

export const faqList = z.object({
  /** All of them, each with how many questions the search finds in it. */
  categories: z.array(z.object({ category, name: z.string(), count: z.int() })),
  /** The category that the list was narrowed to; null for all, also when the one asked for is unknown. */
  category: category.nullable(),
  /** Those that most people ask come first; with a keyword the best matches. */
  items: z.array(faqItem),
  /** What was searched for in the end; null without a search. */
  keyword: z.string().nullable(),
  /** What was typed, when the shop searched for something else (typo, keyboard layout, a word too many); null otherwise. */
  correctedFrom: z.string().nullable(),
});
export type FaqList = z.infer<typeof faqList>;

export const faqContract = contract({
  'GET /faqs': {
    summary: 'Questions that many ask, by category and by words in any of the three languages',
    source: 'API-D19, R-PUB-01',
    access: 'guest',
    query: z.object({ keyword: keyword.optional(), category: category.optional() }),
    ok: faqList,
  },
});

import * as z from 'zod';
import { contract } from '../kit/contract';
import { BODY_MAX, TITLE_MAX, changesSomething, givenCode, text, writtenText } from './operator.schemas';

const byFaq = z.object({ faqCd: z.string().min(1).max(30) });
const particulars = {
  category: z.string().min(1).max(30),
  /** Among those that most people ask. */
  isTop: z.boolean(),
};
const operatorFaq = z.object({ faqCd: z.string(), category: z.string(), isTop: z.boolean(), question: text, answer: text });
export type OperatorFaq = z.infer<typeof operatorFaq>;

/** Questions that many ask, as operators write them (R-PUB-01). */
export const operatorFaqContract = contract({
  'GET /operator/faqs': {
    summary: 'Every question with its answer in all languages, as the page has them, and the categories',
    source: 'API-D28, R-PUB-01',
    access: { operator: 'VIEWER' },
    ok: z.object({
      categories: z.array(z.object({ category: z.string(), name: text })),
      items: z.array(operatorFaq),
    }),
  },
  'PUT /operator/faqs/:faqCd': {
    summary: 'A new question under a code that the caller gives, the last of its category. The same again changes nothing',
    source: 'API-D28',
    access: { operator: 'CONTENT' },
    params: z.object({ faqCd: givenCode }),
    body: z.object({
      category: particulars.category,
      isTop: particulars.isTop.default(false),
      question: writtenText(TITLE_MAX),
      answer: writtenText(BODY_MAX),
    }),
    ok: operatorFaq,
    refusals: ['FAQ_CODE_TAKEN'],
  },
  'PATCH /operator/faqs/:faqCd': {
    summary: 'Change what is given of a question, language by language',
    source: 'API-D28',
    access: { operator: 'CONTENT' },
    params: byFaq,
    body: z
      .object({ ...particulars, question: writtenText(TITLE_MAX).partial(), answer: writtenText(BODY_MAX).partial() })
      .partial()
      .refine(changesSomething),
    ok: operatorFaq,
    refusals: ['FAQ_NOT_FOUND'],
  },
  'DELETE /operator/faqs/:faqCd': {
    summary: 'Take a question away; the record of actions keeps its words',
    source: 'API-D28',
    access: { operator: 'CONTENT' },
    params: byFaq,
    ok: z.void(),
    status: 204,
    refusals: ['FAQ_NOT_FOUND'],
  },
});

import * as z from 'zod';
import { BUSINESS_FACTS, termsDocCd } from '@hyangro/contracts/help/terms.contract';
import { NOTICE_TABS } from '@hyangro/contracts/help/notice.contract';
import { textSchema } from '../../platform/locale/text-sql';

export const noticesFile = z.object({
  notices: z.array(
    z.object({
      noticeCd: z.string(),
      tab: z.enum(NOTICE_TABS),
      pinned: z.boolean(),
      onMain: z.boolean().default(false),
      publishedDaysAgo: z.number(),
      endsInDays: z.number().nullable(),
      title: textSchema,
      body: textSchema,
      link: z.string().nullable(),
      banner: z.string().nullable(),
    }),
  ),
});
export const faqFile = z.object({
  categories: z.record(z.string(), textSchema),
  faqs: z.array(
    z.object({
      faqCd: z.string(),
      category: z.string(),
      sort: z.int(),
      isTop: z.boolean(),
      question: textSchema,
      answer: textSchema,
    }),
  ),
});
export const termsFile = z.object({
  agreements: z.array(
    z.object({
      agreementCd: z.string(),
      sort: z.int(),
      required: z.boolean(),
      label: textSchema,
      docCd: z.string().nullable(),
    }),
  ),
  documents: z.array(
    z.object({
      docCd: termsDocCd,
      version: z.string(),
      effectiveDate: z.iso.date(),
      title: textSchema,
      changes: z.array(textSchema),
      sections: z.array(z.object({ heading: textSchema, body: textSchema })),
      facts: z.record(z.enum(BUSINESS_FACTS), textSchema).optional(),
      sample: z.boolean(),
      sampleNotice: textSchema,
    }),
  ),
});

/** What the help module imports: file contents by name. */
export interface HelpFiles {
  notices: z.infer<typeof noticesFile>;
  faq: z.infer<typeof faqFile>;
  terms: z.infer<typeof termsFile>;
}

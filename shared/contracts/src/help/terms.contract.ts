import * as z from 'zod';
import { contract } from '../kit/contract';

/** What a shop in Korea must say of itself (전자상거래법 §10, §13; 개인정보 보호법 §31), in the order of the page. */
export const BUSINESS_FACTS = [
  'companyNm',
  'representative',
  'address',
  'phone',
  'email',
  'businessNo',
  'mailOrderNo',
  'hosting',
  'privacyOfficer',
  'paymentSafety',
] as const;
export type BusinessFact = (typeof BUSINESS_FACTS)[number];

export const termsDocCd = z.enum(['TERMS', 'PRIVACY', 'COMPANY']);
const version = z.string().min(1).max(20);
/** Whether a version is still to come, holds today, or did once. */
const state = z.enum(['UPCOMING', 'IN_FORCE', 'FORMER']);
const termsVersion = z.object({
  version,
  /** Korean day from which it is in force: `2026-12-01`. */
  effectiveDate: z.string(),
  state,
  /** What changed with it, a sentence each; none in the first version. */
  changes: z.array(z.string()),
});
export type TermsVersion = z.infer<typeof termsVersion>;

/** One of the shop's versioned texts, in the reader's language. */
export const termsDocument = termsVersion.extend({
  docCd: termsDocCd,
  title: z.string(),
  sections: z.array(
    z.object({
      heading: z.string(),
      body: z.string(),
      /** Against the version before; null where nothing changed, and in the first. */
      change: z.enum(['NEW', 'CHANGED']).nullable(),
      /** What a changed section said before. */
      before: z.string().nullable(),
    }),
  ),
  /** Headings of sections that the version before had and this one has not. */
  removed: z.array(z.string()),
  /** Of the company alone. */
  facts: z.array(z.object({ fact: z.enum(BUSINESS_FACTS), value: z.string() })),
  /** Stands above a text that is a sample only; null above a real one. */
  sampleNotice: z.string().nullable(),
  /** All versions, the youngest first. */
  versions: z.array(termsVersion),
});
export type TermsDocument = z.infer<typeof termsDocument>;
export type TermsDocCd = z.infer<typeof termsDocCd>;

export const termsContract = contract({
  'GET /terms/:docCd': {
    summary: 'A text of the shop with its history: terms of use, privacy policy, company; the version in force unless one is named',
    source: 'R-ACC-04, R-PUB-03, R-PUB-04, R-PUB-05',
    access: 'guest',
    params: z.object({ docCd: termsDocCd }),
    query: z.object({ version: version.optional() }),
    ok: termsDocument,
    refusals: ['TERMS_NOT_FOUND'],
  },
});

import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { BusinessFact, TermsDocCd } from '@hyangro/contracts/help/terms.contract';
import type { Text } from '../../platform/locale/text';

export interface TermsSection {
  heading: Text;
  body: Text;
}
/** Versions of the shop's texts: terms, privacy, company (R-PUB-03 … R-PUB-05). */
export const termsTable = pgTable(
  'terms',
  {
    docCd: text('doc_cd').$type<TermsDocCd>().notNull(),
    version: text().notNull(),
    /** Korean day from which it is in force: `2026-12-01`. */
    effectiveDate: text('effective_date').notNull(),
    title: jsonb().$type<Text>().notNull(),
    sections: jsonb().$type<TermsSection[]>().notNull(),
    /** What changed against the version before, a sentence each. */
    changes: jsonb().$type<Text[]>().notNull().default([]),
    /** What the law asks of the company. */
    facts: jsonb().$type<Record<BusinessFact, Text>>(),
    /** Shown above a sample text. */
    sampleNotice: jsonb('sample_notice').$type<Text>(),
  },
  (table) => [primaryKey({ columns: [table.docCd, table.version] })],
);
/** What a new member agrees to (R-ACC-04). */
export const agreementTable = pgTable('agreement', {
  agreementCd: text('agreement_cd').primaryKey(),
  sort: integer().notNull(),
  isRequired: boolean('is_required').notNull(),
  label: jsonb().$type<Text>().notNull(),
  docCd: text('doc_cd'),
});

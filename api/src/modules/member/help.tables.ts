import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Text } from '../../platform/locale/text';
import { memberTable } from './member.tables';

/** Notices and events (R-PUB-08). */
export const noticeTable = pgTable(
  'notice',
  {
    noticeCd: text('notice_cd').primaryKey(),
    tab: text().$type<'notice' | 'event'>().notNull(),
    isPinned: boolean('is_pinned').notNull().default(false),
    /** Shown over Main while it runs (LS-08). */
    isOnMain: boolean('is_on_main').notNull().default(false),
    title: jsonb().$type<Text>().notNull(),
    body: jsonb().$type<Text>().notNull(),
    link: text(),
    bannerUrl: text('banner_url'),
    viewCount: integer('view_count').notNull().default(0),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }),
  },
  (table) => [index('notice_tab').on(table.tab, table.isPinned, table.publishedAt)],
);

export const faqCategoryTable = pgTable('faq_category', {
  category: text().primaryKey(),
  sort: integer().notNull(),
  name: jsonb().$type<Text>().notNull(),
});
export const faqTable = pgTable('faq', {
  faqCd: text('faq_cd').primaryKey(),
  category: text()
    .notNull()
    .references(() => faqCategoryTable.category),
  sort: integer().notNull(),
  isTop: boolean('is_top').notNull().default(false),
  question: jsonb().$type<Text>().notNull(),
  answer: jsonb().$type<Text>().notNull(),
});

export interface TermsSection {
  heading: Text;
  body: Text;
}
/** Versioned texts: terms, privacy, company (R-PUB-03…05). */
export const termsTable = pgTable('terms', {
  docCd: text('doc_cd').primaryKey(),
  kind: text().notNull(),
  version: text().notNull(),
  effectiveDate: text('effective_date').notNull(),
  route: text().notNull(),
  title: jsonb().$type<Text>().notNull(),
  sections: jsonb().$type<TermsSection[]>().notNull(),
  /** Shown above a sample text. */
  sampleNotice: jsonb('sample_notice').$type<Text>(),
  previousVersions: jsonb('previous_versions').$type<unknown[]>().notNull().default([]),
});
/** What a new member agrees to (R-ACC-04). */
export const agreementTable = pgTable('agreement', {
  agreementCd: text('agreement_cd').primaryKey(),
  sort: integer().notNull(),
  isRequired: boolean('is_required').notNull(),
  label: jsonb().$type<Text>().notNull(),
  docCd: text('doc_cd').references(() => termsTable.docCd),
});

/** One-to-one inquiries (R-MY-14). */
export const inquiryTable = pgTable(
  'inquiry',
  {
    inquiryCd: text('inquiry_cd').primaryKey(),
    memCd: text('mem_cd')
      .notNull()
      .references(() => memberTable.memCd, { onDelete: 'cascade' }),
    kind: text().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    orderCd: text('order_cd'),
    photoKeys: jsonb('photo_keys').$type<string[]>().notNull().default([]),
    answer: text(),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('inquiry_member').on(table.memCd, table.createdAt)],
);

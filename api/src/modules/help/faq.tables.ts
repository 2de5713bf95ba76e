import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Text } from '../../platform/locale/text';

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

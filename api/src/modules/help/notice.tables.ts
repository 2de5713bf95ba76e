import { boolean, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { NOTICE_TABS } from '@hyangro/contracts/help/notice.contract';
import type { Text } from '../../platform/locale/text';

/** Notices and events (R-PUB-08). */
export const noticeTable = pgTable(
  'notice',
  {
    noticeCd: text('notice_cd').primaryKey(),
    tab: text({ enum: NOTICE_TABS }).notNull(),
    isPinned: boolean('is_pinned').notNull().default(false),
    /** Shown over Main while it runs (LS-08). */
    isOnMain: boolean('is_on_main').notNull().default(false),
    title: jsonb().$type<Text>().notNull(),
    body: jsonb().$type<Text>().notNull(),
    link: text(),
    bannerUrl: text('banner_url'),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    /** When its words changed last, for the sitemap. */
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('notice_list').on(table.tab, table.isPinned, table.publishedAt, table.noticeCd),
    index('notice_time').on(table.tab, table.publishedAt, table.noticeCd),
  ],
);

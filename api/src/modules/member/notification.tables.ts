import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Text } from '../../platform/locale/text';
import { memberTable } from './member.tables';

/** News for all (no member) or for one; gone ten days after receipt (K-NTF). */
export const notificationTable = pgTable(
  'notification',
  {
    seq: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().notNull(),
    memCd: text('mem_cd').references(() => memberTable.memCd, { onDelete: 'cascade' }),
    isToast: boolean('is_toast').notNull().default(false),
    title: jsonb().$type<Text>().notNull(),
    body: jsonb().$type<Text>().notNull(),
    link: text(),
    /** News with a key reach a member once. */
    key: text(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('notification_member').on(table.memCd, table.seq),
    index('notification_all')
      .on(table.seq)
      .where(sql`mem_cd is null`),
    uniqueIndex('notification_key').on(table.memCd, table.key),
    index('notification_received').on(table.receivedAt),
  ],
);

/** What a member read or removed. */
export const notificationMarkTable = pgTable(
  'notification_mark',
  {
    memCd: text('mem_cd')
      .notNull()
      .references(() => memberTable.memCd, { onDelete: 'cascade' }),
    seq: integer()
      .notNull()
      .references(() => notificationTable.seq, { onDelete: 'cascade' }),
    readAt: timestamp('read_at', { withTimezone: true }),
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.memCd, table.seq] }), index('notification_mark_news').on(table.seq)],
);

import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { NotificationChannel, NotificationKind, NotificationTopic } from '@hyangro/contracts/member/notification.rules';
import type { Locale } from '@hyangro/contracts/locales';
import type { Text } from '../../platform/locale/text';
import { memberTable } from './member.tables';

/** What members are told. */
export interface News {
  kind: NotificationKind;
  title: Text;
  body: Text;
  /** A path of the shop. */
  link: string;
  /** Told twice under one key, a member reads it once. */
  key?: string;
  /** Language of phones; each member's own unless given. */
  locale?: Locale;
}

/** News for all (no member) or for one; gone ten days after receipt (K-NTF). */
export const notificationTable = pgTable(
  'notification',
  {
    seq: integer().primaryKey().generatedByDefaultAsIdentity(),
    kind: text().$type<NotificationKind>().notNull(),
    memCd: text('mem_cd').references(() => memberTable.memCd, { onDelete: 'cascade' }),
    isToast: boolean('is_toast').notNull().default(false),
    title: jsonb().$type<Text>().notNull(),
    body: jsonb().$type<Text>().notNull(),
    link: text(),
    /** News with a key reach a member once. */
    key: text(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    /** When its member read it; who read news for all is in `notification_mark`. */
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [
    index('notification_member').on(table.memCd, table.seq),
    index('notification_unread')
      .on(table.memCd, table.seq)
      .where(sql`read_at is null`),
    index('notification_all')
      .on(table.seq)
      .where(sql`mem_cd is null`),
    uniqueIndex('notification_key').on(table.memCd, table.key),
    index('notification_received').on(table.receivedAt),
  ],
);

/** What of the news for all a member read or removed. */
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

/** What a member turned off; all other ways are on. */
export const notificationOffTable = pgTable(
  'notification_off',
  {
    memCd: text('mem_cd')
      .notNull()
      .references(() => memberTable.memCd, { onDelete: 'cascade' }),
    channel: text().$type<NotificationChannel>().notNull(),
    topic: text().$type<NotificationTopic>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memCd, table.channel, table.topic] })],
);

/** Advertising of a night, told in the morning. */
export const notificationWaitingTable = pgTable(
  'notification_waiting',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memCds: text('mem_cds').array().notNull(),
    news: jsonb().$type<News>().notNull(),
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('notification_waiting_due').on(table.dueAt)],
);

import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Message } from './message';

export const outboxTable = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    key: text().unique(),
    kind: text().$type<Message['kind']>().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    attempts: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    nextAt: timestamp('next_at', { withTimezone: true }).notNull(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    error: text(),
  },
  (table) => [
    index('outbox_due')
      .on(table.nextAt)
      .where(sql`sent_at is null`),
    index('outbox_sent')
      .on(table.sentAt)
      .where(sql`sent_at is not null`),
  ],
);

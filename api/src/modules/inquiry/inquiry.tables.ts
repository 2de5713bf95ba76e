import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { INQUIRY_KINDS } from '@hyangro/contracts/inquiry/inquiry.rules';
import { LOCALES } from '@hyangro/contracts/locales';
import { memberTable } from '../member/member.tables';

/** One-to-one inquiries (R-MY-14). */
export const inquiryTable = pgTable(
  'inquiry',
  {
    inquiryCd: text('inquiry_cd').primaryKey(),
    memCd: text('mem_cd')
      .notNull()
      .references(() => memberTable.memCd, { onDelete: 'cascade' }),
    kind: text({ enum: INQUIRY_KINDS }).notNull(),
    title: text().notNull(),
    body: text().notNull(),
    orderCd: text('order_cd'),
    /** Language of title and body. */
    locale: text({ enum: LOCALES }).notNull().default('ko'),
    photoKeys: jsonb('photo_keys').$type<string[]>().notNull().default([]),
    /** The caller's name for one attempt, and what was asked for under it. */
    idempotencyKey: text('idempotency_key'),
    requestHash: text('request_hash'),
    answer: text(),
    answeredAt: timestamp('answered_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('inquiry_member').on(table.memCd, table.createdAt, table.inquiryCd),
    uniqueIndex('inquiry_key').on(table.memCd, table.idempotencyKey),
    index('inquiry_waiting')
      .on(table.createdAt)
      .where(sql`answer is null`),
  ],
);

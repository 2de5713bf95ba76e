import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { memberTable } from '../member/member.tables';

/** A file that a member sent. What no claim or post names within a day is removed. */
export const uploadTable = pgTable(
  'upload',
  {
    fileKey: text('file_key').primaryKey(),
    memCd: text('mem_cd')
      .notNull()
      .references(() => memberTable.memCd, { onDelete: 'cascade' }),
    bytes: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When something named it; null for a file that nothing needs yet. */
    attachedAt: timestamp('attached_at', { withTimezone: true }),
  },
  (table) => [
    index('upload_unattached')
      .on(table.createdAt)
      .where(sql`attached_at is null`),
    index('upload_member').on(table.memCd),
  ],
);

import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { Locale } from '@hyangro/contracts/locales';
import { instant } from '../../platform/db/columns';
import { memberTable } from '../member/member.tables';

/** The newest export of a member's own data (NF-03); its files lie in the storage under `exportCd`. */
export const memberExportTable = pgTable(
  'member_export',
  {
    memCd: text('mem_cd')
      .primaryKey()
      .references(() => memberTable.memCd, { onDelete: 'cascade' }),
    exportCd: text('export_cd').notNull().unique(),
    /** Language of the file that is read. */
    locale: text().$type<Locale>().notNull(),
    requestedAt: instant('requested_at').notNull(),
    attempts: integer().notNull().default(0),
    readyAt: instant('ready_at'),
    failedAt: instant('failed_at'),
    /** Until when the files are kept. */
    expiresAt: instant('expires_at'),
    purgedAt: instant('purged_at'),
  },
  (table) => [
    index('member_export_waiting')
      .on(table.requestedAt)
      .where(sql`ready_at is null and failed_at is null`),
    index('member_export_kept')
      .on(table.expiresAt)
      .where(sql`purged_at is null`),
  ],
);

import { sql } from 'drizzle-orm';
import { customType, pgTable, timestamp } from 'drizzle-orm/pg-core';

const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/**
 * One row per transaction that changed rows which processes keep in memory, written by triggers on their tables (migration 0003).
 * What a process keeps is as old as its snapshot: rows that the snapshot does not see are changes it has missed.
 */
export const keptChangeTable = pgTable('kept_change', {
  changedIn: transactionId('changed_in').primaryKey(),
  changedAt: timestamp('changed_at', { withTimezone: true })
    .notNull()
    .default(sql`clock_timestamp()`),
});

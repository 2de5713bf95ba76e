import { doublePrecision, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The last good rate of each source: what a process counts with that cannot reach it. */
export const exchangeRateTable = pgTable('exchange_rate', {
  source: text().primaryKey(),
  /** Won of one dollar. */
  won: doublePrecision().notNull(),
  fetchedAt: timestamp('fetched_at', { withTimezone: true }).notNull(),
});

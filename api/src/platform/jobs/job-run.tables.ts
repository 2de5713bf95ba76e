import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Ledger of jobs: one row per job and slot. A row without `finished_at` is running, or waits for another try. */
export const jobRunTable = pgTable(
  'job_run',
  {
    job: text().notNull(),
    slot: timestamp({ withTimezone: true }).notNull(),
    attempt: integer().notNull().default(1),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
    lockedUntil: timestamp('locked_until', { withTimezone: true }).notNull(),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    error: text(),
  },
  (table) => [primaryKey({ columns: [table.job, table.slot] })],
);

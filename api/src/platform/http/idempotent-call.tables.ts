import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Calls that came with an `Idempotency-Key`, and what they were answered. Kept for a day. */
export const idempotentCallTable = pgTable(
  'idempotent_call',
  {
    memCd: text('mem_cd').notNull(),
    key: text().notNull(),
    /** Call, address and body: another request under the same key is refused. */
    requestHash: text('request_hash').notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    /** Name of the refusal when the call was refused. */
    refusal: text(),
    /** The answer, or the values of the refusal, as JSON; null while the call is at work. */
    answer: text(),
  },
  (table) => [primaryKey({ columns: [table.memCd, table.key] })],
);

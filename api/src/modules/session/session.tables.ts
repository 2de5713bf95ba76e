import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { memberTable } from '../member/member.tables';

/** Live sessions by the SHA-256 of their token. */
export const sessionTable = pgTable(
  'session',
  {
    tokenHash: text('token_hash').primaryKey(),
    memCd: text('mem_cd')
      .notNull()
      .references(() => memberTable.memCd, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it was proved last who is there: at the login, or by the password given anew. */
    provedAt: timestamp('proved_at', { withTimezone: true }).notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    userAgent: text('user_agent'),
    /** From where it was used last, without the part that names a household. */
    network: text(),
  },
  (table) => [index('session_member').on(table.memCd), index('session_expiry').on(table.expiresAt)],
);

/** Wrong passwords by typed id, whether a member has that id or not: existing ids are not revealed (ST-LCK-01). */
export const loginAttemptTable = pgTable('login_attempt', {
  loginId: text('login_id').primaryKey(),
  wrongCount: integer('wrong_count').notNull(),
  lockedUntil: timestamp('locked_until', { withTimezone: true }),
  lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
});

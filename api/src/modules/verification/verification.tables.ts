import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns';

/** What a code is for; it opens nothing else. */
export type Purpose = 'SIGN_UP' | 'FIND_ID' | 'RESET_PASSWORD' | 'LOGIN' | 'CHANGE_PHONE' | 'CHANGE_EMAIL';

/** Six-digit codes on their way to a phone or a mailbox (API-D04, API-D05). */
export const verificationTable = pgTable(
  'verification',
  {
    verificationCd: text('verification_cd').primaryKey(),
    /** Digits of a phone, or a mail address in small letters. */
    target: text().notNull(),
    purpose: text().$type<Purpose>().notNull().default('SIGN_UP'),
    /** Members whom it proves, the newest first; none at a sign-up, and where no account fits. */
    memCds: text('mem_cds').array().notNull().default([]),
    codeHash: text('code_hash').notNull(),
    tries: integer().notNull().default(0),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    usedAt: instant('used_at'),
  },
  (table) => [index('verification_target').on(table.target, table.createdAt)],
);

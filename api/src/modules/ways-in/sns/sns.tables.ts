import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { SnsProvider } from '@hyangro/contracts/session/sns-providers';
import { instant } from '../../../platform/db/columns';
import { memberTable } from '../../member/member.tables';

/** Accounts of providers that open the shop (API-D02): one opens one member, a member has one of each provider. */
export const snsLinkTable = pgTable(
  'sns_link',
  {
    provider: text().$type<SnsProvider>().notNull(),
    openId: text('open_id').notNull(),
    memCd: text('mem_cd')
      .notNull()
      .references(() => memberTable.memCd, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.openId] }), uniqueIndex('sns_link_member').on(table.memCd, table.provider)],
);

/** Ways of browsers to a provider and back. One that came back with an account which opens no member is the proof of it. */
export const snsAttemptTable = pgTable(
  'sns_attempt',
  {
    /** SHA-256 of the state that goes through the provider. */
    stateHash: text('state_hash').primaryKey(),
    /** SHA-256 of the cookie of the browser that began. */
    browserHash: text('browser_hash').notNull(),
    provider: text().$type<SnsProvider>().notNull(),
    nonce: text().notNull(),
    codeVerifier: text('code_verifier').notNull(),
    /** Query of Login: where the member wants to go. */
    target: text().notNull(),
    /** Who links the account; null at a login. */
    memCd: text('mem_cd').references(() => memberTable.memCd, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
    openId: text('open_id'),
    nickname: text(),
    email: text(),
    provenAt: instant('proven_at'),
  },
  (table) => [index('sns_attempt_browser').on(table.browserHash, table.createdAt), index('sns_attempt_member').on(table.memCd)],
);

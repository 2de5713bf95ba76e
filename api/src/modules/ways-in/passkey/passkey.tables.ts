import { bigint, boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../../../platform/db/columns';
import { memberTable } from '../../member/member.tables';

/** Passkeys that open the shop: the public half; the private one never leaves the member's device. */
export const passkeyTable = pgTable(
  'passkey',
  {
    passkeyCd: text('passkey_cd').primaryKey(),
    /** As the device names it, base64url. */
    credentialId: text('credential_id').notNull(),
    memCd: text('mem_cd')
      .notNull()
      .references(() => memberTable.memCd, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    /** Signatures that the device has counted, in 32 bits without a sign; 0 where it counts none. */
    counter: bigint({ mode: 'number' }).notNull(),
    /** How a browser may reach the device: `internal`, `hybrid`, `usb` … */
    transports: text().array().notNull(),
    isSynced: boolean('is_synced').notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [uniqueIndex('passkey_credential').on(table.credentialId), index('passkey_member').on(table.memCd, table.createdAt)],
);

/** Challenges that a browser was given and has not brought back signed. */
export const passkeyChallengeTable = pgTable(
  'passkey_challenge',
  {
    /** SHA-256 of the challenge. */
    challengeHash: text('challenge_hash').primaryKey(),
    purpose: text().$type<'LOGIN' | 'ADD' | 'CONFIRM'>().notNull(),
    /** Who adds a passkey or proves who they are; null at a login. */
    memCd: text('mem_cd').references(() => memberTable.memCd, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('passkey_challenge_member').on(table.memCd), index('passkey_challenge_age').on(table.createdAt)],
);

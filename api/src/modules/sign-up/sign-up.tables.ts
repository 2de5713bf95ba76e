import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/db/columns';
import { memberTable } from '../member/member.tables';

const memberKey = () =>
  text('mem_cd')
    .notNull()
    .references(() => memberTable.memCd, { onDelete: 'cascade' });

/** Who invited whom; one referrer per member (V-REF2, K-REF). */
export const referralTable = pgTable(
  'referral',
  {
    memCd: memberKey().primaryKey(),
    refMemCd: text('ref_mem_cd')
      .notNull()
      .references(() => memberTable.memCd, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    /** When the referrer was thanked; until then the new member has proved neither phone nor mailbox. */
    rewardedAt: instant('rewarded_at'),
  },
  (table) => [index('referral_newest').on(table.refMemCd, table.createdAt, table.memCd)],
);

/** The newest code on its way to a member's mailbox; `sentCount` counts since `countedFrom`, for the limit of a day. */
export const emailCodeTable = pgTable('email_code', {
  memCd: memberKey().primaryKey(),
  codeHash: text('code_hash').notNull(),
  tries: integer().notNull().default(0),
  sentAt: instant('sent_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  countedFrom: instant('counted_from').notNull(),
  sentCount: integer('sent_count').notNull().default(1),
});

/** Phones that had their sign-up reward, as keyed hashes: they stay when the member leaves. */
export const rewardedPhoneTable = pgTable('rewarded_phone', {
  phoneHash: text('phone_hash').primaryKey(),
  rewardedAt: instant('rewarded_at').notNull(),
});

/** Mailboxes that had their sign-up reward, as hashes: they stay when the member leaves. */
export const rewardedMailboxTable = pgTable('rewarded_mailbox', {
  mailboxHash: text('mailbox_hash').primaryKey(),
  rewardedAt: instant('rewarded_at').notNull(),
});

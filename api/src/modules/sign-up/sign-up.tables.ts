import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { memberTable } from '../member/member.tables';

const instant = (name: string) => timestamp(name, { withTimezone: true });
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
  (table) => [index('referral_referrer').on(table.refMemCd)],
);

/** Six-digit codes on their way to a phone (API-D04). */
export const verificationTable = pgTable(
  'verification',
  {
    verificationCd: text('verification_cd').primaryKey(),
    target: text().notNull(),
    codeHash: text('code_hash').notNull(),
    tries: integer().notNull().default(0),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    usedAt: instant('used_at'),
  },
  (table) => [index('verification_target').on(table.target, table.createdAt)],
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

/** Mailboxes that had their sign-up reward, as hashes: they stay when the member leaves. */
export const rewardedMailboxTable = pgTable('rewarded_mailbox', {
  mailboxHash: text('mailbox_hash').primaryKey(),
  rewardedAt: instant('rewarded_at').notNull(),
});

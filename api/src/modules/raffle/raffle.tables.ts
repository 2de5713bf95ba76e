import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Text } from '../../platform/locale/text';
import { productTable } from '../catalog/catalog.tables';

export const raffleTable = pgTable(
  'raffle',
  {
    raffleProductCd: text('raffle_product_cd').primaryKey(),
    productCd: text('product_cd')
      .notNull()
      .references(() => productTable.productCd),
    optionCd: text('option_cd'),
    title: jsonb('title').$type<Text>().notNull(),
    description: jsonb('description').$type<Text>().notNull(),
    winnersCount: integer('winners_count').notNull(),
    ticketCost: integer('ticket_cost').notNull(),
    maxEntriesPerMember: integer('max_entries_per_member').notNull(),
    shippingFeeWon: integer('shipping_fee_won').notNull(),
    startAt: timestamp('start_at', { withTimezone: true }).notNull(),
    endAt: timestamp('end_at', { withTimezone: true }).notNull(),
    entryCount: integer('entry_count').notNull().default(0),
    /** Set in the transaction that draws: the draw happens once. */
    drawnAt: timestamp('drawn_at', { withTimezone: true }),
  },
  (table) => [
    check('raffle_times_check', sql`${table.startAt} < ${table.endAt}`),
    index('raffle_end_idx').on(table.endAt),
    index('raffle_undrawn_idx')
      .on(table.endAt)
      .where(sql`${table.drawnAt} is null`),
  ],
);

/** A member's part in a raffle: how many entries, what came of it, whether they looked. */
export const raffleEntryTable = pgTable(
  'raffle_entry',
  {
    raffleProductCd: text('raffle_product_cd')
      .notNull()
      .references(() => raffleTable.raffleProductCd),
    memCd: text('mem_cd').notNull(),
    entries: integer('entries').notNull(),
    enteredAt: timestamp('entered_at', { withTimezone: true }).notNull(),
    result: text('result', { enum: ['WON', 'LOST'] }),
    checkedAt: timestamp('checked_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.raffleProductCd, table.memCd] }),
    index('raffle_entry_member_idx').on(table.memCd),
    index('raffle_entry_winner_idx')
      .on(table.raffleProductCd)
      .where(sql`${table.result} = 'WON'`),
  ],
);

/** Tickets of one member and KST day; spending is one conditional update of this row. */
export const ticketWalletTable = pgTable(
  'ticket_wallet',
  {
    memCd: text('mem_cd').notNull(),
    day: date('day').notNull(),
    granted: integer('granted').notNull(),
    used: integer('used').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.memCd, table.day] }),
    check('ticket_wallet_check', sql`${table.used} >= 0 and ${table.used} <= ${table.granted}`),
  ],
);

/** History of tickets. `grantKey` makes each grant happen once (`DAILY`, `INVITE:<memCd>`); entries have none. */
export const ticketLedgerTable = pgTable(
  'ticket_ledger',
  {
    ticketSeq: bigint('ticket_seq', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memCd: text('mem_cd').notNull(),
    day: date('day').notNull(),
    reason: text('reason', { enum: ['DAILY', 'INVITE', 'EVENT', 'ENTRY'] }).notNull(),
    amount: integer('amount').notNull(),
    grantKey: text('grant_key'),
    raffleProductCd: text('raffle_product_cd'),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('ticket_ledger_grant_idx').on(table.memCd, table.day, table.grantKey),
    index('ticket_ledger_member_idx').on(table.memCd, table.at),
  ],
);

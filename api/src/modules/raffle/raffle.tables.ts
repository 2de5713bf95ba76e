import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { TICKET_REASONS } from '@hyangro/contracts/raffle/raffle.contract';
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
    /** SHA-256 of the seed in `raffle_secret`, in hex; null where the draw came before there was one. */
    commitment: text('commitment'),
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

/**
 * The seed of a raffle's draw: 32 bytes in hex. A table of its own, so that nothing that reads raffles can tell it before the draw;
 * `raffle_draw` publishes it.
 */
export const raffleSecretTable = pgTable('raffle_secret', {
  raffleProductCd: text('raffle_product_cd')
    .primaryKey()
    .references(() => raffleTable.raffleProductCd),
  seed: text('seed').notNull(),
});

/** One row per entry. Its id is random and the database's own: nobody chooses it, so nobody chooses its number in the draw. */
export const raffleChanceTable = pgTable(
  'raffle_chance',
  {
    entryId: uuid('entry_id').primaryKey().defaultRandom(),
    raffleProductCd: text('raffle_product_cd')
      .notNull()
      .references(() => raffleTable.raffleProductCd),
    memCd: text('mem_cd').notNull(),
    enteredAt: timestamp('entered_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('raffle_chance_member_idx').on(table.raffleProductCd, table.memCd)],
);

/** What a draw has published, word by word; it is never written again. */
export const raffleDrawTable = pgTable('raffle_draw', {
  raffleProductCd: text('raffle_product_cd')
    .primaryKey()
    .references(() => raffleTable.raffleProductCd),
  winnersCount: integer('winners_count').notNull(),
  seed: text('seed').notNull(),
  entryIds: uuid('entry_ids').array().notNull(),
  winnerEntryIds: uuid('winner_entry_ids').array().notNull(),
  passedOver: jsonb('passed_over').$type<{ entryId: string; winnerEntryId: string }[]>().notNull(),
  drawnAt: timestamp('drawn_at', { withTimezone: true }).notNull(),
});

/** Tickets of one member and KST day; spending is one conditional update of this row. */
export const ticketWalletTable = pgTable(
  'ticket_wallet',
  {
    memCd: text('mem_cd').notNull(),
    day: date('day').notNull(),
    granted: integer('granted').notNull(),
    used: integer('used').notNull().default(0),
    /** What was left at 23:59. */
    expired: integer('expired').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.memCd, table.day] }),
    index('ticket_wallet_left_idx')
      .on(table.day)
      .where(sql`${table.granted} > ${table.used} + ${table.expired}`),
    check(
      'ticket_wallet_check',
      sql`${table.used} >= 0 and ${table.expired} >= 0 and ${table.used} + ${table.expired} <= ${table.granted}`,
    ),
  ],
);

/** History of tickets. `grantKey` makes each grant happen once (`DAILY`, `INVITE:<memCd>`), and what is gone at 23:59 goes once (`EXPIRED`); entries have none. */
export const ticketLedgerTable = pgTable(
  'ticket_ledger',
  {
    ticketSeq: bigint('ticket_seq', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memCd: text('mem_cd').notNull(),
    day: date('day').notNull(),
    reason: text('reason', { enum: TICKET_REASONS }).notNull(),
    amount: integer('amount').notNull(),
    grantKey: text('grant_key'),
    raffleProductCd: text('raffle_product_cd'),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('ticket_ledger_grant_idx').on(table.memCd, table.day, table.grantKey),
    index('ticket_ledger_member_idx').on(table.memCd, table.at, table.ticketSeq),
  ],
);

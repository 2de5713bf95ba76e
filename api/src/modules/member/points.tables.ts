import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PointKind } from '@hyangro/contracts/member/points.contract';
import { memberTable } from './member.tables';

/** Every change of a balance. `remaining` is what is left of a credit; debits use the credit that expires first. */
export const pointLedgerTable = pgTable(
  'point_ledger',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memCd: text('mem_cd')
      .notNull()
      .references(() => memberTable.memCd, { onDelete: 'cascade' }),
    kind: text().$type<PointKind>().notNull(),
    /** Won, signed. */
    amount: integer().notNull(),
    balance: integer().notNull(),
    remaining: integer().notNull().default(0),
    /** Order or post it belongs to. */
    refCd: text('ref_cd'),
    /** Makes a booking happen once. */
    key: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
  },
  (table) => [
    index('point_ledger_member').on(table.memCd, table.createdAt, table.id),
    index('point_ledger_open')
      .on(table.memCd, table.expiresAt)
      .where(sql`remaining > 0`),
    uniqueIndex('point_ledger_key').on(table.memCd, table.key),
    check('point_ledger_remaining', sql`${table.remaining} >= 0`),
  ],
);

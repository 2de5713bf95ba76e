import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { orderLineTable, orderTable } from './order.tables';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A cancel or return (E-16). One open claim per order (ST-ORD-04). */
export const claimTable = pgTable(
  'claim',
  {
    claimCd: text('claim_cd').primaryKey(),
    orderCd: text('order_cd')
      .notNull()
      .references(() => orderTable.orderCd, { onDelete: 'cascade' }),
    claimType: text('claim_type').$type<'CANCEL' | 'RETURN'>().notNull(),
    state: text().$type<'RECEIVED' | 'REFUNDED' | 'REFUSED'>().notNull().default('RECEIVED'),
    reason: text().notNull(),
    /** Parcel the member sends back. */
    logisticsCompany: text('logistics_company'),
    invoiceNo: text('invoice_no'),
    /** Won and points given back. */
    refundAmount: integer('refund_amount').notNull().default(0),
    refundPoints: integer('refund_points').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (table) => [
    index('claim_order').on(table.orderCd),
    uniqueIndex('claim_open')
      .on(table.orderCd)
      .where(sql`state = 'RECEIVED'`),
    check('claim_money', sql`${table.refundAmount} >= 0 and ${table.refundPoints} >= 0`),
  ],
);

export const claimLineTable = pgTable(
  'claim_line',
  {
    claimCd: text('claim_cd')
      .notNull()
      .references(() => claimTable.claimCd, { onDelete: 'cascade' }),
    orderCd: text('order_cd').notNull(),
    lineNo: integer('line_no').notNull(),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.claimCd, table.lineNo] }),
    foreignKey({
      columns: [table.orderCd, table.lineNo],
      foreignColumns: [orderLineTable.orderCd, orderLineTable.lineNo],
    }).onDelete('cascade'),
    check('claim_line_quantity', sql`${table.quantity} > 0`),
  ],
);

export const claimPhotoTable = pgTable(
  'claim_photo',
  {
    claimCd: text('claim_cd')
      .notNull()
      .references(() => claimTable.claimCd, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    fileKey: text('file_key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.claimCd, table.seq] })],
);

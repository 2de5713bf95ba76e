import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CarrierCd } from '@hyangro/contracts/order/carriers';
import type { RefundBreakdown } from '@hyangro/contracts/order/claim.schemas';
import type { ClaimState, ClaimType, OrderState } from '@hyangro/contracts/order/order.schemas';
import { instant } from '../../platform/db/columns';
import { memberTable } from '../member/member.tables';
import { orderLineTable, orderTable } from '../order/order.tables';
import { uploadTable } from '../upload/upload.tables';

/** A cancel or return (E-16). One open claim per order (ST-ORD-04). */
export const claimTable = pgTable(
  'claim',
  {
    claimCd: text('claim_cd').primaryKey(),
    orderCd: text('order_cd')
      .notNull()
      .references(() => orderTable.orderCd, { onDelete: 'cascade' }),
    memCd: text('mem_cd')
      .notNull()
      .references(() => memberTable.memCd),
    /** What was asked for: the same again while it is open is the same claim. */
    requestHash: text('request_hash').notNull(),
    claimType: text('claim_type').$type<ClaimType>().notNull(),
    state: text().$type<ClaimState>().notNull().default('RECEIVED'),
    reason: text().notNull(),
    /** State that the order goes back to when the claim is rejected. */
    orderState: text('order_state').$type<OrderState>().notNull(),
    /** Parcel the member sends back. */
    logisticsCompany: text('logistics_company').$type<CarrierCd>(),
    invoiceNo: text('invoice_no'),
    /** Won and points given back, and what they are made of. */
    refundAmount: integer('refund_amount').notNull().default(0),
    refundPoints: integer('refund_points').notNull().default(0),
    refund: jsonb().$type<RefundBreakdown>().notNull(),
    /** Lines of which nothing stays: their coupons come back. */
    goneLineNos: integer('gone_line_nos').array().notNull().default([]),
    /** Points that what stays earns. */
    earnPoints: integer('earn_points').notNull(),
    rejectReason: text('reject_reason'),
    /** Whether the pieces were put back on the shelf. */
    isRestocked: boolean('is_restocked').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (table) => [
    index('claim_order').on(table.orderCd),
    index('claim_member').on(table.memCd, table.createdAt, table.claimCd),
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
    fileKey: text('file_key')
      .notNull()
      .references(() => uploadTable.fileKey),
  },
  (table) => [primaryKey({ columns: [table.claimCd, table.seq] }), uniqueIndex('claim_photo_file').on(table.fileKey)],
);

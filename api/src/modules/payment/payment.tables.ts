import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PayMethod } from '@hyangro/contracts/order/order.schemas';
import { instant } from '../../platform/db/columns';
import { orderTable } from '../order/order.tables';

/** READY: the shopper is at the provider. PENDING: confirming, the answer is not known yet. The others are ends. */
export type PaymentStatus = 'READY' | 'PENDING' | 'PAID' | 'FAILED' | 'CANCELLED';

/** One attempt to pay an order. The amount charged is the one written here, never one that a browser sends. */
export const paymentTable = pgTable(
  'payment',
  {
    /** Our number of the attempt at the provider: `<orderCd>-<n>`. */
    paymentNo: text('payment_no').primaryKey(),
    orderCd: text('order_cd')
      .notNull()
      .references(() => orderTable.orderCd, { onDelete: 'cascade' }),
    provider: text().notNull(),
    /** The provider's key; known once the payment is started there. */
    paymentKey: text('payment_key'),
    redirectUrl: text('redirect_url'),
    status: text().$type<PaymentStatus>().notNull().default('READY'),
    /** Won. */
    amount: integer().notNull(),
    cancelledAmount: integer('cancelled_amount').notNull().default(0),
    payMethod: text('pay_method').$type<PayMethod>().notNull(),
    /** The attempt ended here, but the provider must still be told: a charge goes back, an open window closes. */
    owesCancel: boolean('owes_cancel').notNull().default(false),
    /** Why it failed, in the provider's words. */
    failure: text(),
    /** When the provider last gave no answer about it: jobs ask for those first that were asked least recently. */
    unansweredAt: instant('unanswered_at'),
    createdAt: instant('created_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    closedAt: instant('closed_at'),
  },
  (table) => [
    uniqueIndex('payment_key').on(table.provider, table.paymentKey),
    uniqueIndex('payment_live')
      .on(table.orderCd)
      .where(sql`status in ('READY', 'PENDING')`),
    uniqueIndex('payment_paid')
      .on(table.orderCd)
      .where(sql`status = 'PAID'`),
    index('payment_order').on(table.orderCd, table.createdAt),
    index('payment_open')
      .on(table.status, table.createdAt)
      .where(sql`status in ('READY', 'PENDING')`),
    index('payment_owed')
      .on(table.createdAt)
      .where(sql`owes_cancel`),
    check('payment_money', sql`${table.amount} >= 0 and ${table.cancelledAmount} between 0 and ${table.amount}`),
  ],
);

/** Money of a paid order that goes back. Booked first, sent to the provider after that, and again until it has arrived. */
export const paymentRefundTable = pgTable(
  'payment_refund',
  {
    /** The claim it belongs to; the provider's idempotency key too, so that it happens once. */
    refundKey: text('refund_key').primaryKey(),
    paymentNo: text('payment_no')
      .notNull()
      .references(() => paymentTable.paymentNo, { onDelete: 'cascade' }),
    /** Won. */
    amount: integer().notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the provider gave it back; null while it is owed. */
    sentAt: instant('sent_at'),
    /** Why the provider refused it for good: an operator has to look. */
    failure: text(),
    /** When the provider last gave no answer about it. */
    unansweredAt: instant('unanswered_at'),
  },
  (table) => [
    index('payment_refund_payment').on(table.paymentNo),
    index('payment_refund_owed')
      .on(table.createdAt)
      .where(sql`sent_at is null`),
    check('payment_refund_amount', sql`${table.amount} > 0`),
  ],
);

/** What happened to a payment, for the people who answer questions about it. */
export const paymentEventTable = pgTable(
  'payment_event',
  {
    seq: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    paymentNo: text('payment_no')
      .notNull()
      .references(() => paymentTable.paymentNo, { onDelete: 'cascade' }),
    kind: text().notNull(),
    detail: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    at: instant('at').notNull(),
  },
  (table) => [index('payment_event_payment').on(table.paymentNo, table.seq)],
);

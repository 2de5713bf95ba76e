import { sql } from 'drizzle-orm';
import type { Locale } from '@hyangro/contracts/locales';
import { boolean, check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The books of the built-in payment provider. They stand apart from the shop's own, as a real provider's do. */
export const testProviderPaymentTable = pgTable(
  'test_provider_payment',
  {
    /** Unguessable: who knows it may decide on the payment page. */
    paymentKey: text('payment_key').primaryKey(),
    paymentNo: text('payment_no').notNull().unique(),
    amount: integer().notNull(),
    /** READY: page open. APPROVED: the shopper agreed, nothing is charged yet. DONE: charged. ABORTED: the shopper left. EXPIRED: closed by the shop, or open for too long. */
    status: text().$type<TestProviderStatus>().notNull().default('READY'),
    name: text().notNull(),
    method: text().notNull(),
    locale: text().$type<Locale>().notNull(),
    successUrl: text('success_url').notNull(),
    failUrl: text('fail_url').notNull(),
    /** The answer of the confirmation gets lost on its way back. */
    losesAnswer: boolean('loses_answer').notNull().default(false),
    /** The charge is made, but its answer comes only after the shop has given up waiting. */
    hangs: boolean().notNull().default(false),
    /** How often money moved: more than once would be a fault. */
    chargeCount: integer('charge_count').notNull().default(0),
    cancelledAmount: integer('cancelled_amount').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check(
      'test_provider_money',
      sql`${table.amount} >= 0 and ${table.cancelledAmount} between 0 and ${table.amount} and ${table.chargeCount} <= 1`,
    ),
  ],
);
export type TestProviderStatus = 'READY' | 'APPROVED' | 'DONE' | 'DECLINED' | 'ABORTED' | 'EXPIRED' | 'CANCELED';

/** Answers the provider already gave under an idempotency key. */
export const testProviderCallTable = pgTable('test_provider_call', {
  idempotencyKey: text('idempotency_key').primaryKey(),
  paymentKey: text('payment_key').notNull(),
  amount: integer().notNull(),
});

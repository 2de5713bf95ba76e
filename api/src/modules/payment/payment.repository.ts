import { and, desc, eq, inArray, sql, type SQLWrapper } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';
import { paymentEventTable as events, paymentTable as payments, type PaymentStatus } from './payment.tables';

export type PaymentRow = typeof payments.$inferSelect;
/** An attempt that may still become a payment. */
const LIVE: readonly PaymentStatus[] = ['READY', 'PENDING'];
const isLive = inArray(payments.status, [...LIVE]);

/** For `exists`: an attempt to pay the order is under way. */
export const livePaymentOf = (db: Db, orderCd: SQLWrapper) =>
  db
    .select({ one: sql`1` })
    .from(payments)
    .where(and(eq(payments.orderCd, orderCd), isLive));

export async function findLivePayment(db: Db, orderCd: string): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderCd, orderCd), isLive));
  return row ?? null;
}
export async function findLatestPayment(db: Db, orderCd: string): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(eq(payments.orderCd, orderCd))
    .orderBy(desc(payments.createdAt), desc(payments.paymentNo))
    .limit(1);
  return row ?? null;
}
export async function findPaymentByKey(db: Db, provider: string, paymentKey: string): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.paymentKey, paymentKey)));
  return row ?? null;
}
export async function findPayment(db: Db, paymentNo: string): Promise<PaymentRow | null> {
  const [row] = await db.select().from(payments).where(eq(payments.paymentNo, paymentNo));
  return row ?? null;
}
/** First those that the provider was asked about least recently, so that none waits behind others it does not answer. */
const leastRecentlyAsked = sql`coalesce(${payments.unansweredAt}, ${payments.createdAt})`;
/** Attempts under way, least recently asked first. */
export const findLivePayments = (db: Db, provider: string, limit: number): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(and(isLive, eq(payments.provider, provider)))
    .orderBy(leastRecentlyAsked)
    .limit(limit);

/** Opens the next attempt to pay an order. The caller holds the order's lock. */
export async function insertPayment(
  tx: Db,
  payment: Pick<PaymentRow, 'orderCd' | 'provider' | 'amount' | 'payMethod' | 'createdAt'>,
): Promise<PaymentRow> {
  const [{ attempts } = { attempts: 0 }] = await tx
    .select({ attempts: sql<number>`count(*)::int` })
    .from(payments)
    .where(eq(payments.orderCd, payment.orderCd));
  const [row] = await tx
    .insert(payments)
    .values({ ...payment, paymentNo: `${payment.orderCd}-${attempts + 1}` })
    .returning();
  if (!row) throw new Error(`No payment was written for ${payment.orderCd}`);
  await insertPaymentEvent(tx, row.paymentNo, 'OPENED', payment.createdAt, { amount: payment.amount });
  return row;
}

export async function markStarted(db: Db, paymentNo: string, started: { paymentKey: string | null; redirectUrl: string }): Promise<void> {
  await db.update(payments).set(started).where(eq(payments.paymentNo, paymentNo));
}

/** Moves an attempt that is still under way; false when it has ended before. */
export async function movePayment(
  tx: Db,
  paymentNo: string,
  status: PaymentStatus,
  at: Date,
  more: { failure?: string; owesCancel?: boolean } = {},
): Promise<boolean> {
  const ends = status === 'PAID' ? { confirmedAt: at } : status === 'FAILED' || status === 'CANCELLED' ? { closedAt: at } : {};
  const moved = await tx
    .update(payments)
    .set({ status, ...ends, ...more })
    .where(and(eq(payments.paymentNo, paymentNo), isLive))
    .returning({ paymentNo: payments.paymentNo });
  if (moved.length > 0) await insertPaymentEvent(tx, paymentNo, status, at, { ...more });
  return moved.length > 0;
}

/** Attempts that ended here while the provider may still hold, or take, the money. */
export const findOwedCancels = (db: Db, provider: string, limit: number): Promise<PaymentRow[]> =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.owesCancel, true), eq(payments.provider, provider)))
    .orderBy(leastRecentlyAsked)
    .limit(limit);
export const markUnanswered = (db: Db, paymentNo: string, at: Date) =>
  db.update(payments).set({ unansweredAt: at }).where(eq(payments.paymentNo, paymentNo));
export const markCancelled = (db: Db, paymentNo: string) =>
  db.update(payments).set({ owesCancel: false }).where(eq(payments.paymentNo, paymentNo));

/** The attempt that paid an order; null when none did. */
export async function findPaidPayment(db: Db, orderCd: string): Promise<PaymentRow | null> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.orderCd, orderCd), eq(payments.status, 'PAID')));
  return row ?? null;
}

export const insertPaymentEvent = (db: Db, paymentNo: string, kind: string, at: Date, detail: Record<string, unknown> = {}) =>
  db.insert(events).values({ paymentNo, kind, at, detail });

import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';
import { paymentRefundTable as refunds, paymentTable as payments } from './payment.tables';

export type RefundRow = typeof refunds.$inferSelect;
interface NewRefund {
  refundKey: string;
  paymentNo: string;
  amount: number;
  createdAt: Date;
}

/** Books a refund on its payment; false when it is booked already. More than was paid breaks a check of the table. */
export async function insertRefund(tx: Db, refund: NewRefund): Promise<boolean> {
  const written = await tx.insert(refunds).values(refund).onConflictDoNothing().returning({ refundKey: refunds.refundKey });
  if (written.length === 0) return false;
  await tx
    .update(payments)
    .set({ cancelledAmount: sql`${payments.cancelledAmount} + ${refund.amount}` })
    .where(eq(payments.paymentNo, refund.paymentNo));
  return true;
}

const owed = (db: Db) =>
  db
    .select({ refundKey: refunds.refundKey, paymentNo: refunds.paymentNo, amount: refunds.amount, paymentKey: payments.paymentKey })
    .from(refunds)
    .innerJoin(payments, eq(payments.paymentNo, refunds.paymentNo))
    .$dynamic();
export type OwedRefund = Awaited<ReturnType<typeof owed>>[number];

export async function findOwedRefund(db: Db, provider: string, refundKey: string): Promise<OwedRefund | null> {
  const [row] = await owed(db).where(and(eq(refunds.refundKey, refundKey), isNull(refunds.sentAt), eq(payments.provider, provider)));
  return row ?? null;
}
/** Refunds that the provider has not made yet, least recently asked first; those it refused for good wait for an operator. */
export const findOwedRefunds = (db: Db, provider: string, limit: number): Promise<OwedRefund[]> =>
  owed(db)
    .where(and(isNull(refunds.sentAt), isNull(refunds.failure), eq(payments.provider, provider)))
    .orderBy(sql`coalesce(${refunds.unansweredAt}, ${refunds.createdAt})`)
    .limit(limit);

export const markRefund = (
  db: Db,
  refundKey: string,
  change: { sentAt: Date; failure: null } | { failure: string } | { unansweredAt: Date },
) => db.update(refunds).set(change).where(eq(refunds.refundKey, refundKey));

/** Whether the money of a refund is back; null when none was booked under the key. */
export async function findRefund(db: Db, refundKey: string): Promise<Pick<RefundRow, 'sentAt' | 'failure'> | null> {
  const [row] = await db.select({ sentAt: refunds.sentAt, failure: refunds.failure }).from(refunds).where(eq(refunds.refundKey, refundKey));
  return row ?? null;
}

/** Refunds that the provider refused for good, oldest first. */
export const findRefusedRefunds = (db: Db, limit: number) =>
  db
    .select({
      claimCd: refunds.refundKey,
      orderCd: payments.orderCd,
      amount: refunds.amount,
      failure: sql<string>`${refunds.failure}`,
      createdAt: refunds.createdAt,
    })
    .from(refunds)
    .innerJoin(payments, eq(payments.paymentNo, refunds.paymentNo))
    .where(and(isNull(refunds.sentAt), isNotNull(refunds.failure)))
    .orderBy(refunds.createdAt)
    .limit(limit);

/** Those of the refunds that the provider has made. */
export async function findSentRefunds(db: Db, refundKeys: readonly string[]): Promise<ReadonlySet<string>> {
  if (refundKeys.length === 0) return new Set();
  const rows = await db
    .select({ refundKey: refunds.refundKey })
    .from(refunds)
    .where(and(inArray(refunds.refundKey, [...refundKeys]), isNotNull(refunds.sentAt)));
  return new Set(rows.map(({ refundKey }) => refundKey));
}

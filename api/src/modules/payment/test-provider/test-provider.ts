import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db, RootDb } from '../../../platform/db/db';
import { newToken } from '../../../platform/session/token';
import { PaymentFault, type PaymentPort, type ProviderPayment } from '../../../platform/payment/payment-port';
import { testProviderCallTable as calls, testProviderPaymentTable as payments, type TestProviderStatus } from './test-provider.tables';

/** Path of this provider's page from the root of the shop: its server passes `/api` on. */
export const TEST_PAY_PATH = '/pay/test';
const STATUS: Readonly<Record<TestProviderStatus, ProviderPayment['status']>> = {
  READY: 'OPEN',
  APPROVED: 'AUTHORISED',
  DONE: 'DONE',
  DECLINED: 'FAILED',
  ABORTED: 'CANCELLED',
  EXPIRED: 'CANCELLED',
  CANCELED: 'CANCELLED',
};

/** How long its page can be decided on. */
const PAGE_OPEN_MINUTES = 30;
const hint = z.object({ paymentKey: z.string() });

/**
 * The built-in provider: a page of its own, books of its own, and no money. Behaves like a real one, lost and late answers included.
 * `timeoutMs` is how long the shop waits for an answer.
 */
export function testProvider(db: RootDb, timeoutMs: number): PaymentPort {
  return {
    provider: 'test',
    async start({ paymentNo, amount, name, method, locale, successUrl, failUrl }, now) {
      const created = {
        paymentKey: newToken(),
        paymentNo,
        amount,
        name,
        method,
        locale,
        successUrl,
        failUrl,
        createdAt: now,
      };
      await db.insert(payments).values(created).onConflictDoNothing();
      const [row] = await db.select({ paymentKey: payments.paymentKey }).from(payments).where(eq(payments.paymentNo, paymentNo));
      const paymentKey = row?.paymentKey ?? created.paymentKey;
      return { paymentKey, redirectUrl: `/api${TEST_PAY_PATH}/${paymentKey}` };
    },
    async confirm({ paymentKey, paymentNo, amount }) {
      const row = await findTestPayment(db, paymentKey);
      if (!row || row.paymentNo !== paymentNo || row.amount !== amount) throw new PaymentFault('INVALID_REQUEST', true);
      const [charged] = await db
        .update(payments)
        .set({ status: 'DONE', chargeCount: sql`${payments.chargeCount} + 1` })
        .where(and(eq(payments.paymentKey, paymentKey), eq(payments.status, 'APPROVED')))
        .returning();
      if (charged?.hangs) {
        await wait(timeoutMs);
        throw new PaymentFault('TIMEOUT', false);
      }
      if (charged?.losesAnswer) throw new PaymentFault('NETWORK', false);
      const after = charged ?? (await findTestPayment(db, paymentKey));
      if (after?.status !== 'DONE')
        throw new PaymentFault(after?.status === 'READY' ? 'NOT_AUTHORISED' : 'REJECTED', after?.status !== 'READY');
      return view(after);
    },
    cancel: ({ paymentKey, amount, key }) =>
      db.transaction(async (tx) => {
        const [row] = await tx.select().from(payments).where(eq(payments.paymentKey, paymentKey)).for('update');
        if (!row) throw new PaymentFault('NOT_FOUND', true);
        if (row.status !== 'DONE') {
          if (row.status !== 'READY' && row.status !== 'APPROVED') return view(row);
          return view({ ...row, ...(await close(tx, paymentKey)) });
        }
        const back = amount ?? row.amount - row.cancelledAmount;
        const isFirst = await tx.insert(calls).values({ idempotencyKey: key, paymentKey, amount: back }).onConflictDoNothing().returning();
        if (isFirst.length === 0) return view(row);
        const cancelledAmount = row.cancelledAmount + back;
        if (cancelledAmount > row.amount) throw new PaymentFault('NOT_CANCELABLE_AMOUNT', true);
        const status = cancelledAmount === row.amount ? 'CANCELED' : 'DONE';
        await tx.update(payments).set({ cancelledAmount, status }).where(eq(payments.paymentKey, paymentKey));
        return view({ ...row, cancelledAmount, status });
      }),
    async get(paymentKey) {
      const row = await findTestPayment(db, paymentKey);
      if (!row) throw new PaymentFault('NOT_FOUND', true);
      return view(row);
    },
    webhook: (body) => hint.safeParse(body).data ?? null,
  };
}

type Row = typeof payments.$inferSelect;

export async function findTestPayment(db: Db, paymentKey: string): Promise<Row | null> {
  const [row] = await db.select().from(payments).where(eq(payments.paymentKey, paymentKey));
  return row ?? null;
}

/** Whether a page nobody decided on was open for too long. */
export const isPageOver = ({ status, createdAt }: Row, now: Date): boolean =>
  status === 'READY' && now.getTime() - createdAt.getTime() > PAGE_OPEN_MINUTES * 60_000;

/** What the shopper decided on the page. Only the first decision counts, and none after its time; returns the payment after that. */
export async function decideTestPayment(
  db: Db,
  paymentKey: string,
  decision: { status: 'APPROVED' | 'DECLINED' | 'ABORTED'; losesAnswer?: boolean; hangs?: boolean },
  now: Date,
): Promise<Row | null> {
  const open = await findTestPayment(db, paymentKey);
  if (!open) return null;
  await db
    .update(payments)
    .set(isPageOver(open, now) ? { status: 'EXPIRED' } : decision)
    .where(and(eq(payments.paymentKey, paymentKey), eq(payments.status, 'READY')));
  return findTestPayment(db, paymentKey);
}

async function close(db: Db, paymentKey: string) {
  await db
    .update(payments)
    .set({ status: 'EXPIRED' })
    .where(and(eq(payments.paymentKey, paymentKey), inArray(payments.status, ['READY', 'APPROVED'])));
  return { status: 'EXPIRED' as const };
}

const view = ({ paymentKey, paymentNo, status, amount, cancelledAmount }: Row): ProviderPayment => ({
  paymentKey,
  paymentNo,
  status: STATUS[status],
  amount,
  balance: status === 'DONE' ? amount - cancelledAmount : 0,
});

import { and, eq, inArray, sql } from 'drizzle-orm';
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
  CANCELED: 'CANCELLED',
};

/** The built-in provider: a page of its own, books of its own, and no money. Behaves like a real one, lost answers included. */
export function testProvider(db: RootDb): PaymentPort {
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
    webhook: () => null,
  };
}

type Row = typeof payments.$inferSelect;

export async function findTestPayment(db: Db, paymentKey: string): Promise<Row | null> {
  const [row] = await db.select().from(payments).where(eq(payments.paymentKey, paymentKey));
  return row ?? null;
}

/** What the shopper decided on the page. Only the first decision counts; returns the payment after that. */
export async function decideTestPayment(
  db: Db,
  paymentKey: string,
  decision: { status: 'APPROVED' | 'DECLINED' | 'ABORTED'; losesAnswer?: boolean },
): Promise<Row | null> {
  await db
    .update(payments)
    .set(decision)
    .where(and(eq(payments.paymentKey, paymentKey), eq(payments.status, 'READY')));
  return findTestPayment(db, paymentKey);
}

async function close(db: Db, paymentKey: string) {
  await db
    .update(payments)
    .set({ status: 'ABORTED' })
    .where(and(eq(payments.paymentKey, paymentKey), inArray(payments.status, ['READY', 'APPROVED'])));
  return { status: 'ABORTED' as const };
}

const view = ({ paymentKey, paymentNo, status, amount, cancelledAmount }: Row): ProviderPayment => ({
  paymentKey,
  paymentNo,
  status: STATUS[status],
  amount,
  balance: status === 'DONE' ? amount - cancelledAmount : 0,
});

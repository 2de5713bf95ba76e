import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';
import type { SeededOrder } from '../order/public';
import { markRefund } from './refund.repository';
import { paymentTable } from './payment.tables';
import { testProviderPaymentTable } from './test-provider/test-provider.tables';

const CHUNK = 100;

/** The payments of demo orders that were just written, in the shop's books and in those of the test provider. */
export async function seedPayments(db: Db, orders: readonly SeededOrder[]): Promise<void> {
  for (let from = 0; from < orders.length; from += CHUNK) {
    const some = orders.slice(from, from + CHUNK);
    await db.insert(testProviderPaymentTable).values(
      some.map((order) => ({
        ...commonOf(order),
        status: 'DONE' as const,
        chargeCount: 1,
        name: order.orderCd,
        method: order.payMethod,
        locale: order.locale,
        successUrl: '/',
        failUrl: '/',
      })),
    );
    await db.insert(paymentTable).values(
      some.map((order) => ({
        ...commonOf(order),
        orderCd: order.orderCd,
        provider: 'test',
        status: 'PAID' as const,
        payMethod: order.payMethod,
        confirmedAt: order.paidAt,
      })),
    );
  }
}

/** A booked refund of a demo order as one that the test provider has made. */
export async function seedRefund(
  db: Db,
  { refundKey, orderCd, amount }: { refundKey: string; orderCd: string; amount: number },
  at: Date,
): Promise<void> {
  const { paymentKey, cancelledAmount, status } = testProviderPaymentTable;
  await markRefund(db, refundKey, { sentAt: at, failure: null });
  await db
    .update(testProviderPaymentTable)
    .set({
      cancelledAmount: sql`${cancelledAmount} + ${amount}`,
      status: sql`case when ${cancelledAmount} + ${amount} = ${testProviderPaymentTable.amount} then 'CANCELED' else ${status} end`,
    })
    .where(eq(paymentKey, keyOf(orderCd)));
}

const keyOf = (orderCd: string): string => `demo-${orderCd}`;
const commonOf = ({ orderCd, payment, orderedAt }: SeededOrder) => ({
  paymentKey: keyOf(orderCd),
  paymentNo: `${orderCd}-1`,
  amount: payment,
  createdAt: orderedAt,
});

import type { Db } from '../../platform/db/db';
import type { SeededOrder } from '../order/public';
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
        status: order.refundedAt ? ('CANCELED' as const) : ('DONE' as const),
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
        status: order.refundedAt ? ('CANCELLED' as const) : ('PAID' as const),
        payMethod: order.payMethod,
        confirmedAt: order.paidAt,
        closedAt: order.refundedAt,
      })),
    );
  }
}

const commonOf = ({ orderCd, payment, orderedAt, refundedAt }: SeededOrder) => ({
  paymentKey: `demo-${orderCd}`,
  paymentNo: `${orderCd}-1`,
  amount: payment,
  cancelledAmount: refundedAt ? payment : 0,
  createdAt: orderedAt,
});

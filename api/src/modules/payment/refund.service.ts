import type { Tx } from '../../platform/db/db';
import type { Deps } from '../../platform/module';
import { PaymentFault } from '../../platform/payment/payment-port';
import { findPaidPayment, insertPaymentEvent } from './payment.repository';
import { findOwedRefund, findOwedRefunds, insertRefund, markRefund, type OwedRefund } from './refund.repository';

export { findSentRefunds } from './refund.repository';
export type RefundDeps = Pick<Deps, 'db' | 'payment' | 'log'>;
/** Per run: the next minute brings the next. */
const BATCH = 200;

/**
 * Books money of a paid order as going back, once per key. Call it in the transaction that decides so, and `payOwedRefund` after it: the
 * books come first, so that a lost answer or a dead process neither forgets a refund nor makes two.
 * @param amount won; nothing happens for 0
 */
export async function bookRefund(tx: Tx, orderCd: string, { key, amount }: { key: string; amount: number }, now: Date): Promise<void> {
  if (amount === 0) return;
  const payment = await findPaidPayment(tx, orderCd);
  if (!payment) throw new Error(`The order ${orderCd} has no payment that could go back`);
  const { paymentNo } = payment;
  if (await insertRefund(tx, { refundKey: key, paymentNo, amount, createdAt: now }))
    await insertPaymentEvent(tx, paymentNo, 'REFUND_BOOKED', now, { key, amount });
}

/** Sends one booked refund to the provider. Harmless when it has been sent. */
export async function payOwedRefund(deps: RefundDeps, key: string, now: Date): Promise<void> {
  const refund = await findOwedRefund(deps.db, deps.payment.provider, key);
  if (refund) await send(deps, refund, now);
}

/** Sends what the provider has not made yet: it was away, its answer got lost, or the process ended in between. */
export async function payOwedRefunds(deps: RefundDeps, now: Date): Promise<void> {
  for (const refund of await findOwedRefunds(deps.db, deps.payment.provider, BATCH)) await send(deps, refund, now);
}

async function send({ db, payment, log }: RefundDeps, { refundKey, paymentNo, paymentKey, amount }: OwedRefund, now: Date): Promise<void> {
  if (!paymentKey) return;
  try {
    const after = await payment.cancel({ paymentKey, reason: 'CLAIM', amount, key: refundKey });
    await markRefund(db, refundKey, { sentAt: now, failure: null });
    await insertPaymentEvent(db, paymentNo, 'REFUNDED', now, { key: refundKey, ...after });
  } catch (error) {
    if (!(error instanceof PaymentFault)) throw error;
    await insertPaymentEvent(db, paymentNo, 'REFUND_NOT_MADE', now, { key: refundKey, code: error.code });
    if (!error.isFinal) return;
    log.error({ refundKey, paymentNo, code: error.code }, 'the provider refused a refund');
    await markRefund(db, refundKey, { failure: error.code });
  }
}

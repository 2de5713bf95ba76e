import type { MoneyBack } from '@hyangro/contracts/operator/operator.contract';
import type { Db, Tx } from '../../platform/db/db';
import type { Deps } from '../../platform/module';
import { PaymentFault } from '../../platform/payment/payment-port';
import { providerRun } from '../../platform/payment/provider-run';
import { findPaidPayment, insertPaymentEvent } from './payment.repository';
import {
  findOwedRefund,
  findOwedRefunds,
  findRefund,
  findRefusedRefunds,
  insertRefund,
  markRefund,
  type OwedRefund,
} from './refund.repository';

export { findSentRefunds } from './refund.repository';
const REFUSED_SHOWN = 200;
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

/** Where the money of a refund is: given back, still owed, or refused for good. */
export async function moneyBackOf(db: Db, key: string): Promise<MoneyBack> {
  const refund = await findRefund(db, key);
  if (!refund || refund.sentAt) return 'PAID';
  return refund.failure === null ? 'OWED' : 'REFUSED';
}

/** Refunds that wait for an operator: the provider refused them for good, and no job asks again. */
export const listRefusedRefunds = async (db: Db) =>
  (await findRefusedRefunds(db, REFUSED_SHOWN)).map(({ createdAt, ...refund }) => ({ ...refund, createdAt: createdAt.toISOString() }));

/** Sends what the provider has not made yet: it was away, its answer got lost, or the process ended in between. */
export async function payOwedRefunds(deps: RefundDeps, now: Date): Promise<void> {
  const run = providerRun(deps.payment);
  for (const refund of await findOwedRefunds(deps.db, deps.payment.provider, BATCH)) {
    if (run.isOver()) return;
    await send({ ...deps, payment: run.payment }, refund, now);
  }
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
    if (!error.isFinal) return void (await markRefund(db, refundKey, { unansweredAt: now }));
    log.error({ refundKey, paymentNo, code: error.code }, 'the provider refused a refund');
    await markRefund(db, refundKey, { failure: error.code });
  }
}

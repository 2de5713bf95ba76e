import type { RootDb, Tx } from '../../platform/db/db';
import type { Deps } from '../../platform/module';
import { PaymentFault, type ProviderPayment } from '../../platform/payment/payment-port';
import { bookPaidOrder, holdStock, lockOrder, releaseRewards, tellBuyer, type OrderRow } from '../order/public';
import { insertPaymentEvent, markCancelled, markUnanswered, movePayment, findPayment, type PaymentRow } from './payment.repository';

export type PayDeps = Pick<Deps, 'db' | 'payment' | 'outbox' | 'config' | 'log'>;

/** Reads an attempt back from its provider and brings our books in line with it. Returns the attempt after that. */
export async function resolvePayment(deps: PayDeps, attempt: PaymentRow, now: Date): Promise<PaymentRow> {
  const { paymentKey } = attempt;
  if (!paymentKey) return attempt;
  try {
    const at = await deps.payment.get(paymentKey);
    // The process ended, or the call got lost, between our "charge it" and the provider: the shopper agreed, so say it again.
    if (at.status === 'AUTHORISED' && attempt.status === 'PENDING') return await chargePayment(deps, { ...attempt, paymentKey }, now);
    if (at.status === 'OPEN' && attempt.status === 'PENDING') await movePayment(deps.db, attempt.paymentNo, 'READY', now);
    else await settle(deps, attempt, at, now);
  } catch (error) {
    if (!(error instanceof PaymentFault)) throw error;
    await markUnanswered(deps.db, attempt.paymentNo, now);
    deps.log.warn({ paymentNo: attempt.paymentNo, code: error.code }, 'the provider could not be asked');
  }
  return asItStands(deps.db, attempt);
}

/** Charges an attempt that the shopper agreed to. The answer may get lost: then the attempt stays PENDING and is read back later. */
export async function chargePayment(deps: PayDeps, attempt: PaymentRow & { paymentKey: string }, now: Date): Promise<PaymentRow> {
  const { paymentKey, paymentNo, amount } = attempt;
  try {
    await settle(deps, attempt, await deps.payment.confirm({ paymentKey, paymentNo, amount }), now);
  } catch (error) {
    if (!(error instanceof PaymentFault)) throw error;
    if (error.isFinal) await endPayment(deps, attempt, { status: 'FAILED', failure: error.code }, now);
    else {
      await markUnanswered(deps.db, paymentNo, now);
      await insertPaymentEvent(deps.db, paymentNo, 'ANSWER_LOST', now, { code: error.code });
    }
  }
  return asItStands(deps.db, attempt);
}

/** Ends an attempt that did not become a payment: rewards go back, the provider closes it. Harmless when it has ended. */
export async function endPayment(
  deps: PayDeps,
  attempt: PaymentRow,
  { status, failure }: { status: 'FAILED' | 'CANCELLED'; failure: string },
  now: Date,
): Promise<void> {
  const owesCancel = status === 'CANCELLED' && attempt.paymentKey !== null;
  const isEnded = await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, attempt.orderCd);
    if (!(await movePayment(tx, attempt.paymentNo, status, now, { failure, owesCancel }))) return false;
    if (order?.state === 'WAIT') await releaseRewards(tx, order);
    return true;
  });
  if (isEnded && owesCancel) await payOwedCancel(deps, attempt, now);
}

/** Tells the provider that an attempt ended: a charge is refunded, an open window closed. Retried by the job until it succeeds. */
export async function payOwedCancel({ db, payment }: PayDeps, { paymentNo, paymentKey }: PaymentRow, now: Date): Promise<void> {
  if (!paymentKey) return;
  try {
    const after = await payment.cancel({ paymentKey, reason: 'ORDER_CLOSED', key: paymentNo });
    await insertPaymentEvent(db, paymentNo, 'CANCELLED_AT_PROVIDER', now, { ...after });
  } catch (error) {
    if (!(error instanceof PaymentFault)) throw error;
    await insertPaymentEvent(db, paymentNo, 'CANCEL_REFUSED', now, { code: error.code });
    // Nothing was charged, so there is nothing to give back.
    if (!error.isFinal) return void (await markUnanswered(db, paymentNo, now));
  }
  await markCancelled(db, paymentNo);
}

async function settle(deps: PayDeps, attempt: PaymentRow, at: ProviderPayment, now: Date): Promise<void> {
  const isOurs = at.paymentNo === attempt.paymentNo && at.amount === attempt.amount;
  if (at.status === 'DONE' && isOurs) return markPaid(deps, attempt, now);
  if (at.status === 'DONE') return refuseOtherAmount(deps, attempt, at.amount, now);
  if (at.status === 'FAILED') return endPayment(deps, attempt, { status: 'FAILED', failure: 'DECLINED' }, now);
  if (at.status === 'CANCELLED') return endPayment(deps, attempt, { status: 'CANCELLED', failure: 'ABORTED' }, now);
}

/** The payment is confirmed. Books it once, whether the shopper, a second click or the job comes first (NF-05). */
async function markPaid(deps: PayDeps, attempt: PaymentRow, now: Date): Promise<void> {
  const { paymentNo, orderCd } = attempt;
  const owesCancel = await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderCd);
    if (!order) throw new Error(`Payment ${paymentNo} belongs to no order`);
    if (order.state !== 'WAIT') return giveBack(deps, tx, order, attempt, 'ORDER_CLOSED', now);
    if (!order.isStockHeld && (await holdStock(tx, order, now))) {
      return giveBack(deps, tx, order, attempt, 'NO_STOCK', now);
    }
    if (await movePayment(tx, paymentNo, 'PAID', now)) await bookPaidOrder(deps, tx, order, attempt, now);
    return false;
  });
  if (owesCancel) await payOwedCancel(deps, attempt, now);
}

/** The provider took another amount than the one agreed to: the order stays unpaid, and all of it goes back. */
async function refuseOtherAmount(deps: PayDeps, attempt: PaymentRow, charged: number, now: Date): Promise<void> {
  const { paymentNo, orderCd, amount } = attempt;
  const owesCancel = await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderCd);
    if (!order) throw new Error(`Payment ${paymentNo} belongs to no order`);
    return giveBack(deps, tx, order, { paymentNo, amount: charged }, 'AMOUNT_DIFFERS', now);
  });
  if (!owesCancel) return;
  deps.log.error({ paymentNo, amount, charged }, 'the provider charged another amount');
  await payOwedCancel(deps, attempt, now);
}

/** Ends an attempt whose money was taken for an order that cannot be had: rewards go back, and the buyer is told of the money. The caller holds the order's lock. */
async function giveBack(
  deps: PayDeps,
  tx: Tx,
  order: OrderRow,
  { paymentNo, amount }: Pick<PaymentRow, 'paymentNo' | 'amount'>,
  failure: string,
  now: Date,
): Promise<boolean> {
  if (!(await movePayment(tx, paymentNo, 'CANCELLED', now, { failure, owesCancel: true }))) return false;
  if (order.state === 'WAIT') await releaseRewards(tx, order);
  await tellBuyer(deps, tx, order, 'PAYMENT_RETURNED', now, { amount });
  return true;
}

const asItStands = async (db: RootDb, attempt: PaymentRow): Promise<PaymentRow> => (await findPayment(db, attempt.paymentNo)) ?? attempt;

import { UNPAID_ORDER_HOURS } from '@hyangro/contracts/constants';
import { hoursAfter } from '../../platform/clock/clock';
import { providerRun } from '../../platform/payment/provider-run';
import { cancelUnpaidOrder, releaseStock, findOrder, whileWaiting } from '../order/public';
import { findLivePayments, findOwedCancels, type PaymentRow } from './payment.repository';
import { endPayment, payOwedCancel, resolvePayment, type PayDeps } from './settle-payment.service';
import { findLapsedReservations, findUnpaid } from './unpaid.repository';

/** Per run and kind: the next minute brings the next. */
const BATCH = 200;

/**
 * Every minute: answers that got lost are read back from the provider, reservations that ran out give their pieces back,
 * orders nobody paid in a day end. In this order: nothing is given back of an order that turns out to be paid.
 */
export async function expireUnpaid(deps: PayDeps, now: Date): Promise<void> {
  const run = providerRun(deps.payment);
  const asking = { ...deps, payment: run.payment };
  for (const attempt of await findLivePayments(deps.db, deps.payment.provider, BATCH))
    if (!run.isOver()) await settleAttempt(asking, attempt, now);
  for (const attempt of await findOwedCancels(deps.db, deps.payment.provider, BATCH))
    if (!run.isOver()) await payOwedCancel(asking, attempt, now);
  for (const orderCd of await findLapsedReservations(deps.db, now, BATCH))
    await whileWaiting(deps.db, orderCd, async (tx, order) => {
      if (order.reservedUntil && order.reservedUntil < now) await releaseStock(tx, order);
    });
  const dayAgo = hoursAfter(now, -UNPAID_ORDER_HOURS);
  for (const orderCd of await findUnpaid(deps.db, dayAgo, BATCH))
    await whileWaiting(deps.db, orderCd, (tx, order) => cancelUnpaidOrder(deps, tx, order, now, `${UNPAID_ORDER_HOURS} h unpaid`));
}

async function settleAttempt(deps: PayDeps, attempt: PaymentRow, now: Date): Promise<void> {
  const isOver = await isLapsed(deps, attempt, now);
  if (attempt.status === 'READY' && !isOver) return;
  const after = await resolvePayment(deps, attempt, now);
  if (after.status === 'READY' && isOver) await endPayment(deps, after, { status: 'CANCELLED', failure: 'TIME_OVER' }, now);
}

async function isLapsed({ db }: PayDeps, { orderCd }: PaymentRow, now: Date): Promise<boolean> {
  const order = await findOrder(db, orderCd);
  return !order?.reservedUntil || order.reservedUntil < now;
}

import type { OrderCd } from '@hyangro/contracts/kit/schemas';
import type { ReplyOf } from '@hyangro/contracts/kit/contract';
import type { orderContract } from '@hyangro/contracts/order/order.contract';
import { REFUSALS, type RefusalWithArgs } from '@hyangro/contracts/errors/refusals';
import type { MemberContext } from '../../platform/http/call';
import type { Refuse } from '../../platform/http/refusal';
import { holdStock, lockOrder, ownOrder, releaseRewards } from '../order/public';
import { movePayment, findLatestPayment, findLivePayment, findPaymentByKey, type PaymentRow } from './payment.repository';
import { chargePayment, payOwedCancel, resolvePayment, type PayDeps } from './settle-payment.service';

export type PaymentResult = ReplyOf<(typeof orderContract)['GET /orders/:orderCd/pay']>;

/** The shopper is back from the provider: charges what they agreed to, once however often it is asked (R-ORD-04). */
export async function confirmPayment(
  deps: PayDeps,
  call: Pick<MemberContext<'ORDER_NOT_FOUND' | 'ORDER_PAYMENT_ERROR' | 'ORDER_EXPIRED' | 'ORDER_NO_STOCK'>, 'member' | 'now' | 'refuse'>,
  orderCd: string,
  paymentKey: string,
): Promise<PaymentResult> {
  const { now, refuse } = call;
  await ownOrder(deps.db, call, orderCd);
  const attempt = await findPaymentByKey(deps.db, deps.payment.provider, paymentKey);
  if (attempt?.orderCd !== orderCd) return refuse('ORDER_PAYMENT_ERROR');
  if (attempt.status === 'READY' || attempt.status === 'PENDING') {
    const claimed = await claim(deps, attempt, now, refuse);
    if (claimed.kind === 'REFUSED') {
      await payOwedCancel(deps, attempt, now);
      return refuse(claimed.refusal, ...claimed.args);
    }
    if (claimed.kind === 'OVER' && claimed.wasLive) await payOwedCancel(deps, attempt, now);
    if (claimed.kind === 'CLAIMED') await chargePayment(deps, { ...attempt, paymentKey }, now);
  }
  return readPayment(deps, call, orderCd);
}

/** State of the payment of an order. While unknown, the provider is asked (API-D14). */
export async function paymentStatus(
  deps: PayDeps,
  call: Pick<MemberContext<'ORDER_NOT_FOUND'>, 'member' | 'now' | 'refuse'>,
  orderCd: string,
): Promise<PaymentResult> {
  await ownOrder(deps.db, call, orderCd);
  await refreshPayment(deps, orderCd, call.now);
  return readPayment(deps, call, orderCd);
}

/** Brings an attempt under way in line with its provider; does nothing when there is none. */
export async function refreshPayment(deps: PayDeps, orderCd: string, now: Date): Promise<PaymentRow | null> {
  const live = await findLivePayment(deps.db, orderCd);
  return live && resolvePayment(deps, live, now);
}

type Claim =
  | { kind: 'CLAIMED' }
  | { kind: 'OVER'; wasLive: boolean }
  | ({ kind: 'REFUSED' } & RefusalWithArgs<'ORDER_EXPIRED' | 'ORDER_NO_STOCK'>);

/** Before money moves: the order still waits, and its pieces are held for as long as the charge may take. */
const claim = (deps: PayDeps, { paymentNo, orderCd }: PaymentRow, now: Date, refuse: Refuse<'ORDER_NOT_FOUND'>): Promise<Claim> =>
  deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderCd);
    if (!order) return refuse('ORDER_NOT_FOUND');
    if (order.state !== 'WAIT') {
      const wasLive = await movePayment(tx, paymentNo, 'CANCELLED', now, {
        failure: 'ORDER_CLOSED',
        owesCancel: true,
      });
      // Booked by another call in this moment: that is the answer.
      return order.paidAt ? { kind: 'OVER', wasLive } : { kind: 'REFUSED', refusal: 'ORDER_EXPIRED', args: [] };
    }
    const short = await holdStock(tx, order, now);
    if (short) {
      await releaseRewards(tx, order);
      await movePayment(tx, paymentNo, 'CANCELLED', now, { failure: 'NO_STOCK', owesCancel: true });
      return { kind: 'REFUSED', refusal: 'ORDER_NO_STOCK', args: [short.productNm, short.stockCnt] };
    }
    await movePayment(tx, paymentNo, 'PENDING', now);
    return { kind: 'CLAIMED' };
  });

async function readPayment(
  { db }: PayDeps,
  call: Pick<MemberContext<'ORDER_NOT_FOUND'>, 'member' | 'refuse'>,
  orderCd: string,
): Promise<PaymentResult> {
  const order = await ownOrder(db, call, orderCd);
  const base = { orderCd: orderCd as OrderCd, state: order.state };
  if (order.paidAt) return { ...base, status: 'PAID', failure: null };
  const latest = await findLatestPayment(db, orderCd);
  if (!latest || latest.status === 'READY') return { ...base, status: 'NONE', failure: null };
  if (latest.status === 'FAILED') return { ...base, status: 'FAILED', failure: { messageCode: REFUSALS.ORDER_PAYMENT_ERROR.messageCode } };
  // Ended by the shop, not by the shopper: the order has changed or is over, or its goods are gone.
  const isOurs = latest.status === 'CANCELLED' && latest.failure !== 'ABORTED';
  return { ...base, status: latest.status, failure: isOurs ? { messageCode: REFUSALS.ORDER_EXPIRED.messageCode } : null };
}

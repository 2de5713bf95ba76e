import type { RefusalName } from '@hyangro/contracts/errors/refusals';
import type { PayMethod } from '@hyangro/contracts/order/order.schemas';
import { pathOf } from '@hyangro/contracts/routes/paths';
import type { Tx } from '../../platform/db/db';
import type { MemberContext } from '../../platform/http/call';
import type { Deps } from '../../platform/module';
import { PaymentFault } from '../../platform/payment/payment-port';
import {
  goodsName,
  holdStock,
  lockWaitingOrder,
  ownOrder,
  prepareForPayment,
  findOrderLines,
  type NotPayable,
  type NotWaiting,
  type OrderRow,
} from '../order/public';
import { insertPayment, markStarted, findLivePayment, type PaymentRow } from './payment.repository';
import { endPayment, resolvePayment, type PayDeps } from './settle-payment.service';

type MemberCall<R extends RefusalName> = Pick<MemberContext<R>, 'member' | 'now' | 'refuse'>;
type AttemptRefusal = NotPayable | 'ORDER_NO_STOCK' | 'ORDER_ALREADY_PAID' | 'ORDER_AMOUNT_CHANGED';

/** Opens the payment of an order at the provider and answers where the shopper pays. A second click answers the same (API-D14). `payment` is what the button said, in won. */
export async function startPayment(
  deps: PayDeps & Pick<Deps, 'config'>,
  call: MemberCall<NotWaiting | AttemptRefusal | 'ORDER_PAYMENT_ERROR'>,
  orderCd: string,
  { payMethod, payment }: { payMethod: PayMethod; payment?: number },
): Promise<{ redirectUrl: string }> {
  const { now, refuse } = call;
  await ownOrder(deps.db, call, orderCd);
  await endStaleAttempt(deps, call, orderCd, payMethod);
  const { attempt, lines, locale } = await deps.db.transaction(async (tx) => {
    const order = await lockWaitingOrder(tx, call, orderCd);
    if (payment !== undefined && payment !== order.payment) refuse('ORDER_AMOUNT_CHANGED', order.payment);
    return {
      attempt: await openAttempt(deps, tx, call, order, payMethod),
      lines: await findOrderLines(tx, [orderCd]),
      locale: order.locale,
    };
  });
  if (attempt.redirectUrl) return { redirectUrl: attempt.redirectUrl };
  try {
    const started = await deps.payment.start(
      {
        paymentNo: attempt.paymentNo,
        amount: attempt.amount,
        method: payMethod,
        name: goodsName(lines, locale),
        locale,
        successUrl: pathOf('PaymentComplete', { orderCd }),
        failUrl: pathOf('Payment', { orderCd }),
      },
      now,
    );
    await markStarted(deps.db, attempt.paymentNo, started);
    return { redirectUrl: started.redirectUrl };
  } catch (error) {
    if (!(error instanceof PaymentFault)) throw error;
    await endPayment(deps, attempt, { status: 'FAILED', failure: error.code }, now);
    return refuse('ORDER_PAYMENT_ERROR');
  }
}

/** Ends an attempt that the provider closed, or that the shopper left for another way to pay. One that turns out to be paid is booked. */
async function endStaleAttempt(
  deps: PayDeps,
  { now, refuse }: MemberCall<'ORDER_ALREADY_PAID'>,
  orderCd: string,
  payMethod: PayMethod,
): Promise<void> {
  const live = await findLivePayment(deps.db, orderCd);
  if (!live) return;
  const attempt = await resolvePayment(deps, live, now);
  if (attempt.status === 'PENDING') refuse('ORDER_ALREADY_PAID');
  if (attempt.status === 'READY' && attempt.payMethod !== payMethod)
    await endPayment(deps, attempt, { status: 'CANCELLED', failure: 'METHOD_CHANGED' }, now);
}

/** The attempt under way, or a new one for which everything the order needs is checked and held. The caller holds the order's lock. */
async function openAttempt(
  deps: PayDeps & Pick<Deps, 'config'>,
  tx: Tx,
  call: MemberCall<AttemptRefusal>,
  order: OrderRow,
  payMethod: PayMethod,
): Promise<PaymentRow> {
  const { now, refuse } = call;
  const { orderCd } = order;
  const short = await holdStock(tx, order, now);
  if (short) refuse('ORDER_NO_STOCK', short.productNm, short.stockCnt);
  const live = await findLivePayment(tx, orderCd);
  if (live) return live.status === 'READY' ? live : refuse('ORDER_ALREADY_PAID');

  await prepareForPayment(tx, deps, call, order, payMethod);
  return insertPayment(tx, { orderCd, provider: deps.payment.provider, amount: order.payment, payMethod, createdAt: now });
}

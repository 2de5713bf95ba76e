import { FIRST_PURCHASE_MIN_PAYMENT_WON } from '@hyangro/contracts/constants';
import type { RefusalName } from '@hyangro/contracts/errors/refusals';
import type { PayMethod } from '@hyangro/contracts/order/order.schemas';
import { pathOf } from '@hyangro/contracts/routes/paths';
import { needsCustomsCode } from '@hyangro/rules/customs';
import type { Tx } from '../../platform/db/db';
import type { MemberContext } from '../../platform/http/call';
import { PaymentFault } from '../../platform/payment/payment-port';
import { useCoupon } from '../coupon/public';
import { lockMember } from '../member/public';
import { insertPayment, markStarted, selectLivePayment, type PaymentRow } from '../payment/public';
import { holdStock } from './hold.service';
import { hasPaidOrder } from './order-counts.repository';
import { goodsName } from './order-mail';
import { selectAddress, selectHeldPoints, selectOrderLines, updateOrder, type OrderLineRow, type OrderRow } from './order.repository';
import { lockWaitingOrder, ownOrder, type NotWaiting } from './own-order';
import { endPayment, resolvePayment, type PayDeps } from './settle.service';

/** Providers charge no less. */
const MIN_CHARGE_WON = 100;

type MemberCall<R extends RefusalName> = Pick<MemberContext<R>, 'member' | 'now' | 'refuse'>;
type RewardRefusal = 'ORDER_NOT_ENOUGH_POINTS' | 'ORDER_COUPON_UNUSABLE';
type AttemptRefusal =
  | RewardRefusal
  | 'ORDER_NO_STOCK'
  | 'ORDER_ALREADY_PAID'
  | 'ORDER_ADDRESS_MISSING'
  | 'ORDER_CUSTOMS_CODE_MISSING'
  | 'ORDER_FIRST_PURCHASE_USED'
  | 'ORDER_MIN_PAYMENT';

/** Opens the payment of an order at the provider and answers where the shopper pays. A second click answers the same (API-D14). */
export async function startPayment(
  deps: PayDeps,
  call: MemberCall<NotWaiting | AttemptRefusal | 'ORDER_PAYMENT_ERROR'>,
  orderCd: string,
  payMethod: PayMethod,
): Promise<{ redirectUrl: string }> {
  const { now, refuse } = call;
  await ownOrder(deps.db, call, orderCd);
  await endStaleAttempt(deps, call, orderCd, payMethod);
  const { attempt, lines, locale } = await deps.db.transaction(async (tx) => {
    const order = await lockWaitingOrder(tx, call, orderCd);
    return {
      attempt: await openAttempt(deps, tx, call, order, payMethod),
      lines: await selectOrderLines(tx, [orderCd]),
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
  const live = await selectLivePayment(deps.db, orderCd);
  if (!live) return;
  const attempt = await resolvePayment(deps, live, now);
  if (attempt.status === 'PENDING') refuse('ORDER_ALREADY_PAID');
  if (attempt.status === 'READY' && attempt.payMethod !== payMethod)
    await endPayment(deps, attempt, { status: 'CANCELLED', failure: 'METHOD_CHANGED' }, now);
}

/** The attempt under way, or a new one for which everything the order needs is checked and held. The caller holds the order's lock. */
async function openAttempt(
  { payment: { provider } }: PayDeps,
  tx: Tx,
  call: MemberCall<AttemptRefusal>,
  order: OrderRow,
  payMethod: PayMethod,
): Promise<PaymentRow> {
  const { now, refuse } = call;
  const { orderCd, memCd } = order;
  const short = await holdStock(tx, order, now);
  if (short) refuse('ORDER_NO_STOCK', short.productNm, short.stockCnt);
  const live = await selectLivePayment(tx, orderCd);
  if (live) return live.status === 'READY' ? live : refuse('ORDER_ALREADY_PAID');

  const lines = await selectOrderLines(tx, [orderCd]);
  const address = await selectAddress(tx, orderCd);
  if (!address) return refuse('ORDER_ADDRESS_MISSING');
  if (!address.customsCode && needsCustomsCode(lines)) refuse('ORDER_CUSTOMS_CODE_MISSING');
  await holdRewards(tx, call, order, lines);
  if (lines.some(({ isFirstPurchase }) => isFirstPurchase) && (await hasPaidOrder(tx, memCd))) refuse('ORDER_FIRST_PURCHASE_USED');
  const minimum = lines.some(({ isFirstPurchase }) => isFirstPurchase) ? FIRST_PURCHASE_MIN_PAYMENT_WON : MIN_CHARGE_WON;
  if (order.payment < minimum) refuse('ORDER_MIN_PAYMENT', minimum);
  await updateOrder(tx, orderCd, { payMethod, areRewardsHeld: true });
  return insertPayment(tx, { orderCd, provider, amount: order.payment, payMethod, createdAt: now });
}

/** Keeps the points and coupons for this order until its payment ends, one way or the other. */
async function holdRewards(
  tx: Tx,
  { now, refuse }: MemberCall<RewardRefusal>,
  { orderCd, memCd, points }: OrderRow,
  lines: readonly OrderLineRow[],
): Promise<void> {
  const balance = (await lockMember(tx, memCd)) - (await selectHeldPoints(tx, memCd, orderCd));
  if (points > balance) refuse('ORDER_NOT_ENOUGH_POINTS', Math.max(balance, 0));
  for (const { couponCd } of lines) {
    if (couponCd !== null && !(await useCoupon(tx, { memCd, couponCd, orderCd }, now))) refuse('ORDER_COUPON_UNUSABLE');
  }
}

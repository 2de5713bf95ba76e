import type { RefusalName } from '@hyangro/contracts/errors/refusals';
import type { OrderAddress } from '@hyangro/contracts/order/address.schemas';
import { CHINA } from '@hyangro/contracts/order/countries';
import type { Tx } from '../../../platform/db/db';
import type { MemberContext } from '../../../platform/http/call';
import { saveDefaultAddress } from '../../member/public';
import { discountsOf, type Choice, type CouponRefusal } from './line-coupons.rules';
import { amountsOfOrder, recalculate } from '../order-amounts.service';
import { findOrderLines, updateLineCoupon, updateOrder, upsertAddress, type OrderRow } from '../order.repository';
import { couponsFor, pointsFor } from './order-rewards.service';
import { lockWaitingOrder, ownOrder, type NotWaiting } from '../own-order.service';
import type { OrderDeps } from '../order-payments.port';
import type { ShippingRefusal } from './ship-to.rules';
import { refuseUnshippable } from './ship-to.service';

type CheckoutDeps = Pick<OrderDeps, 'db' | 'config' | 'payments'>;
type Changing<R extends RefusalName = never> = Pick<MemberContext<NotWaiting | R>, 'member' | 'locale' | 'now' | 'refuse'>;

/** Puts one coupon on each chosen line and takes it off the others (R-ORD-03). Points above the new limit are cut to it. */
export const chooseCoupons = (
  deps: CheckoutDeps,
  call: Changing<CouponRefusal>,
  orderCd: string,
  choices: readonly Choice[],
): Promise<void> =>
  changeOrder(deps, call, orderCd, async (tx, order) => {
    const lines = await findOrderLines(tx, [orderCd]);
    const discounts = discountsOf(lines, choices, await couponsFor(tx, call, orderCd));
    if ('refusal' in discounts) return call.refuse(discounts.refusal, ...discounts.args);
    const chosen = lines.map((line) => {
      const choice = discounts.get(line.lineNo);
      return { ...line, couponCd: choice?.couponCd ?? null, couponDiscount: choice?.discount ?? 0 };
    });
    for (const { lineNo, couponCd, couponDiscount } of chosen) await updateLineCoupon(tx, orderCd, lineNo, { couponCd, couponDiscount });
    await recalculate(tx, order, chosen, call.member.grade);
  });

/** Points to pay with, in won (V-PTS1, V-PTS2). */
export const choosePoints = (
  deps: CheckoutDeps,
  call: Changing<'ORDER_NOT_ENOUGH_POINTS' | 'ORDER_POINTS_LIMIT' | 'ORDER_FIRST_PURCHASE_NO_POINTS'>,
  orderCd: string,
  points: number,
): Promise<void> =>
  changeOrder(deps, call, orderCd, async (tx, order) => {
    const { refuse } = call;
    const { memCd, grade } = call.member;
    const lines = await findOrderLines(tx, [orderCd]);
    if (points > 0 && lines.some(({ isFirstPurchase }) => isFirstPurchase)) refuse('ORDER_FIRST_PURCHASE_NO_POINTS');
    const balance = await pointsFor(tx, memCd, orderCd);
    if (!isHeld(points, balance)) refuse('ORDER_NOT_ENOUGH_POINTS', balance);
    const { maxPoints } = amountsOfOrder(order, lines, grade);
    if (points > maxPoints) refuse('ORDER_POINTS_LIMIT', maxPoints);
    await recalculate(tx, { ...order, points }, lines, grade);
  });

/** Whole points, none or more, up to the balance (V-PTS2). */
const isHeld = (points: number, balance: number): boolean => Number.isInteger(points) && points >= 0 && points <= balance;

/** Where the order goes; may become the member's default. */
export const chooseAddress = (
  deps: CheckoutDeps,
  call: Changing<ShippingRefusal>,
  orderCd: string,
  { saveAsDefault, isForAnother, ...address }: OrderAddress & { saveAsDefault: boolean; isForAnother: boolean },
): Promise<void> =>
  changeOrder(deps, call, orderCd, async (tx) => {
    await refuseUnshippable(tx, deps, call, { ...address, isForAnother });
    await updateOrder(tx, orderCd, { isForAnother: isForAnother && address.countryCd === CHINA });
    await upsertAddress(tx, orderCd, address);
    if (saveAsDefault) await saveDefaultAddress(tx, call.member.memCd, address, call.now);
  });

/** Changes an order that waits for payment. An attempt to pay it as it was ends first. */
async function changeOrder(
  { db, payments }: CheckoutDeps,
  call: Changing,
  orderCd: string,
  change: (tx: Tx, order: OrderRow) => Promise<void>,
): Promise<void> {
  await ownOrder(db, call, orderCd);
  await payments.giveWay(orderCd, call.now);
  await db.transaction(async (tx) => {
    const order = await lockWaitingOrder(tx, call, orderCd);
    // Money is on its way, or a second tab has just begun to pay.
    if (await payments.isUnderWay(tx, orderCd)) call.refuse('ORDER_ALREADY_PAID');
    await change(tx, order);
  });
}

import type { RefusalName } from '@hyangro/contracts/errors/refusals';
import { isAbroad } from '@hyangro/contracts/order/countries';
import type { PayMethod } from '@hyangro/contracts/order/order.schemas';
import { needsCustomsCode } from '@hyangro/rules/customs';
import type { Tx } from '../../../platform/db/db';
import type { MemberContext } from '../../../platform/http/call';
import type { Deps } from '../../../platform/module';
import { redeemCoupon } from '../../coupon/public';
import { lockMember } from '../../member/public';
import { hasOtherPurchase } from '../order-counts.repository';
import { findAddress, findHeldPoints, findOrderLines, updateOrder, type OrderLineRow, type OrderRow } from '../order.repository';
import type { ShippingRefusal } from './ship-to.rules';
import { refuseUnshippable } from './ship-to.service';

/** Providers charge no less. */
const MIN_CHARGE_WON = 100;

type RewardRefusal = 'ORDER_NOT_ENOUGH_POINTS' | 'ORDER_COUPON_UNUSABLE';
/** Why an order that waits for payment cannot be paid as it is. */
export type NotPayable =
  | RewardRefusal
  | ShippingRefusal
  | 'ORDER_ADDRESS_MISSING'
  | 'ORDER_CUSTOMS_CODE_MISSING'
  | 'ORDER_FIRST_PURCHASE_USED'
  | 'ORDER_MIN_PAYMENT';
type MemberCall<R extends RefusalName> = Pick<MemberContext<R>, 'now' | 'refuse'>;

/** Checks everything a payment needs and keeps points and coupons for it. The caller holds the order's lock, and the order its pieces. */
export async function prepareForPayment(
  tx: Tx,
  deps: Pick<Deps, 'config'>,
  call: MemberCall<NotPayable> & Pick<MemberContext, 'member'>,
  order: OrderRow,
  payMethod: PayMethod,
): Promise<void> {
  const { refuse } = call;
  const { orderCd, memCd } = order;
  const lines = await findOrderLines(tx, [orderCd]);
  const address = await findAddress(tx, orderCd);
  if (!address) return refuse('ORDER_ADDRESS_MISSING');
  await refuseUnshippable(tx, deps, call, { ...address, isForAnother: order.isForAnother });
  if (!address.customsCode && !isAbroad(address.countryCd) && needsCustomsCode(lines)) refuse('ORDER_CUSTOMS_CODE_MISSING');
  await holdRewards(tx, call, order, lines);
  const hasFirstPurchase = lines.some(({ isFirstPurchase }) => isFirstPurchase);
  if (hasFirstPurchase && (await hasOtherPurchase(tx, memCd, orderCd))) refuse('ORDER_FIRST_PURCHASE_USED');
  const minimum = hasFirstPurchase ? deps.config.FIRST_PURCHASE_MIN_PAYMENT_WON : MIN_CHARGE_WON;
  if (order.payment < minimum) refuse('ORDER_MIN_PAYMENT', minimum);
  await updateOrder(tx, orderCd, { payMethod, areRewardsHeld: true });
}

/** Keeps the points and coupons for this order until its payment ends, one way or the other. */
async function holdRewards(
  tx: Tx,
  { now, refuse, member: { grade } }: MemberCall<RewardRefusal> & Pick<MemberContext, 'member'>,
  { orderCd, memCd, points }: OrderRow,
  lines: readonly OrderLineRow[],
): Promise<void> {
  const balance = (await lockMember(tx, memCd)) - (await findHeldPoints(tx, memCd, orderCd));
  if (points > balance) refuse('ORDER_NOT_ENOUGH_POINTS', Math.max(balance, 0));
  for (const { couponCd } of lines) {
    if (couponCd !== null && !(await redeemCoupon(tx, { memCd, couponCd, orderCd, grade }, now))) refuse('ORDER_COUPON_UNUSABLE');
  }
}

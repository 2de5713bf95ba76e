import type { ClaimPieces, ClaimPreview } from '@hyangro/contracts/order/claim.schemas';
import { refundDays } from '@hyangro/rules/refund-days';
import { refundOf, type ClaimedPieces, type Refund } from '@hyangro/rules/refund';
import { kstDay } from '../../platform/clock/clock';
import type { Db } from '../../platform/db/db';
import type { MemberContext } from '../../platform/http/call';
import { textIn } from '../../platform/locale/text';
import { findReturnable } from '../coupon/public';
import { findOrderLines, ownOrder, type OrderLineRow, type OrderRow } from '../order/public';
import { claimRefusal, type NotClaimable } from './claim.rules';

export type ClaimCall = Pick<MemberContext<'ORDER_NOT_FOUND' | NotClaimable>, 'member' | 'locale' | 'now' | 'refuse'>;

/** What a claim would give back (R-MY-07); refuses what the claim itself would be refused for. */
export async function previewClaim(db: Db, call: ClaimCall, { orderCd, claimType, lines: pieces }: ClaimPieces): Promise<ClaimPreview> {
  const { member, locale, now, refuse } = call;
  const order = await ownOrder(db, call, orderCd);
  const lines = await findOrderLines(db, [orderCd]);
  const refused = claimRefusal(order, lines, claimType, pieces, now);
  if (refused) return refuse(refused.refusal, ...refused.args);
  const refund = orderRefund(order, lines, pieces);
  const coupons = await findReturnable(db, { memCd: member.memCd, orderCd, couponCds: couponsOf(lines, refund.goneLineNos) }, now);
  const { from, to } = refundDays(kstDay(now));
  return {
    refund: breakdownOf(refund),
    couponsReturned: coupons.map(({ name }) => textIn(name, locale)),
    remaining: refund.remaining,
    refundFrom: from,
    refundTo: to,
    payMethod: order.payMethod,
  };
}

/** The refund of pieces of an order, by the one rule for it. */
export const orderRefund = (order: OrderRow, lines: readonly OrderLineRow[], pieces: readonly ClaimedPieces[]): Refund =>
  refundOf({ ...order, lines, exchangeRate: { main: order.rateMain, sub: order.rateSub } }, pieces);

export const breakdownOf = ({ goods, couponDiscount, shipping, points, payment }: Refund) => ({
  goods,
  couponDiscount,
  shipping,
  points,
  payment,
});

/** Coupons of whole lines. */
export const couponsOf = (lines: readonly OrderLineRow[], lineNos: readonly number[]): number[] =>
  lines.flatMap(({ lineNo, couponCd }) => (couponCd !== null && lineNos.includes(lineNo) ? [couponCd] : []));

import type { ClaimPieces, ClaimPreview } from '@hyangro/contracts/order/claim.schemas';
import { refundDays } from '@hyangro/rules/refund-days';
import { minimumBrokenBy } from '@hyangro/rules/cancel-minimum';
import { refundOf, type ClaimedPieces, type Refund } from '@hyangro/rules/refund';
import { kstDay } from '../../platform/clock/clock';
import type { Db } from '../../platform/db/db';
import type { Config } from '../../config';
import type { Refuse } from '../../platform/http/refusal';
import type { MemberContext } from '../../platform/http/call';
import { textIn } from '../../platform/locale/text';
import { findReturnable } from '../coupon/public';
import { findOrderLines, ownOrder, rateOf, type OrderLineRow, type OrderRow } from '../order/public';
import { claimRefusal, type NotClaimable } from './claim.rules';

export interface ClaimDeps {
  db: Db;
  config: Pick<Config, 'CORPORATE_MIN_ORDER_WON' | 'FIRST_PURCHASE_MIN_PAYMENT_WON'>;
}
export type ClaimCall = Pick<MemberContext<'ORDER_NOT_FOUND' | NotClaimable>, 'member' | 'locale' | 'now' | 'refuse'>;

/** What a claim would give back (R-MY-07); refuses what the claim itself would be refused for. */
export async function previewClaim({ db, config }: ClaimDeps, call: ClaimCall, asked: ClaimPieces): Promise<ClaimPreview> {
  const { member, locale, now } = call;
  const { orderCd } = asked;
  const order = await ownOrder(db, call, orderCd);
  const lines = await findOrderLines(db, [orderCd]);
  const refund = claimedRefund(config, call, order, lines, asked);
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

/** What a claim gives back; refuses one that cannot be made. Preview and claim ask here. */
export function claimedRefund(
  { CORPORATE_MIN_ORDER_WON, FIRST_PURCHASE_MIN_PAYMENT_WON }: ClaimDeps['config'],
  { member, now, refuse }: Pick<ClaimCall, 'member' | 'now'> & { refuse: Refuse<NotClaimable> },
  order: OrderRow,
  lines: readonly OrderLineRow[],
  { claimType, lines: pieces }: Pick<ClaimPieces, 'claimType' | 'lines'>,
): Refund {
  const refused = claimRefusal(order, lines, claimType, pieces, now);
  if (refused) return refuse(refused.refusal, ...refused.args);
  const refund = orderRefund(order, lines, pieces);
  const minimums = { corporateGoods: CORPORATE_MIN_ORDER_WON, firstPurchasePayment: FIRST_PURCHASE_MIN_PAYMENT_WON };
  const isCorporate = member.memberType === 'CORPORATE';
  const broken =
    claimType === 'CANCEL' ? minimumBrokenBy({ ...order, lines, exchangeRate: rateOf(order) }, refund, isCorporate, minimums) : null;
  if (broken !== null) refuse('CLAIM_BELOW_MIN', broken);
  return refund;
}

/** The refund of pieces of an order, by the one rule for it. */
export const orderRefund = (order: OrderRow, lines: readonly OrderLineRow[], pieces: readonly ClaimedPieces[]): Refund =>
  refundOf({ ...order, lines, exchangeRate: rateOf(order) }, pieces);

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

import type { OrderCd } from '@hyangro/contracts/kit/schemas';
import { CHINA, isAbroad } from '@hyangro/contracts/order/countries';
import type { Order, OrderSummary, OrderTab } from '@hyangro/contracts/order/order.schemas';
import { kstDay } from '../../../platform/clock/clock';
import type { Db } from '../../../platform/db/db';
import { decodeCursor, isCursorInstant, pageOf } from '../../../platform/db/cursor';
import { arrivesOn } from '../../catalog/public';
import type { MemberContext } from '../../../platform/http/call';
import { couponsFor, pointsFor } from '../checkout/order-rewards.service';
import { applicableCoupons, couponProposal } from '../checkout/line-coupons.rules';
import { customsOfOrder } from './order-customs.service';
import { amountsOfOrder } from '../order-amounts.service';
import { storedAmounts } from '../stored-amounts.rules';
import { countOrdersByTab } from '../order-counts.repository';
import { allowedActions, confirmedFrom } from '../order-state.rules';
import { findAddress, findHistory, findOrderLines, findOrders, type OrderLineRow, type OrderRow } from '../order.repository';
import { rateOf, wireLine } from './order.presenter';
import { ownOrder } from '../own-order.service';

/** One own order, with what may be chosen for it while it waits for payment (E-15). */
export async function readOrder(
  db: Db,
  call: Pick<MemberContext<'ORDER_NOT_FOUND'>, 'member' | 'locale' | 'now' | 'refuse'>,
  orderCd: string,
): Promise<Order> {
  return viewOrder(db, call, await ownOrder(db, call, orderCd));
}

/** The same of an order that was just selected, and is the member's. */
export async function viewOrder(db: Db, call: Pick<MemberContext, 'member' | 'locale' | 'now'>, order: OrderRow): Promise<Order> {
  const { member, locale, now } = call;
  const { memCd, grade } = member;
  const { orderCd } = order;
  const lines = await findOrderLines(db, [orderCd]);
  const address = await findAddress(db, orderCd);
  const isWaiting = order.state === 'WAIT';
  const computed = amountsOfOrder(order, lines, grade);
  const coupons = isWaiting ? applicableCoupons(lines, await couponsFor(db, call, orderCd)) : [];
  return {
    orderCd: order.orderCd as OrderCd,
    state: order.state,
    orderedAt: order.orderedAt.toISOString(),
    lines: lines.map((line) => wireLine(line, locale)),
    // Agreed amounts are final: a later change of grade does not move them.
    amounts: { ...computed, ...storedAmounts({ ...computed, ...order }) },
    address,
    recipientDetails: recipientDetailsOf(order, address),
    payMethod: order.payMethod,
    paidAt: order.paidAt?.toISOString() ?? null,
    exchangeRate: rateOf(order),
    reservedUntil: isWaiting && order.isStockHeld ? (order.reservedUntil?.toISOString() ?? null) : null,
    history: (await findHistory(db, orderCd)).map(({ state, at }) => ({ state, at: at.toISOString() })),
    allowedActions: allowedActions(order, now),
    pointBalance: await pointsFor(db, memCd, orderCd),
    coupons,
    proposal: couponProposal(lines, coupons, order.points),
    customs: await customsOfOrder(db, order, lines, address),
    claims: order.claims,
    refunded: { payment: order.refundedAmount, points: order.refundedPoints },
    earnedPoints: order.earnedPoints,
    // Abroad the day is not ours to promise.
    arrivesOn: address && isAbroad(address.countryCd) ? null : arrivalOf(order, lines, now),
    ...deliveryOf(order),
  };
}

/** Own orders of a tab, newest first (R-MY-04). */
export async function listOrders(
  db: Db,
  { member, locale, now }: Pick<MemberContext, 'member' | 'locale' | 'now'>,
  { tab, cursor, limit }: { tab: OrderTab; cursor?: string; limit: number },
) {
  const after = positionOf(cursor);
  const [rows, counts] = await Promise.all([
    findOrders(db, member.memCd, { tab, after, limit: limit + 1 }),
    countOrdersByTab(db, member.memCd),
  ]);
  const { rows: page, nextCursor } = pageOf(rows, limit, (last) => [last.orderedAt.toISOString(), last.orderCd]);
  const orderCds = page.map(({ orderCd }) => orderCd);
  const lines = page.length ? await findOrderLines(db, orderCds) : [];
  const summaryOf = (order: OrderRow): OrderSummary => ({
    orderCd: order.orderCd as OrderCd,
    state: order.state,
    orderedAt: order.orderedAt.toISOString(),
    payment: order.payment,
    exchangeRate: rateOf(order),
    lines: lines.filter(({ orderCd }) => orderCd === order.orderCd).map((line) => wireLine(line, locale)),
    allowedActions: allowedActions(order, now),
    earnPoints: order.earnPoints,
    earnedPoints: order.earnedPoints,
    ...deliveryOf(order),
  });
  return { items: page.map(summaryOf), totalCount: counts[tab], counts, nextCursor };
}

const recipientDetailsOf = ({ isForAnother, recipientNamedAt }: OrderRow, address: Order['address']): Order['recipientDetails'] =>
  isForAnother && address?.countryCd === CHINA ? (recipientNamedAt ? 'GIVEN' : 'AWAITED') : null;

/** When an order was delivered, and the day on which it confirms itself. */
const deliveryOf = ({ state, deliveredAt, openClaimCd }: OrderRow) => ({
  deliveredAt: deliveredAt?.toISOString() ?? null,
  confirmsOn: state === 'DELIV' && deliveredAt && !openClaimCd ? kstDay(confirmedFrom(deliveredAt)) : null,
});

const positionOf = (cursor: string | undefined) =>
  decodeCursor(cursor, 2, ([at, orderCd]) =>
    isCursorInstant(at) && typeof orderCd === 'string' ? { orderedAt: new Date(at), orderCd } : null,
  );

/** Day the last goods of an order on its way arrive; an unpaid one as if it were paid now. */
function arrivalOf({ state, paidAt }: OrderRow, lines: readonly OrderLineRow[], now: Date): string | null {
  if (state !== 'WAIT' && state !== 'PREP' && state !== 'SHIP') return null;
  return (
    lines
      .map(({ productType }) => arrivesOn(productType, paidAt ?? now))
      .sort()
      .at(-1) ?? null
  );
}

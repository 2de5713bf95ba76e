import { and, eq, isNull, sql } from 'drizzle-orm';
import type { ClaimState, ClaimType } from '@hyangro/contracts/order/order.schemas';
import type { Tx } from '../../../platform/db/db';
import { insertHistory, type OrderRow } from '../order.repository';
import { orderLineTable as orderLines, orderTable as orders } from '../order.tables';

interface Pieces {
  lineNo: number;
  quantity: number;
}
interface OrderClaim {
  claimCd: string;
  lines: readonly Pieces[];
}

/** Writes on an order that a claim is open; false when there is one. The caller holds the order's lock. */
export async function openOrderClaim(tx: Tx, order: OrderRow, claim: OrderClaim & { claimType: ClaimType }): Promise<boolean> {
  const { claimCd, claimType, lines } = claim;
  const opened = await tx
    .update(orders)
    .set({ openClaimCd: claimCd, claims: [{ claimCd, claimType, state: 'RECEIVED' }, ...order.claims] })
    .where(and(eq(orders.orderCd, order.orderCd), isNull(orders.openClaimCd)))
    .returning({ orderCd: orders.orderCd });
  if (opened.length > 0) await moveClaimed(tx, order.orderCd, lines, 1);
  return opened.length > 0;
}

/**
 * Writes on an order how its open claim ended: `refund` for one that was approved (won, points, and what the rest earns), none for one that
 * was rejected, whose pieces may be claimed again. The caller holds the order's lock.
 */
export async function closeOrderClaim(
  tx: Tx,
  order: OrderRow,
  { claimCd, lines }: OrderClaim,
  refund: { payment: number; points: number; earnPoints: number } | null,
): Promise<void> {
  const state: ClaimState = refund ? 'REFUNDED' : 'REJECTED';
  await tx
    .update(orders)
    .set({
      openClaimCd: null,
      claims: order.claims.map((claim) => (claim.claimCd === claimCd ? { ...claim, state } : claim)),
      ...(refund && {
        refundedAmount: order.refundedAmount + refund.payment,
        refundedPoints: order.refundedPoints + refund.points,
        earnPoints: refund.earnPoints,
      }),
    })
    .where(eq(orders.orderCd, order.orderCd));
  if (!refund) await moveClaimed(tx, order.orderCd, lines, -1);
}

/** A rejected claim on a whole order gives it back the state it had. It is no move of the table (ST-ORD-02): nothing came of the claim. */
export async function restoreOrder(tx: Tx, order: OrderRow, state: OrderRow['state'], now: Date): Promise<void> {
  if (order.state === state) return;
  await tx.update(orders).set({ state }).where(eq(orders.orderCd, order.orderCd));
  await insertHistory(tx, order.orderCd, state, now);
}

async function moveClaimed(tx: Tx, orderCd: string, lines: readonly Pieces[], sign: 1 | -1): Promise<void> {
  for (const { lineNo, quantity } of lines)
    await tx
      .update(orderLines)
      .set({ claimedQuantity: sql`${orderLines.claimedQuantity} + ${sign * quantity}` })
      .where(and(eq(orderLines.orderCd, orderCd), eq(orderLines.lineNo, lineNo)));
}

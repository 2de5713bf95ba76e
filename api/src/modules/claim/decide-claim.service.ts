import type { Tx } from '../../platform/db/db';
import type { Actor } from '../../platform/http/operator';
import type { Deps } from '../../platform/module';
import { returnStock } from '../catalog/public';
import { returnCoupons } from '../coupon/public';
import { bookPoints } from '../member/public';
import { record } from '../operator/public';
import {
  closeOrderClaim,
  confirmWhatStays,
  findOrderLines,
  lockOrder,
  moveOrder,
  restoreOrder,
  tellBuyer,
  type TellDeps,
  type OrderRow,
} from '../order/public';
import { bookRefund, payOwedRefund } from '../payment/public';
import { takeBackReviewRewards } from '../ugc/public';
import { closeClaim, findClaim, findClaimLines, type ClaimRow } from './claim.repository';
import { couponsOf } from './refund-preview.service';

export type DecideDeps = Pick<Deps, 'db' | 'payment' | 'log'> & TellDeps;
/** When a claim is decided, and by whom, for the record of actions. */
export interface Deciding {
  now: Date;
  by: Actor;
}
/** `NOT_FOUND`, `CLOSED`: it was rejected (or refunded) before. */
export type Decision = 'DONE' | 'NOT_FOUND' | 'CLOSED';

/**
 * Approves a claim: money, points, coupons and pieces go back, once however often it is asked. Money is booked with the rest and sent to the
 * provider after that; what it does not take now, the minute's job sends. Cancelled pieces go back on the shelf, returned ones when `restock` says so.
 */
export async function approveClaim(
  deps: DecideDeps,
  { now, by }: Deciding,
  claimCd: string,
  { restock }: { restock: boolean },
): Promise<Decision> {
  const decision = await decide(deps, claimCd, async (tx, claim, order) => {
    const isRestocked = claim.claimType === 'CANCEL' || restock;
    if (!(await closeClaim(tx, claimCd, { state: 'REFUNDED', isRestocked, closedAt: now }))) return claim.state === 'REFUNDED';
    await giveBack(tx, claim, order, isRestocked, now);
    await confirmWhatStays(deps, tx, order.orderCd, now);
    const after = { payment: claim.refundAmount, points: claim.refundPoints, isRestocked };
    await record(tx, by, { action: 'claim.approve', target: claimCd, after }, now);
    await tellBuyer(deps, tx, order, 'REFUND', now, { claimCd, amount: claim.refundAmount, points: claim.refundPoints });
    return true;
  });
  // Again for one that was approved before: its money may still be owed.
  if (decision === 'DONE') await payOwedRefund(deps, claimCd, now);
  return decision;
}

/** Rejects a claim with a reason that the member reads; the order goes on as it was. */
export const rejectClaim = (deps: Pick<Deps, 'db'> & TellDeps, { now, by }: Deciding, claimCd: string, reason: string): Promise<Decision> =>
  decide(deps, claimCd, async (tx, claim, order) => {
    if (!(await closeClaim(tx, claimCd, { state: 'REJECTED', rejectReason: reason, closedAt: now }))) return false;
    await closeOrderClaim(tx, order, { claimCd, lines: await findClaimLines(tx, [claimCd]) }, null);
    await restoreOrder(tx, order, claim.orderState, now);
    await record(tx, by, { action: 'claim.reject', target: claimCd, after: { reason } }, now);
    await tellBuyer(deps, tx, order, 'CLAIM_REJECTED', now, { claimCd, reason });
    return true;
  });

/** Works on a claim in its order's lock. */
async function decide(
  { db }: Pick<Deps, 'db'>,
  claimCd: string,
  work: (tx: Tx, claim: ClaimRow, order: OrderRow) => Promise<boolean>,
): Promise<Decision> {
  const known = await findClaim(db, claimCd);
  if (!known) return 'NOT_FOUND';
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, known.orderCd);
    const claim = await findClaim(tx, claimCd);
    if (!order || !claim) return 'NOT_FOUND';
    return (await work(tx, claim, order)) ? 'DONE' : 'CLOSED';
  });
}

/** Ends a claim's part of its order and books what goes back: points, coupons, money, and pieces when `isRestocked`. In the order's lock. */
export async function giveBack(tx: Tx, claim: ClaimRow, order: OrderRow, isRestocked: boolean, now: Date): Promise<void> {
  const { claimCd, orderCd, refundAmount, refundPoints, earnPoints } = claim;
  const { memCd } = order;
  const pieces = await findClaimLines(tx, [claimCd]);
  const lines = await findOrderLines(tx, [orderCd]);
  await closeOrderClaim(tx, order, { claimCd, lines: pieces }, { payment: refundAmount, points: refundPoints, earnPoints });
  if (order.state === 'CANCEL_RECV' || order.state === 'RETURN_RECV')
    await moveOrder(tx, orderCd, 'REFUND', now, { closedAt: now, isStockHeld: false });
  if (isRestocked)
    await returnStock(
      tx,
      pieces.flatMap(({ lineNo, quantity }) =>
        lines
          .filter((line) => line.lineNo === lineNo)
          .map(({ productCd, optionCd }) => ({ productCd, optionCd: optionCd || null, quantity })),
      ),
    );
  await returnCoupons(tx, { memCd, orderCd, couponCds: couponsOf(lines, claim.goneLineNos) }, now);
  await bookPoints(tx, { memCd, kind: 'RESTORE', amount: refundPoints, now, refCd: orderCd, key: `claim:${claimCd}:points` });
  await takeBackReviewRewards(tx, orderCd, claim.goneLineNos, now);
  await bookRefund(tx, orderCd, { key: claimCd, amount: refundAmount }, now);
}

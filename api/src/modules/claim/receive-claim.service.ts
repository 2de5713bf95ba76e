import type * as z from 'zod';
import type { newClaim } from '@hyangro/contracts/order/claim.schemas';
import type { ClaimType } from '@hyangro/contracts/order/order.schemas';
import type { ClaimedPieces } from '@hyangro/rules/refund';
import { newCode } from '../../platform/code';
import type { Tx } from '../../platform/db/db';
import { hashOf } from '../../platform/http/idempotency';
import { refuseAnywhere, type Refuse } from '../../platform/http/refusal';
import type { Deps } from '../../platform/module';
import {
  findOrderLines,
  lockOrder,
  moveOrder,
  openOrderClaim,
  tellBuyer,
  type OrderLineRow,
  type OrderRow,
  type TellDeps,
} from '../order/public';
import { attachUploads } from '../upload/public';
import { findClaim, insertClaim, type ClaimRow } from './claim.repository';
import { isWhole, type NotClaimable } from './claim.rules';
import { breakdownOf, claimedRefund, orderRefund, type ClaimCall, type ClaimDeps } from './refund-preview.service';

type Asked = z.output<typeof newClaim>;
type ReceiveCall = Omit<ClaimCall, 'refuse' | 'locale'> & { refuse: Refuse<'ORDER_NOT_FOUND' | 'CLAIM_AMOUNT_CHANGED' | NotClaimable> };
export type ReceiveDeps = Pick<Deps, 'db'> & Pick<ClaimDeps, 'config'> & TellDeps;

/**
 * Receives a cancel or return. The order's lock decides who is first: a second claim, a shipment or a confirmation in the same moment finds it
 * open. The same request again, while it is open, is the same claim: a double tap makes one.
 */
export const receiveClaim = (deps: ReceiveDeps, call: ReceiveCall, asked: Asked): Promise<ClaimRow> =>
  deps.db.transaction(async (tx) => receive(deps, tx, call, asked));

async function receive(deps: ReceiveDeps, tx: Tx, { member, now, refuse }: ReceiveCall, asked: Asked): Promise<ClaimRow> {
  const { orderCd, claimType, lines: pieces, reason, photoKeys, expectedRefund } = asked;
  const { memCd } = member;
  const order = await lockOrder(tx, orderCd);
  if (order?.memCd !== memCd) return refuse('ORDER_NOT_FOUND');
  const requestHash = hashOf(asked);
  const open = order.openClaimCd ? await findClaim(tx, order.openClaimCd) : null;
  if (open?.requestHash === requestHash) return open;

  const lines = await findOrderLines(tx, [orderCd]);
  const refund = claimedRefund(deps.config, { member, now, refuse }, order, lines, asked);
  if (expectedRefund && (expectedRefund.payment !== refund.payment || expectedRefund.points !== refund.points))
    refuse('CLAIM_AMOUNT_CHANGED');
  const fileKeys = [...new Set(photoKeys)];
  if (!(await attachUploads(tx, memCd, fileKeys, now))) refuseAnywhere('VALIDATION_FAILED', { field: 'photoKeys', code: 'claim.v0010' });

  const facts = { claimCd: newCode('CL'), requestHash, claimType, reason, pieces, fileKeys };
  const claim = await writeClaim(tx, order, lines, facts, now);
  const received = claimType === 'CANCEL' ? 'CANCEL_RECV' : 'RETURN_RECV';
  await tellBuyer(deps, tx, order, received, now, { claimCd: claim.claimCd, amount: refund.payment, points: refund.points });
  return claim;
}

export interface ClaimFacts {
  claimCd: string;
  requestHash: string;
  claimType: ClaimType;
  reason: string;
  pieces: readonly ClaimedPieces[];
  /** Photos, by key. */
  fileKeys: readonly string[];
}

/** Writes an open claim with what it will give back, and moves its order when it takes all that is left. The caller has checked it and holds the order's lock. */
export async function writeClaim(
  tx: Tx,
  order: OrderRow,
  lines: readonly OrderLineRow[],
  { pieces, fileKeys, ...facts }: ClaimFacts,
  now: Date,
): Promise<ClaimRow> {
  const { orderCd, memCd } = order;
  const { claimCd, claimType } = facts;
  const refund = orderRefund(order, lines, pieces);
  const claim = await insertClaim(
    tx,
    {
      ...facts,
      orderCd,
      memCd,
      orderState: order.state,
      refundAmount: refund.payment,
      refundPoints: refund.points,
      refund: breakdownOf(refund),
      goneLineNos: refund.goneLineNos,
      earnPoints: refund.earnPoints,
      createdAt: now,
    },
    pieces,
    fileKeys,
  );
  await openOrderClaim(tx, order, { claimCd, claimType, lines: pieces });
  if (isWhole(lines, pieces)) await moveOrder(tx, orderCd, claimType === 'CANCEL' ? 'CANCEL_RECV' : 'RETURN_RECV', now);
  return claim;
}

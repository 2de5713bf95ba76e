import type { RefusalWithArgs } from '@hyangro/contracts/errors/refusals';
import type { ClaimType, OrderState } from '@hyangro/contracts/order/order.schemas';
import type { ClaimedPieces } from '@hyangro/rules/refund';
import { returnableUntil } from '../order/public';

export type NotClaimable =
  | 'CLAIM_NOTHING_PAID'
  | 'CLAIM_UNDER_DELIVERY'
  | 'CLAIM_IN_PROGRESS'
  | 'CLAIM_NOT_DELIVERED'
  | 'CLAIM_RETURN_OVER'
  | 'CLAIM_NOTHING_LEFT'
  | 'CLAIM_QUANTITY'
  | 'CLAIM_BELOW_MIN';
interface ClaimableOrder {
  state: OrderState;
  openClaimCd: string | null;
  deliveredAt: Date | null;
}
type Line = ClaimedPieces & { claimedQuantity: number; confirmedAt: Date | null };
type Refused = RefusalWithArgs<NotClaimable> | null;

const plain = (refusal: Exclude<NotClaimable, 'CLAIM_QUANTITY' | 'CLAIM_BELOW_MIN'>): Refused => ({ refusal, args: [] });

/** Why these pieces of an order cannot be cancelled or returned now; null when they can (ST-ORD-03, ST-ORD-04, V-CLM3). */
export const claimRefusal = (
  order: ClaimableOrder,
  lines: readonly Line[],
  claimType: ClaimType,
  pieces: readonly ClaimedPieces[],
  now: Date,
): Refused =>
  orderRefusal(order) ?? (claimType === 'CANCEL' ? cancelRefusal(order) : returnRefusal(order, now)) ?? piecesRefusal(lines, pieces);

function orderRefusal({ state, openClaimCd }: ClaimableOrder): Refused {
  if (openClaimCd !== null || state === 'CANCEL_RECV' || state === 'RETURN_RECV') return plain('CLAIM_IN_PROGRESS');
  if (state === 'WAIT') return plain('CLAIM_NOTHING_PAID');
  return state === 'REFUND' || state === 'CANCELLED' ? plain('CLAIM_NOTHING_LEFT') : null;
}

const cancelRefusal = ({ state }: ClaimableOrder): Refused => (state === 'PREP' ? null : plain('CLAIM_UNDER_DELIVERY'));

function returnRefusal({ state, deliveredAt }: ClaimableOrder, now: Date): Refused {
  if (state === 'PREP' || state === 'SHIP') return plain('CLAIM_NOT_DELIVERED');
  const isInTime = deliveredAt !== null && now <= returnableUntil(deliveredAt);
  return state === 'DELIV' && isInTime ? null : plain('CLAIM_RETURN_OVER');
}

function piecesRefusal(lines: readonly Line[], pieces: readonly ClaimedPieces[]): Refused {
  for (const { lineNo, quantity } of pieces) {
    const line = lines.find((each) => each.lineNo === lineNo);
    const left = line ? line.quantity - line.claimedQuantity : 0;
    if (line?.confirmedAt) return plain('CLAIM_RETURN_OVER');
    if (left === 0) return plain('CLAIM_NOTHING_LEFT');
    if (quantity > left) return { refusal: 'CLAIM_QUANTITY', args: [left] };
  }
  return null;
}

/** Whether the pieces are all that is still in the order: then the order itself becomes a cancel or return (ST-ORD-02). */
export const isWhole = (lines: readonly Line[], pieces: readonly ClaimedPieces[]): boolean =>
  lines.every(({ lineNo, quantity, claimedQuantity }) => {
    const claimed = pieces.find((piece) => piece.lineNo === lineNo)?.quantity ?? 0;
    return claimedQuantity + claimed === quantity;
  });

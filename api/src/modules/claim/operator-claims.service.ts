import { claimReason as reasonSchema } from '@hyangro/contracts/order/claim.schemas';
import type { Db } from '../../platform/db/db';
import { findOrderLines } from '../order/public';
import { findClaim, findClaimLines, findClaimsToDecide, findPhotos } from './claim.repository';

const SHOWN = 200;

/** Claims as an operator's list shows them. */
export const listClaimsToDecide = async (db: Db, isAll: boolean) =>
  (await findClaimsToDecide(db, { isAll, limit: SHOWN })).map(
    ({ claimCd, claimType, state, orderCd, refundAmount, refundPoints, invoiceNo, createdAt, reason }) => ({
      claimCd,
      claimType,
      state,
      orderCd,
      refundAmount,
      refundPoints,
      invoiceNo,
      createdAt: createdAt.toISOString(),
      reason,
    }),
  );

/** One claim with its goods and the keys of its photos; null when there is none. */
export async function describeClaim(db: Db, claimCd: string) {
  const claim = await findClaim(db, claimCd);
  if (!claim) return null;
  const { refund, goneLineNos: _gone, requestHash: _hash, createdAt, closedAt, ...facts } = claim;
  const sold = await findOrderLines(db, [claim.orderCd]);
  const lines = (await findClaimLines(db, [claimCd])).map(({ lineNo, quantity }) => {
    const line = sold.find((each) => each.lineNo === lineNo);
    return { lineNo, productCd: line?.productCd, product: line?.productNm.ko, pieces: quantity, bought: line?.quantity };
  });
  return {
    claim: { ...facts, ...refund, createdAt: createdAt.toISOString(), closedAt: closedAt?.toISOString() ?? null },
    lines,
    photos: await findPhotos(db, claimCd),
  };
}

/** The reason of a decision as it is kept; null for one that is too short or too long (K-RSN). */
export const claimReason = (typed: string): string | null => reasonSchema.safeParse(typed).data ?? null;

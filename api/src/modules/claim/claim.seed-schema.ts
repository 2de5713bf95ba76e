import * as z from 'zod';
import { claimReason } from '@hyangro/contracts/order/claim.schemas';
import { CLAIM_TYPES } from '@hyangro/contracts/order/order.schemas';

const facts = {
  claimCd: z.string(),
  orderCd: z.string(),
  claimType: z.enum(CLAIM_TYPES),
  reason: claimReason,
  lines: z.array(z.object({ lineNo: z.int().min(1), quantity: z.int().min(1) })).min(1),
  createdDaysAgo: z.number().min(0),
};
const closedDaysAgo = z.number().min(0);

/** community/claims.json: cancels and returns of demo orders, oldest first, told by days before the import. What they give back is computed. */
export const claimsFile = z.object({
  claims: z.array(
    z.discriminatedUnion('state', [
      z.object({ ...facts, state: z.literal('RECEIVED') }),
      z.object({ ...facts, state: z.literal('REFUNDED'), closedDaysAgo }),
      z.object({ ...facts, state: z.literal('REJECTED'), closedDaysAgo, rejectReason: claimReason }),
    ]),
  ),
});
export type ClaimsFile = z.infer<typeof claimsFile>;

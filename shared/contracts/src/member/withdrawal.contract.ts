import * as z from 'zod';
import { contract } from '../kit/contract';
import { orderCd } from '../kit/schemas';
import { claimType } from '../order/order.schemas';
import { withdrawalForm } from './withdrawal.rules';

/** What has to end before a member can leave: an order that is paid for or being paid, one on its way, an open claim (ST-WD-01, ST-WD-02). */
const obstacle = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('OPEN_ORDER'), orderCd }),
  z.object({ kind: z.literal('SHIPPED'), orderCd }),
  z.object({ kind: z.literal('CLAIM'), orderCd, claimCd: z.string(), claimType }),
]);
export type WithdrawalObstacle = z.infer<typeof obstacle>;

export const withdrawalView = z.object({
  /** What is lost for good. */
  points: z.int(),
  couponCount: z.int(),
  ticketCount: z.int(),
  zzimCount: z.int(),
  obstacles: z.array(obstacle),
});
export type WithdrawalView = z.infer<typeof withdrawalView>;

export const withdrawalContract = contract({
  'GET /member/withdrawal': {
    summary: 'What leaving the shop would cost the member, and what stands in its way',
    source: 'R-MY-22, ST-WD-01, ST-WD-02',
    access: 'member',
    ok: withdrawalView,
  },
  'POST /member/withdrawal': {
    summary:
      'Leave the shop: every session ends, personal fields go, records of contracts stay for 5 years and those of complaints for 3, the same person may not join for a year',
    source: 'R-MY-22, K-WD, API-D20',
    access: 'member',
    recentProof: true,
    body: withdrawalForm,
    status: 204,
    ok: z.void(),
    refusals: ['WITHDRAWAL_OPEN_ORDER', 'WITHDRAWAL_SHIPPED', 'WITHDRAWAL_CLAIM'],
  },
});

import type { FastifyInstance } from 'fastify';
import type { Refuse } from '../../platform/http/refusal';
import { serve } from '../../platform/http/serve';
import { listRefusedRefunds, moneyBackOf } from '../payment/public';
import { approveClaim, rejectClaim, type DecideDeps, type Decision } from './decide-claim.service';

/** Claims as operators decide them. */
export function operatorClaimRoutes(app: FastifyInstance, deps: DecideDeps): void {
  serve(app, 'POST /operator/claims/:claimCd/approve', async ({ params: { claimCd }, body }, call) => {
    mustBeDone(await approveClaim(deps, call, claimCd, body), call.refuse);
    return { claimCd, state: 'REFUNDED' as const, moneyBack: await moneyBackOf(deps.db, claimCd) };
  });
  serve(app, 'GET /operator/refunds/refused', async () => ({ items: await listRefusedRefunds(deps.db) }));
  serve(app, 'POST /operator/claims/:claimCd/reject', async ({ params: { claimCd }, body: { reason } }, call) => {
    mustBeDone(await rejectClaim(deps, call, claimCd, reason), call.refuse);
    return { claimCd, state: 'REJECTED' as const };
  });
}

function mustBeDone(decision: Decision, refuse: Refuse<'CLAIM_NOT_FOUND' | 'CLAIM_CLOSED'>): void {
  if (decision === 'NOT_FOUND') refuse('CLAIM_NOT_FOUND');
  if (decision === 'CLOSED') refuse('CLAIM_CLOSED');
}

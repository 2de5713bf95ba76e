import type { FastifyInstance } from 'fastify';
import type { MemCd } from '@hyangro/contracts/kit/schemas';
import type { Refuse } from '../../platform/http/refusal';
import { serve } from '../../platform/http/serve';
import type { Deps } from '../../platform/module';
import { ban, blind, listQueue, restore, showCase, type Decided } from './decide.service';
import { appeal, report } from './report.service';

/** Reports and appeals of members, and what operators decide. */
export function moderationRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'config'>): void {
  const { db } = deps;
  serve(app, 'POST /ugc/:ugcCd/report', ({ params, body }, call) => report(deps, params.ugcCd, body, call));
  serve(app, 'POST /ugc/:ugcCd/appeal', ({ params, body }, call) => appeal(db, params.ugcCd, body, call));
  serve(app, 'GET /operator/ugc', async ({ query }) => ({ items: await listQueue(db, query.limit) }));
  serve(
    app,
    'GET /operator/ugc/:targetCd',
    async ({ params }, { refuse }) => (await showCase(db, params.targetCd)) ?? refuse('UGC_NOT_FOUND'),
  );
  serve(app, 'POST /operator/ugc/:targetCd/blind', async ({ params, body }, call) =>
    mustBeDone(await blind(db, call, params.targetCd, body.note), call.refuse),
  );
  serve(app, 'POST /operator/ugc/:targetCd/restore', async ({ params, body }, call) =>
    mustBeDone(await restore(db, call, params.targetCd, body.note), call.refuse),
  );
  serve(app, 'POST /operator/members/:memCd/ugc-ban', async ({ params, body }, call) => {
    const until = await ban(db, call, params.memCd, body);
    if (until === undefined) return call.refuse('MEMBER_UNKNOWN');
    return { memCd: params.memCd as MemCd, until: until?.toISOString() ?? null };
  });
}

function mustBeDone(decided: Decided, refuse: Refuse<'UGC_NOT_FOUND' | 'UGC_UNCHANGED'>) {
  if (decided === 'NOT_FOUND') return refuse('UGC_NOT_FOUND');
  return decided === 'UNCHANGED' ? refuse('UGC_UNCHANGED') : decided;
}

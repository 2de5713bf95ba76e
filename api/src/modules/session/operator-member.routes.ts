import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import type { Deps } from '../../platform/module';
import { endSessions, findForOperator, lockByOperator, memberForOperator, unlockByOperator } from './operator-member.service';

/** Accounts by an operator's call; `pnpm shop member` does the same. */
export function operatorMemberRoutes(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  serve(app, 'GET /operator/members/:memCd', ({ params }, call) => memberForOperator(db, params.memCd, call));
  serve(app, 'POST /operator/member-search', ({ body }, call) => findForOperator(db, body.word, call));
  serve(app, 'POST /operator/members/:memCd/lock', ({ params, body }, call) => lockByOperator(db, params.memCd, body.reason, call));
  serve(app, 'POST /operator/members/:memCd/unlock', ({ params }, call) => unlockByOperator(db, params.memCd, call));
  serve(app, 'POST /operator/members/:memCd/end-sessions', ({ params }, call) => endSessions(db, params.memCd, call));
}

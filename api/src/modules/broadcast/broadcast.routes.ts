import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import type { Deps } from '../../platform/module';
import { countAudience } from './audience.repository';
import { listBroadcasts, showBroadcast, startBroadcast, stopBroadcast } from './broadcast.service';

/** News for many by an operator's call; `pnpm shop notify` does the same. */
export function broadcastRoutes(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  serve(app, 'PUT /operator/broadcasts/:broadcastCd', async ({ params: { broadcastCd }, body }, { by, now }) => {
    const { audience: asked, startsAt, ...news } = body;
    const { to: _to, ...audience } = asked;
    const begins = new Date(Math.max(now.getTime(), startsAt ? Date.parse(startsAt) : 0));
    await startBroadcast(db, { ...news, broadcastCd, audience, startsAt: begins }, by, now);
    return { broadcastCd, ...(await countAudience(db, audience, news.kind, now)) };
  });
  serve(app, 'GET /operator/broadcasts', ({ query }) => listBroadcasts(db, query));
  serve(app, 'GET /operator/broadcasts/:broadcastCd', ({ params }, call) => showBroadcast(db, params.broadcastCd, call));
  serve(app, 'POST /operator/broadcasts/:broadcastCd/stop', ({ params }, call) => stopBroadcast(db, params.broadcastCd, call));
  serve(app, 'POST /operator/audience', ({ body: { kind, audience: asked } }, { now }) => {
    const { to: _to, ...audience } = asked;
    return countAudience(db, audience, kind, now);
  });
}

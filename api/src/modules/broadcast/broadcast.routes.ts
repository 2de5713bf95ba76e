import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import type { Deps } from '../../platform/module';
import { countAudience } from './audience.repository';
import { startBroadcast } from './broadcast.service';

/** News for many by an operator's call; `pnpm shop notify` does the same. */
export function broadcastRoutes(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  serve(app, 'PUT /operator/broadcasts/:broadcastCd', async ({ params: { broadcastCd }, body }, { by, now }) => {
    const { audience: asked, startsAt, ...news } = body;
    const { to: _to, ...audience } = asked;
    const begins = new Date(Math.max(now.getTime(), startsAt ? Date.parse(startsAt) : 0));
    await startBroadcast(db, { ...news, broadcastCd, audience, startsAt: begins }, by, now);
    return { broadcastCd, ...(await countAudience(db, audience, news.kind, now)) };
  });
}

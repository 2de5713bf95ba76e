import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import type { Deps } from '../../platform/module';
import { applyForRaffle, listRaffles, openResult, readDraw, readRaffle, readTickets } from './raffle.service';

/** What a draw has published never changes. */
const DRAWN_FOR = 'public, max-age=86400, immutable';

export function raffleRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, 'GET /raffles', (_input, call) => listRaffles(db, call));

  serve(app, 'GET /raffles/:raffleProductCd', ({ params }, call) => readRaffle(db, params.raffleProductCd, call));

  // Anybody's program may read it, on any page: no data of a member, the same for every caller.
  serve(app, 'GET /raffles/:raffleProductCd/draw', async ({ params }, call) => {
    const draw = await readDraw(db, params.raffleProductCd, call);
    call.reply.header('cache-control', draw.state === 'DRAWN' ? DRAWN_FOR : 'no-cache');
    if (!call.reply.hasHeader('access-control-allow-origin')) call.reply.header('access-control-allow-origin', '*');
    return draw;
  });

  serve(app, 'GET /tickets', ({ query }, call) => readTickets(db, query, call));

  serve(app, 'POST /raffles/:raffleProductCd/apply', ({ params }, call) => applyForRaffle(db, params.raffleProductCd, call));

  serve(app, 'POST /raffles/:raffleProductCd/result', ({ params }, call) => openResult(db, params.raffleProductCd, call));
}

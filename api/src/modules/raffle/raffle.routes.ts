import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import type { Deps } from '../../platform/module';
import { applyForRaffle, listRaffles, openResult, readRaffle } from './raffle.service';

export function raffleRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, 'GET /raffles', (_input, call) => listRaffles(db, call));

  serve(app, 'GET /raffles/:raffleProductCd', ({ params }, call) => readRaffle(db, params.raffleProductCd, call));

  serve(app, 'POST /raffles/:raffleProductCd/apply', ({ params }, call) => applyForRaffle(db, params.raffleProductCd, call));

  serve(app, 'POST /raffles/:raffleProductCd/result', ({ params }, call) => openResult(db, params.raffleProductCd, call));
}

import type { FastifyInstance } from 'fastify';
import { serve, type Call } from '../../platform/http/serve';
import type { Deps } from '../../platform/module';
import { applyForRaffle, listRaffles, openResult, readRaffle, type RaffleReader } from './raffle.service';

const readerOf = ({ locale, member, now }: Call): RaffleReader => ({ locale, now, memCd: member?.memCd ?? null });

export function raffleRoutes(app: FastifyInstance, { db }: Deps): void {
  serve(app, 'GET /raffles', (_input, call) => listRaffles(db, readerOf(call)));

  serve(app, 'GET /raffles/:raffleProductCd', ({ params }, call) => readRaffle(db, params.raffleProductCd, readerOf(call)));

  serve(app, 'POST /raffles/:raffleProductCd/apply', ({ params }, call) =>
    applyForRaffle(db, params.raffleProductCd, call.member.memCd, call),
  );

  serve(app, 'POST /raffles/:raffleProductCd/result', ({ params }, call) =>
    openResult(db, params.raffleProductCd, call.member.memCd, call),
  );
}

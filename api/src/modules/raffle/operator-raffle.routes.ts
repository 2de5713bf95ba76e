import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import type { Deps } from '../../platform/module';
import { cancelRaffle, changeRaffle, createRaffle, drawByOperator, listForOperators, showForOperators } from './raffle-operator.service';

/** Raffles by an operator's call; `pnpm shop raffle` does the same. */
export function operatorRaffleRoutes(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  serve(app, 'GET /operator/raffles', ({ query }, { now }) => listForOperators(db, query, now));
  serve(app, 'GET /operator/raffles/:raffleProductCd', ({ params }, call) => showForOperators(db, params.raffleProductCd, call));
  serve(app, 'PUT /operator/raffles/:raffleProductCd', ({ params, body }, call) =>
    createRaffle(db, params.raffleProductCd, { ...body, startAt: new Date(body.startAt), endAt: new Date(body.endAt) }, call),
  );
  serve(app, 'PATCH /operator/raffles/:raffleProductCd', ({ params, body: { startAt, endAt, ...rest } }, call) => {
    const times = { ...(startAt && { startAt: new Date(startAt) }), ...(endAt && { endAt: new Date(endAt) }) };
    return changeRaffle(db, params.raffleProductCd, { ...rest, ...times }, call);
  });
  serve(app, 'DELETE /operator/raffles/:raffleProductCd', ({ params }, call) => cancelRaffle(db, params.raffleProductCd, call));
  serve(app, 'POST /operator/raffles/:raffleProductCd/draw', async ({ params: { raffleProductCd } }, call) => ({
    raffleProductCd,
    ...(await drawByOperator(db, raffleProductCd, call)),
  }));
}

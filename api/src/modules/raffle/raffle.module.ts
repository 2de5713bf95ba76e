import { dailyKst, everyMinutes } from '../../platform/jobs/job';
import type { ApiModule, Scenario } from '../../platform/module';
import { HOUR_MS, hoursAfter } from '../../platform/clock/clock';
import { newCode } from '../../platform/code';
import { operatorRaffleRoutes } from './operator-raffle.routes';
import { createRaffle } from './raffle-operator.service';
import { reopenRaffle } from './raffle.repository';
import { raffleRoutes } from './raffle.routes';
import { drawEnded } from './raffle.service';
import { endTickets, giveDailyTickets } from './tickets.service';

const SHOWN_RAFFLE = 'RF002';
const refuse = (refusal: string, ..._values: unknown[]): never => {
  throw new Error(`The scenario was refused: ${refusal}`);
};

const scenarios: Readonly<Record<string, Scenario>> = {
  'raffle-open': async ({ db }, now) => {
    await reopenRaffle(db, SHOWN_RAFFLE, new Date(now.getTime() - HOUR_MS), new Date(now.getTime() + HOUR_MS));
    return { raffleProductCd: SHOWN_RAFFLE };
  },
  // One that no other test enters or draws; at the end of the list of those in progress.
  'raffle-of-its-own': async ({ db }, now) => {
    const title = { ko: '나만의 래플, 한 사람', en: 'A raffle of its own', cn: '单独的抽奖' };
    const times = { startAt: hoursAfter(now, -1), endAt: hoursAfter(now, 60) };
    const amounts = { winnersCount: 1, ticketCost: 1, maxEntriesPerMember: 3, shippingFeeWon: 0 };
    const raffle = { productCd: 'P0001', optionCd: null, title, description: title, ...amounts, ...times };
    const by = { name: 'qa', requestId: null };
    const { raffleProductCd, commitment } = await createRaffle(db, newCode('RF'), raffle, { by, now, refuse });
    return { raffleProductCd, commitment };
  },
};

/** Raffles and their daily tickets. */
export const raffleModule: ApiModule = {
  name: 'raffle',
  register(app, deps) {
    raffleRoutes(app, deps);
    operatorRaffleRoutes(app, deps);
  },
  jobs: [
    { name: 'raffle-draw', slot: everyMinutes(1), run: ({ db, clock }) => drawEnded(db, clock.now()) },
    { name: 'ticket-daily', slot: dailyKst(0), run: ({ db }, slot) => giveDailyTickets(db, slot) },
    { name: 'ticket-expiry', slot: dailyKst(23, 59), run: ({ db }, slot) => endTickets(db, slot) },
  ],
  ...(__QA_BUILD__ && { scenarios: async () => scenarios }),
};

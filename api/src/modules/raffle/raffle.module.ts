import { dailyKst, everyMinutes } from '../../platform/jobs/job';
import type { ApiModule, Scenario } from '../../platform/module';
import { HOUR_MS } from '../../platform/clock/clock';
import { reopenRaffle } from './raffle.repository';
import { raffleRoutes } from './raffle.routes';
import { drawEnded } from './raffle.service';
import { endTickets, giveDailyTickets } from './tickets.service';

const SHOWN_RAFFLE = 'RF002';

const scenarios: Readonly<Record<string, Scenario>> = {
  'raffle-open': async ({ db }, now) => {
    await reopenRaffle(db, SHOWN_RAFFLE, new Date(now.getTime() - HOUR_MS), new Date(now.getTime() + HOUR_MS));
    return { raffleProductCd: SHOWN_RAFFLE };
  },
};

/** Raffles and their daily tickets. */
export const raffleModule: ApiModule = {
  name: 'raffle',
  register: raffleRoutes,
  jobs: [
    { name: 'raffle-draw', slot: everyMinutes(1), run: ({ db, clock }) => drawEnded(db, clock.now()) },
    { name: 'ticket-daily', slot: dailyKst(0), run: ({ db }, slot) => giveDailyTickets(db, slot) },
    { name: 'ticket-expiry', slot: dailyKst(23, 59), run: ({ db }, slot) => endTickets(db, slot) },
  ],
  ...(__QA_BUILD__ && { scenarios: async () => scenarios }),
};

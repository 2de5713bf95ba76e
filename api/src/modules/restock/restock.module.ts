import { everyMinutes } from '../../platform/jobs/job';
import type { ApiModule } from '../../platform/module';
import { restockRoutes } from './restock.routes';
import { fireRestocks } from './restock.service';

/** Who waits for sold-out goods, and the message when they are back. */
export const restockModule: ApiModule = {
  name: 'restock',
  register: restockRoutes,
  jobs: [{ name: 'restock', slot: everyMinutes(1), run: ({ db, clock }) => fireRestocks(db, clock.now()) }],
  ...(__QA_BUILD__ && { scenarios: async () => (await import('./restock.scenarios')).restockScenarios }),
};

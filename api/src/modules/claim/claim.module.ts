import type { ApiModule } from '../../platform/module';
import { claimRoutes } from './claim.routes';
import { operatorClaimRoutes } from './operator-claim.routes';

/** Cancels and returns: what they give back, receiving and deciding them. */
export const claimModule: ApiModule = {
  name: 'claim',
  register(app, deps) {
    claimRoutes(app, deps);
    operatorClaimRoutes(app, deps);
  },
  ...(__QA_BUILD__ && { scenarios: async () => (await import('./claim.scenarios')).claimScenarios }),
};

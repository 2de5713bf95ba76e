import { dailyKst, everyMinutes } from '../../platform/jobs/job';
import type { ApiModule } from '../../platform/module';
import { makeExports } from './make-exports.service';
import { memberExportRoutes } from './member-export.routes';
import { purgeExports } from './purge-exports.service';

/** All that the shop holds of a member, as files for the member (NF-03). It knows the tables of every other module. */
export const memberExportModule: ApiModule = {
  name: 'member-export',
  register: memberExportRoutes,
  ...(__QA_BUILD__ && { scenarios: async () => (await import('./member-export.scenarios')).memberExportScenarios }),
  jobs: [
    { name: 'member-exports', slot: everyMinutes(1), run: (deps) => makeExports(deps, deps.clock.now()) },
    { name: 'member-exports-purge', slot: dailyKst(4, 50), run: (deps) => purgeExports(deps, deps.clock.now()) },
  ],
};

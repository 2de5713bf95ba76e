import { everyMinutes } from '../../platform/jobs/job';
import type { ApiModule, Scenario } from '../../platform/module';
import { setSaleEnd } from './layout.repository';
import { layoutRoutes } from './layout.routes';
import { operatorLayoutRoutes, type LayoutPorts } from './operator-layout.routes';
import { switchDue } from './version/schedule.service';

const SHOWN_SALE = 'VC0101';
const SECONDS_LEFT = 5;

const scenarios: Readonly<Record<string, Scenario>> = {
  'time-sale-ending': async ({ db }, now) => {
    const endsAt = new Date(now.getTime() + SECONDS_LEFT * 1000);
    await setSaleEnd(db, SHOWN_SALE, endsAt);
    return { virtualCategoryCd: SHOWN_SALE, endsAt: endsAt.toISOString() };
  },
};

/** Home and promotion pages as rows: displays, items, ranked lists; what they were and may become as versions. */
export const layoutModule = (ports: LayoutPorts): ApiModule => ({
  name: 'layout',
  register(app, deps) {
    layoutRoutes(app, deps);
    operatorLayoutRoutes(app, { ...deps, ...ports });
  },
  jobs: [{ name: 'layout-switch', slot: everyMinutes(1), run: (deps) => switchDue(deps, deps.clock.now()) }],
  ...(__QA_BUILD__ && { scenarios: async () => scenarios }),
});

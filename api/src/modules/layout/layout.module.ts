import type { ApiModule, Scenario } from '../../platform/module';
import { setSaleEnd } from './layout.repository';
import { layoutRoutes } from './layout.routes';

const SHOWN_SALE = 'VC0101';
const SECONDS_LEFT = 5;

const scenarios: Readonly<Record<string, Scenario>> = {
  'time-sale-ending': async ({ db }, now) => {
    const endsAt = new Date(now.getTime() + SECONDS_LEFT * 1000);
    await setSaleEnd(db, SHOWN_SALE, endsAt);
    return { virtualCategoryCd: SHOWN_SALE, endsAt: endsAt.toISOString() };
  },
};

/** Home and promotion pages as rows: displays, items, ranked lists. */
export const layoutModule: ApiModule = {
  name: 'layout',
  register: layoutRoutes,
  ...(__QA_BUILD__ && { scenarios: async () => scenarios }),
};

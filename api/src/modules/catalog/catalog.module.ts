import type { ApiModule } from '../../platform/module';
import { catalogRoutes } from './catalog.routes';

/** Goods: categories, products, likes, recommendations, stock. */
export const catalogModule: ApiModule = {
  name: 'catalog',
  register: catalogRoutes,
  ...(__QA_BUILD__ && { scenarios: async () => (await import('./catalog.scenarios')).catalogScenarios }),
};

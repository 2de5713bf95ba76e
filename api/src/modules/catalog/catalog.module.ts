import { everyMinutes } from '../../platform/jobs/job';
import type { ApiModule } from '../../platform/module';
import { catalogRoutes } from './catalog.routes';
import { freshFacets } from './list/kept-facets';
import { productOperatorRoutes, type CatalogPorts } from './operator/product-operator.routes';
import { tellDrops } from './price/price-drop.service';
import { wishlistRoutes } from './wishlist/wishlist.routes';

/** Goods: categories, products, likes, stock. */
export const catalogModule = (ports: CatalogPorts): ApiModule => ({
  name: 'catalog',
  register(app, deps) {
    catalogRoutes(app, deps);
    wishlistRoutes(app, deps);
    productOperatorRoutes(app, { ...deps, ...ports });
  },
  warmUp: ({ db }) => freshFacets(db),
  jobs: [{ name: 'price-drop-news', slot: everyMinutes(10), run: ({ db, clock }) => tellDrops(db, clock.now()) }],
  ...(__QA_BUILD__ && { scenarios: async () => (await import('./catalog.scenarios')).catalogScenarios }),
});

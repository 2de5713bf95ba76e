import { everyMinutes } from '../../platform/jobs/job';
import type { ApiModule } from '../../platform/module';
import { cartRoutes } from './cart.routes';
import { orderRoutes } from './order.routes';
import { tidyUnpaid } from './unpaid.service';

export const orderModule: ApiModule = {
  name: 'order',
  register(app, deps) {
    cartRoutes(app, deps);
    orderRoutes(app, deps);
  },
  jobs: [{ name: 'orders-unpaid', slot: everyMinutes(1), run: (deps) => tidyUnpaid(deps, deps.clock.now()) }],
};

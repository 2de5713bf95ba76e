import { daysBefore } from '../../platform/clock/clock';
import { dailyKst } from '../../platform/jobs/job';
import type { ApiModule } from '../../platform/module';
import { deleteOldMerges } from './cart-merge.repository';
import { cartRoutes } from './cart.routes';
import type { CartPorts } from './cart.service';

/** A merge whose answer was lost is sent again at the browser's next visit. */
const MERGES_KEPT_DAYS = 30;

/** What a member means to buy. Below the orders, so what it asks of them is given by `app.ts`. */
export const cartModule = (ports: CartPorts): ApiModule => ({
  name: 'cart',
  register: (app, deps) => cartRoutes(app, { ...deps, ...ports }),
  jobs: [
    {
      name: 'cart-cleaning',
      slot: dailyKst(4, 20),
      run: ({ db, clock }) => deleteOldMerges(db, daysBefore(clock.now(), MERGES_KEPT_DAYS)),
    },
  ],
});

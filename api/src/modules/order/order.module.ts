import { dailyKst, everyMinutes } from '../../platform/jobs/job';
import type { ApiModule, Deps } from '../../platform/module';
import { confirmDelivered } from './after/confirm-order.service';
import { gradeMembers } from './after/grade-members.service';
import { operatorOrderRoutes } from './operator/operator-order.routes';
import type { OrderPayments } from './order-payments.port';
import { orderRoutes } from './order.routes';

/** Orders: placing, choosing at checkout, reading, confirming; what was delivered is confirmed by itself in the end. `paymentsOf` comes from the payment module above. */
export const orderModule = (paymentsOf: (deps: Deps) => OrderPayments): ApiModule => ({
  name: 'order',
  register(app, deps) {
    orderRoutes(app, { ...deps, payments: paymentsOf(deps) });
    operatorOrderRoutes(app, deps);
  },
  ...(__QA_BUILD__ && { scenarios: async () => (await import('./order.scenarios')).orderScenarios }),
  jobs: [
    { name: 'orders-confirm', slot: everyMinutes(10), run: (deps) => confirmDelivered(deps, deps.clock.now()) },
    { name: 'member-grades', slot: dailyKst(0, 30), run: async (deps) => void (await gradeMembers(deps, deps.clock.now())) },
  ],
});

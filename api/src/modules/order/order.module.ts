import type { ApiModule, Deps } from '../../platform/module';
import type { OrderPayments } from './order-payments.port';
import { orderRoutes } from './order.routes';

/** Orders: placing, choosing at checkout, reading. `paymentsOf` comes from the payment module above. */
export const orderModule = (paymentsOf: (deps: Deps) => OrderPayments): ApiModule => ({
  name: 'order',
  register: (app, deps) => orderRoutes(app, { ...deps, payments: paymentsOf(deps) }),
});

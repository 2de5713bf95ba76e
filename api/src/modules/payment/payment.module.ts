import { everyMinutes } from '../../platform/jobs/job';
import type { ApiModule } from '../../platform/module';
import { expireUnpaid } from './expire-unpaid.service';
import { paymentRoutes } from './payment.routes';
import { payOwedRefunds } from './refund.service';
import { payPageRoutes } from './test-provider/pay-page.routes';

/** Paying orders: start, confirm, settle, the provider's calls, the end of what nobody pays; and the built-in provider's page while that one is in use. */
export const paymentModule: ApiModule = {
  name: 'payment',
  async register(app, deps) {
    const { db, config } = deps;
    paymentRoutes(app, deps);
    if (config.PAYMENT_PROVIDER === 'test')
      await app.register((scope) => payPageRoutes(scope, db, new Set([...config.SHOP_ORIGINS, ...config.CORS_ORIGINS])));
  },
  jobs: [
    { name: 'orders-unpaid', slot: everyMinutes(1), run: (deps) => expireUnpaid(deps, deps.clock.now()) },
    { name: 'refunds-owed', slot: everyMinutes(1), run: (deps) => payOwedRefunds(deps, deps.clock.now()) },
  ],
};

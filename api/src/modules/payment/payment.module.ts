import type { ApiModule } from '../../platform/module';
import { payPageRoutes } from '../../platform/payment/test-provider/pay-page.routes';

/** The shop's books of payments, and the page of the built-in provider while that one is in use. */
export const paymentModule: ApiModule = {
  name: 'payment',
  async register(app, { db, config }) {
    if (config.PAYMENT_PROVIDER === 'test') await payPageRoutes(app, db, new Set([...config.SHOP_ORIGINS, ...config.CORS_ORIGINS]));
  },
};

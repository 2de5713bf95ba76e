import type { Config } from '../../config';
import type { RootDb } from '../../platform/db/db';
import type { PaymentPort } from '../../platform/payment/payment-port';
import { testProvider } from './test-provider/test-provider';
import { tossPayments } from '../../platform/payment/toss-payments';

/** The payment provider of the configuration. Throws when Toss Payments is chosen without its key. */
export function openPayment(config: Config, db: RootDb): PaymentPort {
  if (config.PAYMENT_PROVIDER === 'test') return testProvider(db, config.PAYMENT_TIMEOUT_MS);
  if (!config.TOSS_SECRET_KEY) throw new Error('PAYMENT_PROVIDER=toss needs TOSS_SECRET_KEY.');
  return tossPayments({
    secretKey: config.TOSS_SECRET_KEY,
    apiUrl: config.TOSS_API_URL,
    timeoutMs: config.PAYMENT_TIMEOUT_MS,
    shopUrl: config.SHOP_URL.replace(/\/$/, ''),
  });
}

import type { Config } from './config';
import { openPayment } from './modules/payment/public';
import { systemClock } from './platform/clock/clock';
import type { Database } from './platform/db/open-database';
import { openExchangeRate } from './platform/exchange/open-exchange-rate';
import type { Deps } from './platform/module';
import { outbox } from './platform/outbox/outbox';
import { openStorage } from './platform/storage/open-storage';

/** Chooses an adapter for every port by configuration; a test overrides what it moves. */
export async function createDeps(
  config: Config,
  { db, pool }: Pick<Database, 'db' | 'pool'>,
  overrides: Partial<Deps> & Pick<Deps, 'log'>,
): Promise<Deps> {
  const clock = overrides.clock ?? systemClock;
  return {
    config,
    db,
    pool,
    clock,
    outbox,
    storage: overrides.storage ?? (await openStorage(config)),
    exchangeRate: openExchangeRate(config, { db, clock, log: overrides.log }),
    payment: overrides.payment ?? openPayment(config, db),
    ...overrides,
  };
}

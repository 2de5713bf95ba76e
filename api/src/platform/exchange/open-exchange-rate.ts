import type { Config } from '../../config';
import type { Deps } from '../module';
import { fixedExchangeRate, type ExchangeRatePort } from './exchange-rate';
import { httpRate } from './exchange-rate-source';
import { keptExchangeRate } from './kept-exchange-rate';

/** The exchange rate of the configuration: fetched when a source is named, else `EXCHANGE_RATE_WON`. */
export function openExchangeRate(config: Config, deps: Pick<Deps, 'db' | 'clock' | 'log'>): ExchangeRatePort {
  const { EXCHANGE_RATE_URL: url, EXCHANGE_RATE_TIMEOUT_MS: timeoutMs, EXCHANGE_RATE_WON: won } = config;
  return url ? keptExchangeRate(httpRate(url, timeoutMs), deps, won) : fixedExchangeRate(won);
}

import { EXCHANGE_RATE_CACHE_MS } from '@hyangro/contracts/constants';
import type { ExchangeRate } from '@hyangro/contracts/common/common.contract';
import type { ApiClient, WritableStore } from '@hyangro/runtime';

/** The exchange rate with its ten-minute cache (K-FX). A failed call keeps the old rate, or none (GEN-08). */
export function createExchangeRate(
  api: ApiClient,
  store: WritableStore<ExchangeRate | null>,
  now: () => number,
): { refresh(): Promise<void> } {
  let knownSince = store.get() ? now() : -Infinity;
  let asking: Promise<void> | null = null;
  return {
    /** Asks the server when the known rate is ten minutes old. */
    refresh() {
      if (now() - knownSince < EXCHANGE_RATE_CACHE_MS) return Promise.resolve();
      asking ??= api('GET /common/exchange-rate')
        .then((rate) => {
          knownSince = now();
          store.set(rate);
        })
        .catch(() => undefined)
        .finally(() => {
          asking = null;
        });
      return asking;
    },
  };
}

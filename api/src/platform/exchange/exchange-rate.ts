import { EXCHANGE_RATE_CACHE_MS } from '@hyangro/contracts/constants';
import type { ExchangeRate } from '@hyangro/contracts/common/common.contract';
import type { Clock } from '../clock/clock';

/** Source of the won per dollar. `main` won are `sub` dollars (E-11). */
export interface ExchangeRatePort {
  read(): Promise<ExchangeRate>;
}

/** The rate the operator set. */
export const fixedExchangeRate = (won: number): ExchangeRatePort => ({
  read: async () => ({ main: won, sub: 1 }),
});

/** Asks the source at most once in ten minutes; keeps the last answer when the source fails (K-FX). */
export function cachedExchangeRate(source: ExchangeRatePort, clock: Clock): ExchangeRatePort {
  let kept: { rate: ExchangeRate; readAt: number } | undefined;
  return {
    async read() {
      const now = clock.now().getTime();
      if (kept && Math.abs(now - kept.readAt) < EXCHANGE_RATE_CACHE_MS) return kept.rate;
      try {
        kept = { rate: await source.read(), readAt: now };
      } catch (error) {
        if (!kept) throw error;
        kept = { ...kept, readAt: now };
      }
      return kept.rate;
    },
  };
}

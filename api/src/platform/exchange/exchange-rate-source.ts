import * as z from 'zod';
import type { ExchangeRateSource } from './exchange-rate';

const answer = z.object({ rates: z.object({ KRW: z.number() }) });

/** A service that answers `{"rates":{"KRW":1379.2}}` for one dollar, as Frankfurter and ExchangeRate-API do. */
export const httpRate = (url: string, timeoutMs: number): ExchangeRateSource => ({
  name: new URL(url).host,
  async fetchWon() {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), headers: { accept: 'application/json' } });
    if (!response.ok) throw new Error(`The source of the exchange rate answered ${response.status}`);
    return answer.parse(await response.json()).rates.KRW;
  },
});

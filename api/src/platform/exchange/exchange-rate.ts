import type { ExchangeRate } from '@hyangro/contracts/common/common.contract';

/** The rate that the shop counts with: `main` won are `sub` dollars (E-11). */
export interface ExchangeRatePort {
  read(): Promise<ExchangeRate>;
}
/** Where rates come from. Rejects when it does not answer. */
export interface ExchangeRateSource {
  /** Its last good rate is kept under it. */
  name: string;
  /** Won of one dollar, unchecked. */
  fetchWon(): Promise<number>;
}

/** The rate of the configuration: a stand-in that never moves. */
export const fixedExchangeRate = (won: number): ExchangeRatePort => ({ read: async () => ({ main: won, sub: 1 }) });

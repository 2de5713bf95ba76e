import { eq } from 'drizzle-orm';
import { EXCHANGE_RATE_CACHE_MS } from '@hyangro/contracts/constants';
import { DAY_MS } from '../clock/clock';
import type { Deps } from '../module';
import type { ExchangeRatePort, ExchangeRateSource } from './exchange-rate';
import { exchangeRateTable as rates } from './exchange-rate.tables';

/** A rate that is further from the last good one than this part of it is taken for a mistake of its source. */
const LARGEST_JUMP = 0.2;
/** After so long without a good rate the market may really have moved as far. */
const JUMP_COUNTS_MS = 7 * DAY_MS;

interface Kept {
  won: number;
  fetchedAt: Date;
}

/**
 * Asks the source at most once in ten minutes (K-FX), and keeps the last good rate in the database with its date. A source that is away, or
 * answers no rate, or one that jumps, is logged, and the last good rate counts on.
 * @param firstWon won of one dollar until there is a good rate
 */
export function keptExchangeRate(
  source: ExchangeRateSource,
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  firstWon: number,
): ExchangeRatePort {
  let kept: Kept | undefined;
  let askedAt: number | undefined;
  let asking: Promise<void> | undefined;
  const isRecent = (at: number | undefined, now: Date) => at !== undefined && Math.abs(now.getTime() - at) < EXCHANGE_RATE_CACHE_MS;

  async function refresh(now: Date): Promise<void> {
    kept ??= await findRate(db, source.name);
    if (isRecent(kept?.fetchedAt.getTime(), now)) {
      askedAt = kept?.fetchedAt.getTime();
      return;
    }
    askedAt = now.getTime();
    try {
      const won = await source.fetchWon();
      const fault = faultOf(won, kept, firstWon, now);
      if (fault) return log.error({ source: source.name, won: String(won), kept: kept?.won ?? firstWon }, fault);
      kept = { won, fetchedAt: now };
      await saveRate(db, source.name, kept);
    } catch (error) {
      log.warn(
        { err: error, source: source.name, fetchedAt: kept?.fetchedAt },
        'the exchange rate could not be fetched: the last good one counts',
      );
    }
  }

  return {
    async read() {
      const now = clock.now();
      if (!isRecent(askedAt, now)) await (asking ??= refresh(now).finally(() => (asking = undefined)));
      return { main: kept?.won ?? firstWon, sub: 1 };
    },
  };
}

/** Why an answer is no rate to count with; null for a good one. */
function faultOf(won: number, kept: Kept | undefined, firstWon: number, now: Date): string | null {
  if (!Number.isFinite(won) || won <= 0) return 'the source of the exchange rate answered no rate';
  const isOld = kept !== undefined && now.getTime() - kept.fetchedAt.getTime() > JUMP_COUNTS_MS;
  const last = kept?.won ?? firstWon;
  return !isOld && Math.abs(won - last) > last * LARGEST_JUMP ? 'the exchange rate jumps: it is not taken' : null;
}

async function findRate(db: Deps['db'], source: string): Promise<Kept | undefined> {
  const [row] = await db.select({ won: rates.won, fetchedAt: rates.fetchedAt }).from(rates).where(eq(rates.source, source));
  return row;
}
const saveRate = (db: Deps['db'], source: string, rate: Kept) =>
  db
    .insert(rates)
    .values({ source, ...rate })
    .onConflictDoUpdate({ target: rates.source, set: rate });

import { useCallback, useSyncExternalStore } from 'react';
import { useServices } from '../services/services-context';

/**
 * Now by the server's clock, to the second; renders again each second. With `select` it renders only when what that makes of the
 * second changes. All clocks of a page run on one timer.
 * @param readAt the instant that server and hydration agree on
 */
export function useNow(readAt: number): number;
export function useNow<T extends string | number>(readAt: number, select: (now: number) => T): T;
export function useNow(readAt: number, select: (now: number) => string | number = (now) => now): string | number {
  const { now } = useServices();
  const subscribe = useCallback((tick: () => void) => tickerOf(now)(tick), [now]);
  const toSecond = (ms: number) => Math.floor(ms / 1000) * 1000;
  return useSyncExternalStore(
    subscribe,
    () => select(toSecond(now())),
    () => select(toSecond(readAt)),
  );
}

type Ticker = (tick: () => void) => () => void;
/** One for each clock: a page has one. */
const tickers = new WeakMap<() => number, Ticker>();

function tickerOf(now: () => number): Ticker {
  const ticker = tickers.get(now) ?? createTicker(now);
  tickers.set(now, ticker);
  return ticker;
}

/** Tells each second, as long as somebody listens. */
function createTicker(now: () => number): Ticker {
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout>;
  const tick = () => {
    wait();
    for (const listener of [...listeners]) listener();
  };
  // Each tick aims at the next whole second, so that it never drifts.
  const wait = () => {
    timer = setTimeout(tick, 1000 - (now() % 1000));
  };
  return (listener) => {
    if (listeners.size === 0) wait();
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) clearTimeout(timer);
    };
  };
}

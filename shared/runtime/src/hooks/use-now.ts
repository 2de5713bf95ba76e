import { useCallback, useSyncExternalStore } from 'react';
import { useServices } from '../services/services-context';

/**
 * Now by the server's clock, to the second; renders again each second.
 * @param readAt the instant that server and hydration agree on
 */
export function useNow(readAt: number): number {
  const { now } = useServices();
  const subscribe = useCallback(
    (tick: () => void) => {
      let timer: ReturnType<typeof setTimeout>;
      // Each tick aims at the next whole second, so that it never drifts.
      const wait = () => {
        timer = setTimeout(
          () => {
            tick();
            wait();
          },
          1000 - (now() % 1000),
        );
      };
      wait();
      return () => clearTimeout(timer);
    },
    [now],
  );
  const toSecond = (ms: number) => Math.floor(ms / 1000) * 1000;
  return useSyncExternalStore(
    subscribe,
    () => toSecond(now()),
    () => toSecond(readAt),
  );
}

import { QueryClient } from '@tanstack/react-query';
import { NetworkError, isUnreachable } from '@hyangro/runtime';
import { mayHeal } from './may-heal';
import { retryPauseMs } from './retry-moments';

const SECOND_MS = 1000;
const DAY_MS = 86_400 * SECOND_MS;

/**
 * Answers live for a day, so that a kept screen finds them again (R-OTH-12). A screen that is shown again asks only for what an
 * event has outdated; mere age is looked at by a new navigation, which prefetches.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30 * SECOND_MS,
        gcTime: DAY_MS,
        networkMode: 'always',
        refetchOnMount: ({ state }) => state.isInvalidated,
        // What a screen shows as failed heals by itself: when it is looked at again, with the network, and with time.
        refetchOnWindowFocus: ({ state }) => mayHeal(state.error) && 'always',
        refetchOnReconnect: ({ state }) => mayHeal(state.error) && 'always',
        refetchInterval: ({ state }) => mayHeal(state.error) && retryPauseMs(state.errorUpdateCount),
        // Whoever has waited for a time limit gets words, not another wait.
        retry: (failures, error) => failures < 1 && isUnreachable(error) && !(error instanceof NetworkError && error.isTimeout),
        retryDelay: 400,
      },
      mutations: { networkMode: 'always' },
    },
  });

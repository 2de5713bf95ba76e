import { QueryClient } from '@tanstack/react-query';
import { isSilence } from './silence';

const MINUTE_MS = 60_000;

/**
 * Answers live for an hour, so that a kept screen finds its pages again (R-OTH-12); what is older than half a minute is
 * asked for again by the next navigation to it, not by its mere return.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: MINUTE_MS / 2,
        gcTime: 60 * MINUTE_MS,
        networkMode: 'always',
        refetchOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: (failures, error) => failures < 1 && isSilence(error),
        retryDelay: 400,
      },
      mutations: { networkMode: 'always' },
    },
  });

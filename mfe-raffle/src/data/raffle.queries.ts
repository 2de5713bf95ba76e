import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { orNull, type ShellServices } from '@hyangro/runtime';
import type { Raffle, RaffleCard } from '@hyangro/contracts/raffle/raffle.contract';

const STALE_MS = 30_000;

/** When something was read, by the server's clock: server and browser count down from the same second. */
interface Read {
  readAt: number;
}
export interface RaffleList extends Read {
  /** Usable now; null for a visitor. */
  tickets: number | null;
  items: RaffleCard[];
}
export interface ReadRaffle extends Read {
  raffle: Raffle;
}

export const raffleQueries = {
  list: (services: ShellServices) =>
    queryOptions({
      queryKey: ['raffle', 'list', services.locale.get()],
      queryFn: ({ signal }): Promise<RaffleList> =>
        services.api('GET /raffles', { signal }).then((list) => ({ ...list, readAt: services.now() })),
      staleTime: STALE_MS,
    }),
  /** Null: no such raffle. */
  detail: (services: ShellServices, raffleProductCd: string) =>
    queryOptions({
      queryKey: ['raffle', 'detail', raffleProductCd, services.locale.get()],
      queryFn: ({ signal }): Promise<ReadRaffle | null> =>
        orNull(
          services
            .api('GET /raffles/:raffleProductCd', { params: { raffleProductCd }, signal })
            .then((raffle) => ({ raffle, readAt: services.now() })),
        ),
      staleTime: STALE_MS,
    }),
  /** What anyone can check the draw with; asked for anew each time, as the file is what is checked. */
  draw: (services: ShellServices, raffleProductCd: string) =>
    queryOptions({
      queryKey: ['raffle', 'draw', raffleProductCd],
      queryFn: ({ signal }) => services.api('GET /raffles/:raffleProductCd/draw', { params: { raffleProductCd }, signal }),
      staleTime: 0,
      gcTime: 0,
    }),
  /** Tickets and how they came and went; a member's own, so always asked again when the page is shown. */
  tickets: (services: ShellServices) =>
    infiniteQueryOptions({
      queryKey: ['raffle', 'tickets', services.locale.get()],
      queryFn: ({ pageParam, signal }) => services.api('GET /tickets', { query: { cursor: pageParam }, signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      staleTime: 0,
    }),
};

import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import type { ShellServices } from '@hyangro/runtime';
import { withKnown, type Page } from './known-products';

/** Where to go on in a list: a page by its number, or after a cursor. */
export type Place = number | string;
type PlaceQuery = { cursor?: string; page?: number };

const STALE_MS = 60_000;

interface ProductListRequest<Q, P> {
  /** Beginning of the keys of all lists at this place, whatever their filter. */
  lists: QueryKey;
  /** What the list is asked with, the place aside. */
  query: Q;
  place: Place;
  /** Asks for one page. Null, or a word, stands for a list that is not there. */
  read: (asked: { query: Q & PlaceQuery; signal: AbortSignal }) => Promise<P>;
}

/** Pages of a list of products, from `place` on. */
export const productListQuery = <Q extends object, P extends Page>(
  services: ShellServices,
  { lists, query, place, read }: ProductListRequest<Q, P>,
) =>
  infiniteQueryOptions({
    queryKey: [...lists, query],
    queryFn: ({ pageParam, signal }) => withKnown(services, lists, read({ query: { ...query, ...queryOfPlace(pageParam) }, signal })),
    initialPageParam: place,
    staleTime: STALE_MS,
    getNextPageParam: (last: P): Place | undefined => listIn(last)?.nextCursor ?? undefined,
    getPreviousPageParam: (first: P): Place | undefined => {
      const page = listIn(first)?.page ?? 1;
      return page > 1 ? page - 1 : undefined;
    },
  });

const listIn = (page: Page) => (typeof page === 'string' ? null : page);

const queryOfPlace = (place: Place): PlaceQuery => {
  if (typeof place === 'string') return { cursor: place };
  return place > 1 ? { page: place } : {};
};

import type { ProductList } from '@hyangro/contracts/catalog/list.schemas';

/** Where to go on in a list: a page by its number, or after a cursor. */
export type Place = number | string;

/** The same for every list of products: how long it is fresh, and its neighbours. Pages are null where nothing is under the code. */
export const LIST_PAGES = {
  staleTime: 60_000,
  getNextPageParam: (page: ProductList | null): Place | undefined => page?.nextCursor ?? undefined,
  getPreviousPageParam: (page: ProductList | null): Place | undefined => (page && page.page > 1 ? page.page - 1 : undefined),
};

/** Part of a list's query that says where to go on. */
export const queryOfPlace = (place: Place): { cursor?: string; page?: number } => {
  if (typeof place === 'string') return { cursor: place };
  return place > 1 ? { page: place } : {};
};

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ApiError, orNull, type ShellServices } from '@hyangro/runtime';
import { QNA_KIND_LIST, type QnaKind } from './qna.model';

const STALE_MS = 60_000;
const PAGE = 20;
/** How many the product's page shows. */
const NEWEST = 3;

export interface QnaFilter {
  kind: QnaKind | null;
  /** Those with an answer alone. */
  isAnswered: boolean;
  /** Where the list goes on from; null begins with the newest. */
  after: string | null;
}
/** Filter in an address: `?kind=DELIVERY&answered=1&after=…`; what is not understood is passed over. */
export const qnaFilterOf = (search: URLSearchParams): QnaFilter => ({
  kind: QNA_KIND_LIST.find((kind) => kind === search.get('kind')) ?? null,
  isAnswered: search.get('answered') === '1',
  after: /^[\w-]{1,200}$/.exec(search.get('after') ?? '')?.[0] ?? null,
});
/** Address of a filter; what is not set leaves no trace. */
export function qnaSearchOf({ kind, isAnswered, after }: QnaFilter): string {
  const search = new URLSearchParams();
  if (kind) search.set('kind', kind);
  if (isAnswered) search.set('answered', '1');
  if (after) search.set('after', after);
  return search.toString();
}

export const qnaQueries = {
  /** Pages of questions on a product; null when the product is unknown. An address that goes on from nowhere begins with the newest. */
  list: (services: ShellServices, productCd: string, { kind, isAnswered, after }: QnaFilter) => {
    const pageAt = (cursor: string | undefined, signal: AbortSignal) =>
      services.api('GET /product/:productCd/qna', {
        params: { productCd },
        query: { kind: kind ?? undefined, state: isAnswered ? 'ANSWERED' : undefined, cursor, limit: PAGE },
        signal,
      });
    return infiniteQueryOptions({
      queryKey: ['catalog', 'qna', productCd, services.locale.get(), { kind, isAnswered, after }],
      queryFn: ({ pageParam, signal }) =>
        orNull(
          pageAt(pageParam, signal).catch((error: unknown) => {
            if (pageParam && error instanceof ApiError && error.status === 400) return pageAt(undefined, signal);
            throw error;
          }),
        ),
      initialPageParam: after ?? undefined,
      getNextPageParam: (page) => page?.nextCursor ?? undefined,
      staleTime: STALE_MS,
    });
  },
  /** The newest answered questions that the reader may read, for the product's page. */
  newest: (services: ShellServices, productCd: string) =>
    queryOptions({
      queryKey: ['catalog', 'qna', productCd, services.locale.get(), 'newest'],
      queryFn: ({ signal }) =>
        services.api('GET /product/:productCd/qna', {
          params: { productCd },
          query: { state: 'ANSWERED', readable: 'true', limit: NEWEST },
          signal,
        }),
      staleTime: STALE_MS,
    }),
};

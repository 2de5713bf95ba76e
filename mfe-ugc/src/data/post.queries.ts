import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { orNull, type ShellServices } from '@hyangro/runtime';
import type { Post, UgcKind } from './post.model';

const MINUTE_MS = 60_000;

/** The same for every list. */
const PAGES = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor ?? undefined,
  staleTime: MINUTE_MS,
};
/** Posts of a page of a list. */
const LIMIT = 12;

async function read({ api }: ShellServices, ugcCd: string, kind: UgcKind, signal: AbortSignal): Promise<Post> {
  const params = { ugcCd };
  if (kind === 'REVIEW') return api('GET /reviews/:ugcCd', { params, signal });
  if (kind === 'FEED') return api('GET /feeds/:ugcCd', { params, signal });
  return api('GET /talks/:ugcCd', { params, signal });
}

export const postQueries = {
  /** One post; null when the code is unknown, or out of the reader's sight. Without a kind it is asked for first. */
  detail: (services: ShellServices, ugcCd: string, kind?: UgcKind) =>
    queryOptions({
      queryKey: ['ugc', 'post', ugcCd, services.locale.get(), kind ?? null],
      queryFn: ({ signal }) =>
        orNull(
          kind
            ? read(services, ugcCd, kind, signal)
            : services
                .api('GET /ugc/:ugcCd', { params: { ugcCd }, signal })
                .then(({ kind: found }) => read(services, ugcCd, found, signal)),
        ),
      staleTime: MINUTE_MS,
    }),
  feeds: (services: ShellServices) =>
    infiniteQueryOptions({
      ...PAGES,
      queryKey: ['ugc', 'feeds', 'all', services.locale.get()],
      queryFn: ({ pageParam, signal }) => services.api('GET /feeds', { query: { cursor: pageParam, limit: LIMIT }, signal }),
    }),
  /** Feeds that show a product; null when the product is unknown. */
  ofProduct: (services: ShellServices, productCd: string) =>
    queryOptions({
      queryKey: ['ugc', 'feeds', 'product', productCd, services.locale.get()],
      queryFn: ({ signal }) =>
        orNull(services.api('GET /product/:productCd/feeds', { params: { productCd }, query: { limit: LIMIT }, signal })),
      staleTime: MINUTE_MS,
    }),
  bestFeeds: (services: ShellServices) =>
    infiniteQueryOptions({
      ...PAGES,
      queryKey: ['ugc', 'feeds', 'best', services.locale.get()],
      queryFn: ({ pageParam, signal }) => services.api('GET /feeds/best', { query: { cursor: pageParam, limit: LIMIT }, signal }),
    }),
  bestTalks: (services: ShellServices) =>
    infiniteQueryOptions({
      ...PAGES,
      queryKey: ['ugc', 'talks', 'best', services.locale.get()],
      queryFn: ({ pageParam, signal }) => services.api('GET /talks/best', { query: { cursor: pageParam, limit: LIMIT }, signal }),
    }),
  /** Reviews, feeds and talks together. */
  mixed: (services: ShellServices) =>
    infiniteQueryOptions({
      ...PAGES,
      queryKey: ['ugc', 'mixed', services.locale.get()],
      queryFn: ({ pageParam, signal }) => services.api('GET /ugc', { query: { cursor: pageParam, limit: LIMIT }, signal }),
    }),
  comments: (services: ShellServices, ugcCd: string) =>
    infiniteQueryOptions({
      ...PAGES,
      queryKey: ['ugc', 'comments', ugcCd],
      queryFn: ({ pageParam, signal }) =>
        services.api('GET /ugc/:ugcCd/comments', { params: { ugcCd }, query: { cursor: pageParam, limit: 20 }, signal }),
    }),
  answers: (services: ShellServices, ugcCd: string) =>
    infiniteQueryOptions({
      ...PAGES,
      queryKey: ['ugc', 'answers', ugcCd],
      queryFn: ({ pageParam, signal }) =>
        services.api('GET /talks/:ugcCd/answers', { params: { ugcCd }, query: { cursor: pageParam, limit: 20 }, signal }),
    }),
};

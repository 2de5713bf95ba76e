import type { OrderCd, ProductCd } from '@hyangro/contracts/kit/schemas';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { ApiError, orNull, type ShellServices } from '@hyangro/runtime';

const goesOn = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor ?? undefined,
  staleTime: 0,
};

/** Why a line cannot be reviewed, by the code of the refusal. */
const REFUSED: Readonly<Record<string, 'UNKNOWN' | 'UNCONFIRMED' | 'EXISTS'>> = {
  'common.a0003': 'UNKNOWN',
  'review.a0004': 'UNCONFIRMED',
  'review.a0001': 'EXISTS',
};

/** What a member may write of and has written; private, and asked again whenever it is shown. */
export const writtenQueries = {
  writable: (services: ShellServices) =>
    infiniteQueryOptions({
      queryKey: ['ugc', 'own', 'writable', services.locale.get()],
      queryFn: ({ pageParam, signal }) => services.api('GET /mypage/reviews/writable', { query: { cursor: pageParam }, signal }),
      ...goesOn,
    }),
  /** The confirmed line of a product that waits for its review; null where none does. */
  writableOf: (services: ShellServices, productCd: string) =>
    queryOptions({
      queryKey: ['ugc', 'own', 'writable-of', productCd, services.locale.get()],
      queryFn: async ({ signal }) => {
        const query = { productCd: productCd as ProductCd, limit: 1 };
        return (await services.api('GET /mypage/reviews/writable', { query, signal })).items[0] ?? null;
      },
      staleTime: 0,
    }),
  writableCount: (services: ShellServices) =>
    queryOptions({
      queryKey: ['ugc', 'own', 'writable-count'],
      queryFn: async ({ signal }) => (await services.api('GET /mypage/reviews/writable', { query: { limit: 1 }, signal })).totalCount,
      staleTime: 0,
    }),
  reviewCount: (services: ShellServices) =>
    queryOptions({
      queryKey: ['ugc', 'own', 'review-count'],
      queryFn: async ({ signal }) => (await services.api('GET /mypage/reviews/written', { query: { limit: 1 }, signal })).totalCount,
      staleTime: 0,
    }),
  /** What a review of a line is about, or why there can be none. */
  line: (services: ShellServices, orderCd: string, lineNo: number) =>
    queryOptions({
      queryKey: ['ugc', 'own', 'line', orderCd, lineNo, services.locale.get()],
      queryFn: async ({ signal }) => {
        try {
          const params = { orderCd: orderCd as OrderCd, lineNo };
          return { line: await services.api('GET /mypage/reviews/writable/:orderCd/:lineNo', { params, signal }), refused: null };
        } catch (error) {
          const refused = error instanceof ApiError ? REFUSED[error.body.messageCode] : undefined;
          if (!refused) throw error;
          return { line: null, refused };
        }
      },
      staleTime: 0,
    }),
  reviews: (services: ShellServices) =>
    infiniteQueryOptions({
      queryKey: ['ugc', 'own', 'reviews', services.locale.get()],
      queryFn: ({ pageParam, signal }) => services.api('GET /mypage/reviews/written', { query: { cursor: pageParam }, signal }),
      ...goesOn,
    }),
  /** A post to change; null for an unknown code. */
  review: (services: ShellServices, ugcCd: string) =>
    queryOptions({
      queryKey: ['ugc', 'own', 'review', ugcCd, services.locale.get()],
      queryFn: ({ signal }) => orNull(services.api('GET /reviews/:ugcCd', { params: { ugcCd }, signal })),
      staleTime: 0,
    }),
  feed: (services: ShellServices, ugcCd: string) =>
    queryOptions({
      queryKey: ['ugc', 'own', 'feed', ugcCd, services.locale.get()],
      queryFn: ({ signal }) => orNull(services.api('GET /feeds/:ugcCd', { params: { ugcCd }, signal })),
      staleTime: 0,
    }),
  talk: (services: ShellServices, ugcCd: string) =>
    queryOptions({
      queryKey: ['ugc', 'own', 'talk', ugcCd, services.locale.get()],
      queryFn: ({ signal }) => orNull(services.api('GET /talks/:ugcCd', { params: { ugcCd }, signal })),
      staleTime: 0,
    }),
  /** What the member may write. */
  rights: (services: ShellServices) =>
    queryOptions({
      queryKey: ['ugc', 'own', 'rights'],
      queryFn: ({ signal }) => services.api('GET /member/public-profile', { signal }),
      staleTime: 0,
    }),
};

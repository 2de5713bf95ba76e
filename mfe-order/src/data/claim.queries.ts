import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ClaimPieces, ClaimPreview } from '@hyangro/contracts/order/claim.schemas';
import { ApiError, isUnreachable, orNull, type ShellServices } from '@hyangro/runtime';

/** What a claim would give back, or why there is none. */
export type PreviewAnswer = { preview: ClaimPreview; refused: null } | { preview: null; refused: { code: string; args: unknown[] } };

export const claimQueries = {
  list: (services: ShellServices) =>
    infiniteQueryOptions({
      queryKey: ['order', 'claims', 'list', services.locale.get()],
      queryFn: ({ pageParam, signal }) => services.api('GET /claims', { query: { cursor: pageParam }, signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
    }),
  /** Null when the claim is unknown or another member's: the API tells no difference (P-11). */
  detail: (services: ShellServices, claimCd: string) =>
    queryOptions({
      queryKey: ['order', 'claims', 'detail', claimCd, services.locale.get()],
      queryFn: ({ signal }) => orNull(services.api('GET /claims/:claimCd', { params: { claimCd }, signal })),
    }),
  /** A query although it posts: it changes nothing, and its answer belongs to the pieces that are chosen. */
  preview: (services: ShellServices, pieces: ClaimPieces) =>
    queryOptions({
      queryKey: ['order', 'claims', 'preview', pieces, services.locale.get()],
      queryFn: ({ signal }) => answerOf(services.api('POST /claims/preview', { body: pieces, signal })),
      placeholderData: keepPreviousData,
      gcTime: 0,
    }),
};

async function answerOf(answer: Promise<ClaimPreview>): Promise<PreviewAnswer> {
  try {
    return { preview: await answer, refused: null };
  } catch (error) {
    if (!(error instanceof ApiError) || isUnreachable(error) || error.status === 401) throw error;
    return { preview: null, refused: { code: error.body.messageCode, args: error.body.args } };
  }
}

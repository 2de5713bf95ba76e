import { queryOptions } from '@tanstack/react-query';
import type { RecipientForm } from '@hyangro/contracts/member/real-name.contract';
import { REAL_NAME_LINK_CLOSED, REAL_NAME_LINK_EXPIRED, REAL_NAME_LINK_INVALID } from '@hyangro/contracts/errors/known-refusals';
import { CHECK_ANSWER_PARAM, CHECK_STATE_PARAM, RECIPIENT_TOKEN_PARAM } from '@hyangro/contracts/wire-names';
import { isRefusal, type ShellServices } from '@hyangro/runtime';

const FORM = 'GET /real-name/forms/:token';
/** Why a recipient's link opens nothing. */
export type ClosedLink = 'INVALID' | 'EXPIRED' | 'CLOSED';
export type OpenedLink = { form: RecipientForm; closed: null } | { form: null; closed: ClosedLink };

export const realNameQueries = {
  /** Own details, masked; private, so always asked again when the page is shown. */
  own: (services: ShellServices) =>
    queryOptions({
      queryKey: ['mypage', 'real-name'],
      queryFn: ({ signal }) => services.api('GET /member/real-name', { signal }),
      staleTime: 0,
    }),
  /** What a recipient's link is for, or why it opens nothing. */
  recipient: (services: ShellServices, token: string) =>
    queryOptions({
      queryKey: ['mypage', 'real-name-form', token],
      queryFn: async ({ signal }): Promise<OpenedLink> => {
        if (!token) return { form: null, closed: 'INVALID' };
        try {
          return { form: await services.api(FORM, { params: { token }, signal }), closed: null };
        } catch (error) {
          const closed = closedBy(error);
          if (closed) return { form: null, closed };
          throw error;
        }
      },
      staleTime: 0,
    }),
  /** What an answer of the identity provider came to. Sent once a page, to its end: the answer counts once. */
  check: (services: ShellServices, back: { state: string; answer: string }) =>
    queryOptions({
      queryKey: ['mypage', 'real-name-check', back],
      queryFn: () => services.api('POST /real-name/check', { body: back }),
      staleTime: Infinity,
      gcTime: Infinity,
      retry: false,
      refetchOnReconnect: false,
    }),
};

function closedBy(error: unknown): ClosedLink | null {
  if (isRefusal(error, FORM, REAL_NAME_LINK_INVALID)) return 'INVALID';
  if (isRefusal(error, FORM, REAL_NAME_LINK_EXPIRED)) return 'EXPIRED';
  return isRefusal(error, FORM, REAL_NAME_LINK_CLOSED) ? 'CLOSED' : null;
}

/** Where the member's answer or a recipient's token stands in the address. */
export const tokenOf = (search: URLSearchParams): string => search.get(RECIPIENT_TOKEN_PARAM) ?? '';
export const answerOf = (search: URLSearchParams) => ({
  state: search.get(CHECK_STATE_PARAM) ?? '',
  answer: search.get(CHECK_ANSWER_PARAM) ?? '',
});

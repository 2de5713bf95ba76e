import { queryOptions } from '@tanstack/react-query';
import type { TermsDocCd } from '@hyangro/contracts/help/terms.contract';
import { orNull, type ShellServices } from '@hyangro/runtime';

const STALE_MS = 600_000;

export const termsQueries = {
  /** A text of the shop in the reader's language, as it holds today. */
  document: (services: ShellServices, docCd: TermsDocCd) =>
    queryOptions({
      queryKey: ['mypage', 'terms', docCd, services.locale.get()],
      queryFn: ({ signal }) => services.api('GET /terms/:docCd', { params: { docCd }, signal }),
      staleTime: STALE_MS,
    }),
  /** The same for its page, in the version that the address names; null for an unknown version. */
  version: (services: ShellServices, docCd: TermsDocCd, version: string | null) =>
    queryOptions({
      queryKey: ['mypage', 'terms', docCd, services.locale.get(), { version }],
      queryFn: ({ signal }) =>
        orNull(services.api('GET /terms/:docCd', { params: { docCd }, query: { version: version ?? undefined }, signal })),
      staleTime: STALE_MS,
    }),
};

/** Version that an address names; null for the one in force. */
export const versionOf = (search: URLSearchParams): string | null => /^[\w.-]{1,20}$/.exec(search.get('version') ?? '')?.[0] ?? null;

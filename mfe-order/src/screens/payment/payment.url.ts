import { PAY_FAILURES, PAY_FAILURE_PARAM, type PayFailure } from '@hyangro/contracts/wire-names';

/** What Toss Payments adds to the address when the shopper closes its window. */
const CLOSED_AT_TOSS = 'PAY_PROCESS_CANCELED';

/** Why the shopper is back from the provider unpaid; null on the first visit. */
export function payFailureOf(search: URLSearchParams): PayFailure | null {
  if (search.get('code') === CLOSED_AT_TOSS) return 'CANCELLED';
  return PAY_FAILURES.find((failure) => failure === search.get(PAY_FAILURE_PARAM)) ?? null;
}

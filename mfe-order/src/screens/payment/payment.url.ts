import { PAY_FAILURES, PAY_FAILURE_PARAM, type PayFailure } from '@hyangro/contracts/wire-names';

/** Why the shopper is back from the provider unpaid; null on the first visit. */
export const payFailureOf = (search: URLSearchParams): PayFailure | null =>
  PAY_FAILURES.find((failure) => failure === search.get(PAY_FAILURE_PARAM)) ?? null;

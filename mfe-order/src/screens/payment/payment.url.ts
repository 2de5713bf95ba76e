export const PAY_FAILURES = ['DECLINED', 'CANCELLED'] as const;
export type PayFailure = (typeof PAY_FAILURES)[number];

/** Why the shopper is back from the provider unpaid; null on the first visit. */
export const payFailureOf = (search: URLSearchParams): PayFailure | null =>
  PAY_FAILURES.find((failure) => failure === search.get('payFailure')) ?? null;

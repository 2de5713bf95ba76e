/** Milliseconds. A connection without the whole head of a request is closed after `headersTimeout`, looked for at the interval. */
export const CONNECTION_LIMITS = { headersTimeout: 30_000, connectionsCheckingInterval: 10_000 } as const;

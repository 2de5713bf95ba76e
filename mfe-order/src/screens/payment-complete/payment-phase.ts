import type { Api } from '@hyangro/contracts/api';
import type { ResponseOf } from '@hyangro/contracts/kit/contract';
import { ApiError } from '@hyangro/runtime';

export type PaymentResult = ResponseOf<Api['GET /orders/:orderCd/pay']>;
export type PaymentPhase = 'checking' | 'long' | 'paid' | 'failed' | 'unpaid' | 'notFound' | 'refused' | 'unreachable';

/** How often and how long the shop asks while the provider has not answered. */
export const POLL = { everyMs: 2000, forMs: 60_000 } as const;

interface Seen {
  /** Undefined until an answer came, null when the order is unknown. */
  result: PaymentResult | null | undefined;
  error: unknown;
  /** A minute of asking is over. */
  isLong: boolean;
}

/** What is shown to the shopper. */
export function phaseOf({ result, error, isLong }: Seen): PaymentPhase {
  if (result === null) return 'notFound';
  if (result?.status === 'PAID') return 'paid';
  if (error) return error instanceof ApiError ? 'refused' : 'unreachable';
  if (result?.status === 'FAILED' || result?.status === 'CANCELLED') return 'failed';
  if (result?.status === 'NONE') return 'unpaid';
  return isLong ? 'long' : 'checking';
}

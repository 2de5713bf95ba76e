import type { Api } from '@hyangro/contracts/api';
import type { ResponseOf } from '@hyangro/contracts/kit/contract';
import type { PayFailure } from '@hyangro/contracts/wire-names';
import { ApiError } from '@hyangro/runtime';

export type PaymentResult = ResponseOf<Api['GET /orders/:orderCd/pay']>;
export type PaymentPhase = 'checking' | 'long' | 'paid' | 'failed' | 'unpaid' | 'over' | 'notFound' | 'refused' | 'unreachable';

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
  if (result?.state === 'CANCELLED') return 'over';
  if (result?.status === 'FAILED' || result?.status === 'CANCELLED') return 'failed';
  if (result?.status === 'NONE') return 'unpaid';
  return isLong ? 'long' : 'checking';
}

/** Why nothing was paid, as the payment screen says it. A cancel with a reason came from the shop: the order changed, or its goods are gone. */
export function payFailureOf(result: PaymentResult | null | undefined): PayFailure {
  if (result?.status !== 'CANCELLED') return 'DECLINED';
  return result.failure ? 'EXPIRED' : 'CANCELLED';
}

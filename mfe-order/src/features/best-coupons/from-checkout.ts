import type { Location } from 'react-router-dom';

/** What the checkout's link to the coupons writes into the history: the way back is the page before. */
export const FROM_CHECKOUT = { isFromCheckout: true } as const;

export function isFromCheckout({ state }: Location): boolean {
  const entry: unknown = state;
  return typeof entry === 'object' && entry !== null && 'isFromCheckout' in entry;
}

import type { EndpointKey } from './kit/contract';

/** Longest a call may take: the API answers first, then its gateway, and a page shows words within 4 s whatever happens behind it. */
export const CALL_LIMIT_MS = { browser: 3_500, api: 4_000, gateway: 4_500 } as const;
/** The same for calls that wait for a payment provider, which has limits of its own, or that carry a file, of goods or pages too. */
export const SLOW_CALL_LIMIT_MS = { browser: 32_000, api: 25_000, gateway: 30_000 } as const;

const SLOW_CALLS: readonly EndpointKey[] = [
  'POST /orders/:orderCd/cancel',
  'POST /orders/:orderCd/pay',
  'POST /orders/:orderCd/pay/confirm',
  'POST /payments/webhook',
  'POST /claims/photos',
  'POST /inquiries/photos',
  'POST /member/real-name/photos',
  'POST /real-name/forms/:token/photos',
  'POST /operator/product-imports',
  'POST /operator/layouts/check',
  'POST /operator/layouts',
  'PUT /media-uploads/:mediaKey/parts/:offset',
  'PUT /media-uploads/:mediaKey/poster',
  'POST /media-uploads/:mediaKey/complete',
];

type Limits = Readonly<Record<keyof typeof CALL_LIMIT_MS, number>>;
const limits = (isSlow: boolean): Limits => (isSlow ? SLOW_CALL_LIMIT_MS : CALL_LIMIT_MS);

/** Limits of an endpoint by its key. */
export const limitsOf = (key: string): Limits => limits(SLOW_CALLS.includes(key as EndpointKey));

/** Limits of a call by its address, as a gateway sees it. Test scenarios (`/__qa/`) may take their time. */
export const limitsAt = (method: string, pathname: string): Limits =>
  limits(
    pathname.startsWith('/__qa/') ||
      SLOW_CALLS.some((key) => new RegExp(`^${key.replace(/:\w+/g, '[^/]+')}/?$`).test(`${method} ${pathname}`)),
  );

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { DocumentKind, OrderDocument } from '@hyangro/contracts/order/document.contract';
import type { OrderTab } from '@hyangro/contracts/order/order.schemas';
import { ApiError, orNull, type ShellServices } from '@hyangro/runtime';

/** Not paid, or for corporate buyers only: there is none, as for an order that is unknown. */
const documentOrNull = async (answer: Promise<OrderDocument>): Promise<OrderDocument | null> =>
  orNull(answer).catch((error: unknown) => {
    if (error instanceof ApiError && (error.status === 403 || error.status === 409)) return null;
    throw error;
  });

export const orderQueries = {
  /** Null when the order is unknown or another member's: the API tells no difference (P-11). */
  detail: (services: ShellServices, orderCd: string) =>
    queryOptions({
      queryKey: ['order', 'detail', orderCd, services.locale.get()],
      queryFn: ({ signal }) => orNull(services.api('GET /orders/:orderCd', { params: { orderCd }, signal })),
    }),
  list: (services: ShellServices, tab: OrderTab) =>
    infiniteQueryOptions({
      queryKey: ['order', 'list', tab, services.locale.get()],
      queryFn: ({ pageParam, signal }) => services.api('GET /orders', { query: { tab, cursor: pageParam }, signal }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
    }),
  /** Parcels of an order; null as `detail`. */
  tracking: (services: ShellServices, orderCd: string) =>
    queryOptions({
      queryKey: ['order', 'detail', orderCd, services.locale.get(), 'tracking'],
      queryFn: ({ signal }) => orNull(services.api('GET /orders/:orderCd/tracking', { params: { orderCd }, signal })),
    }),
  /** Receipt or statement; null for an order that is unknown, and for one without a document. */
  document: (services: ShellServices, orderCd: string, kind: DocumentKind) =>
    queryOptions({
      queryKey: ['order', 'detail', orderCd, services.locale.get(), kind],
      queryFn: ({ signal }) => documentOrNull(services.api('GET /orders/:orderCd/documents/:kind', { params: { orderCd, kind }, signal })),
    }),
  /** Link by which a recipient in China gives their details; a new one each time it is asked for. */
  recipientLink: (services: ShellServices, orderCd: string) =>
    queryOptions({
      queryKey: ['order', 'detail', orderCd, 'recipient-link'],
      queryFn: ({ signal }) => services.api('GET /orders/:orderCd/real-name-link', { params: { orderCd }, signal }),
      staleTime: Infinity,
      retry: false,
    }),
  /** State of the payment; polled by the screen while it is open. */
  payment: (services: ShellServices, orderCd: string) =>
    queryOptions({
      queryKey: ['order', 'payment', orderCd],
      queryFn: ({ signal }) => orNull(services.api('GET /orders/:orderCd/pay', { params: { orderCd }, signal })),
    }),
  /**
   * Confirms with the provider's key. A query although it posts: it belongs to an address that the provider leads to, is asked again
   * when the network comes back, and is found answered by a second visit. The server confirms an order once however often it is asked.
   */
  confirm: (services: ShellServices, orderCd: string, paymentKey: string, idempotencyKey: string) =>
    queryOptions({
      queryKey: ['order', 'confirm', orderCd, paymentKey],
      queryFn: () =>
        orNull(services.api('POST /orders/:orderCd/pay/confirm', { params: { orderCd }, body: { paymentKey }, idempotencyKey })),
      staleTime: Infinity,
      retry: false,
    }),
};

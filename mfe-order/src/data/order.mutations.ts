import type { UseMutationOptions } from '@tanstack/react-query';
import { CART_SCOPE } from '@hyangro/contracts/order/cart-keys';
import type { Order } from '@hyangro/contracts/order/order.schemas';
import type { Attempt, ShellServices } from '@hyangro/runtime';
import type { CouponChoice } from '@hyangro/rules/coupon-choice';
import { orderQueries } from './order.queries';

export interface NewOrder {
  /** The chosen lines with their pieces: a second try of the same is the same order. */
  signature: string;
  cartItemCds: string[];
}
export type OrderChange = { coupons: CouponChoice[] } | { points: number };

export const orderMutations = {
  /** Waits until the changes of the cart have reached the server. */
  place: ({ api }: ShellServices, attempt: Attempt) => ({
    mutationKey: ['order', 'place'],
    scope: CART_SCOPE,
    mutationFn: ({ signature, cartItemCds }: NewOrder) =>
      attempt(signature, (idempotencyKey) => api('POST /orders', { idempotencyKey, body: { cartItemCds } })),
  }),
  /** Coupons or points of an unpaid order, one after the other. The server answers the whole order with new amounts. */
  change: (services: ShellServices, orderCd: string): UseMutationOptions<Order, Error, OrderChange> => {
    const { api, queryClient, reportError } = services;
    const { queryKey } = orderQueries.detail(services, orderCd);
    const params = { orderCd };
    return {
      mutationKey: ['order', 'change', orderCd],
      scope: { id: `order ${orderCd}` },
      mutationFn: (change) =>
        'coupons' in change
          ? api('PUT /orders/:orderCd/coupons', { params, body: change })
          : api('PUT /orders/:orderCd/points', { params, body: change }),
      onSuccess: (order) => void queryClient.setQueryData(queryKey, order),
      onError: async (error) => {
        await reportError(error);
        await queryClient.refetchQueries({ queryKey });
      },
    };
  },
};

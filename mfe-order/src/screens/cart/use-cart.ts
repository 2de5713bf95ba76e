import { useMemo } from 'react';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { Cart, CartItem } from '@hyangro/contracts/order/order.schemas';
import { useServices, useStore } from '@hyangro/runtime';
import { withQuantity, withSelection, withoutItems } from '../../data/cart.model';
import { cartQueries } from '../../data/cart.queries';
import { createCartWriter } from './cart-writer';

/** The cart and the deeds on it; each shows at once and falls back when the server refuses. */
export function useCart() {
  const services = useServices();
  const queryClient = useQueryClient();
  const locale = useStore(services.locale);
  const key = useMemo(() => cartQueries.key(locale), [locale]);
  const { data: cart, isFetching, error } = useSuspenseQuery(cartQueries.detail(services));

  // An empty cart that an event has outdated and that cannot be had anew is not known to be empty.
  if (error && !isFetching && cart.items.length === 0) throw error;

  const writer = useMemo(
    () =>
      createCartWriter({
        read: () => queryClient.getQueryData<Cart>(key),
        write: (next) => {
          void queryClient.cancelQueries({ queryKey: key });
          queryClient.setQueryData<Cart>(key, next);
        },
        settled: (next) => {
          services.events.publish('cart:changed', { count: next.count });
          // The event outdates every cart in the cache; this one is the server's answer.
          queryClient.setQueryData<Cart>(key, next);
        },
        refetch: () => queryClient.refetchQueries({ queryKey: key }),
        report: (error) => void services.reportError(error),
      }),
    [services, queryClient, key],
  );

  const patchItem = (cartItemCd: string, body: { quantity?: number; isSelected?: boolean }) =>
    services.api('PATCH /cart/items/:cartItemCd', { params: { cartItemCd }, body });

  return {
    cart,
    /** The server is being asked for the cart again. */
    isFetching,
    /** Resolves when all changes so far have reached the server. */
    saved: writer.idle,
    setQuantity: ({ cartItemCd }: CartItem, quantity: number) =>
      writer.change(
        (shown) => withQuantity(shown, cartItemCd, quantity),
        () => patchItem(cartItemCd, { quantity }),
        `quantity ${cartItemCd}`,
      ),
    select: ({ cartItemCd }: CartItem, isSelected: boolean) =>
      writer.change(
        (shown) => withSelection(shown, isSelected, cartItemCd),
        () => patchItem(cartItemCd, { isSelected }),
      ),
    selectAll: (isSelected: boolean) =>
      writer.change(
        (shown) => withSelection(shown, isSelected),
        () => services.api('PATCH /cart/items', { body: { isSelected } }),
      ),
    remove: (items: readonly CartItem[]) => {
      const cartItemCds = items.map((item) => item.cartItemCd);
      if (cartItemCds.length === 0) return;
      writer.change(
        (shown) => withoutItems(shown, cartItemCds),
        () => services.api('DELETE /cart/items', { body: { cartItemCds } }),
      );
    },
  };
}
export type CartDeeds = ReturnType<typeof useCart>;

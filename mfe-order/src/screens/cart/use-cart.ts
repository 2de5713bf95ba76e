import { useMemo } from 'react';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import type { CartItem } from '@hyangro/contracts/order/order.schemas';
import { useServices, useStore } from '@hyangro/runtime';
import { cartMutations } from '../../data/cart.mutations';
import { cartQueries } from '../../data/cart.queries';
import { toldItems } from '../../data/told-goods';
import { useMessages } from '../../messages';

/** The cart and what can be done with it; each change shows at once and falls back when the server refuses. */
export function useCart() {
  const t = useMessages();
  const services = useServices();
  const locale = useStore(services.locale);
  const { data: cart, isFetching, error } = useSuspenseQuery(cartQueries.detail(services));

  // An empty cart that an event has outdated and that cannot be had anew is not known to be empty.
  if (error && !isFetching && cart.items.length === 0) throw error;

  const options = useMemo(() => cartMutations.change(services, locale), [services, locale]);
  const { mutate } = useMutation(options);
  return {
    cart,
    /** The server is being asked for the cart again. */
    isFetching,
    setQuantity: ({ cartItemCd }: CartItem, quantity: number) => mutate({ kind: 'quantity', cartItemCd, quantity }),
    select: ({ cartItemCd }: CartItem, isSelected: boolean) => mutate({ kind: 'selection', cartItemCd, isSelected }),
    selectAll: (isSelected: boolean) => mutate({ kind: 'selection', isSelected }),
    /** Takes lines out; the toast puts them back as they stood. */
    remove: (items: readonly CartItem[]) => {
      if (items.length === 0) return;
      mutate({ kind: 'removal', cartItemCds: items.map((item) => item.cartItemCd) });
      const value = items.reduce((sum, { salePrice, quantity }) => sum + salePrice * quantity, 0);
      services.track('remove_from_cart', { value, items: toldItems(items) });
      const undo = { label: t('cart.undo'), onPress: () => mutate({ kind: 'restoration', items }) };
      services.toast(t('cart.removed', { count: items.length }), { action: undo });
    },
  };
}
export type CartActions = ReturnType<typeof useCart>;

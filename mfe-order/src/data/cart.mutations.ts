import type { UseMutationOptions } from '@tanstack/react-query';
import type { Locale } from '@hyangro/contracts/locales';
import { CART_SCOPE, cartQueryKey } from '@hyangro/contracts/order/cart-keys';
import type { Cart, CartItem } from '@hyangro/contracts/order/order.schemas';
import type { ShellServices } from '@hyangro/runtime';
import { withQuantity, withRestored, withSelection, withoutItems } from './cart.model';

export type CartChange =
  | { kind: 'quantity'; cartItemCd: string; quantity: number }
  /** Without a line: of all. */
  | { kind: 'selection'; cartItemCd?: string; isSelected: boolean }
  | { kind: 'removal'; cartItemCds: string[] }
  | { kind: 'restoration'; items: readonly CartItem[] };

export const cartMutations = {
  /**
   * Shows each change at once. A newer quantity of a line replaces one that has not left yet (null), so quick presses cost two
   * calls. After a refusal the cart goes back to the last one the server answered, and the server is asked what is true.
   */
  change: (services: ShellServices, locale: Locale): UseMutationOptions<Cart | null, Error, CartChange> => {
    const { queryClient } = services;
    const queryKey = cartQueryKey(locale);
    const mutationKey = ['order', 'cart-change'];
    const newest = new Map<string, CartChange>();
    /** What the server answered last while changes run. */
    let answered: Cart | undefined;
    let hasFailed = false;
    const isOnlyOne = () => queryClient.isMutating({ mutationKey }) === 1;
    const show = (cart: Cart) => {
      void queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<Cart>(queryKey, cart);
    };
    return {
      mutationKey,
      scope: CART_SCOPE,
      onMutate: (change) => {
        if (change.kind === 'quantity') newest.set(change.cartItemCd, change);
        const cart = queryClient.getQueryData<Cart>(queryKey);
        if (!cart) return;
        if (isOnlyOne()) answered = cart;
        show(changed(cart, change));
      },
      mutationFn: async (change) => {
        const isReplaced = change.kind === 'quantity' && newest.get(change.cartItemCd) !== change;
        return isReplaced ? null : send(services, change);
      },
      onSuccess: (cart) => void (answered = cart ?? answered),
      onError: (error) => {
        hasFailed = true;
        void services.reportError(error);
      },
      onSettled: async () => {
        if (!isOnlyOne()) return;
        if (answered) show(answered);
        if (hasFailed) await queryClient.refetchQueries({ queryKey });
        hasFailed = false;
        const cart = queryClient.getQueryData<Cart>(queryKey);
        if (!cart) return;
        services.events.publish('cart:changed', { count: cart.count });
        // The event outdates every cart in the cache; this one is the server's answer.
        queryClient.setQueryData<Cart>(queryKey, cart);
      },
    };
  },
};

function changed(cart: Cart, change: CartChange): Cart {
  if (change.kind === 'quantity') return withQuantity(cart, change.cartItemCd, change.quantity);
  if (change.kind === 'selection') return withSelection(cart, change.isSelected, change.cartItemCd);
  if (change.kind === 'restoration') return withRestored(cart, change.items);
  return withoutItems(cart, change.cartItemCds);
}

function send({ api }: ShellServices, change: CartChange): Promise<Cart> {
  if (change.kind === 'restoration') return api('POST /cart/restore', { body: { items: change.items.map(asRemoved) } });
  if (change.kind === 'removal') return api('DELETE /cart/items', { body: { cartItemCds: change.cartItemCds } });
  if (change.kind === 'quantity') {
    const { cartItemCd, quantity } = change;
    return api('PATCH /cart/items/:cartItemCd', { params: { cartItemCd }, body: { quantity } });
  }
  const { cartItemCd, isSelected } = change;
  return cartItemCd === undefined
    ? api('PATCH /cart/items', { body: { isSelected } })
    : api('PATCH /cart/items/:cartItemCd', { params: { cartItemCd }, body: { isSelected } });
}

const asRemoved = ({ cartItemCd, productCd, optionCd, quantity, isSelected, addedAt }: CartItem) => ({
  cartItemCd,
  productCd,
  optionCd,
  quantity,
  isSelected,
  addedAt,
});

import { cartQueryKey } from '@hyangro/contracts/order/cart-keys';
import type { Cart } from '@hyangro/contracts/order/order.schemas';
import type { ShellServices } from '@hyangro/runtime';

export interface Goods {
  productCd: string;
  optionCd: string | null;
}
export const goodsKey = ({ productCd, optionCd }: Goods): string => `${productCd} ${optionCd ?? ''}`;

/** `OUTDATED_BY` says when it is no longer to be believed. */
const IN_CART = ['catalog', 'in-cart'];

/**
 * What the page knows of the goods in the cart: the cart's own answer, else those that the server has taken since. Goods that
 * are not named may be in the cart all the same.
 * @returns keys of goods
 */
export function goodsInCart({ queryClient, locale }: Pick<ShellServices, 'queryClient' | 'locale'>): readonly string[] {
  const cart = queryClient.getQueryState<Cart>(cartQueryKey(locale.get()));
  if (cart?.data && !cart.isInvalidated) return cart.data.items.map(goodsKey);
  const taken = queryClient.getQueryState<readonly string[]>(IN_CART);
  return (!taken?.isInvalidated && taken?.data) || [];
}

export const rememberInCart = ({ queryClient }: Pick<ShellServices, 'queryClient'>, goods: readonly string[]): void =>
  void queryClient.setQueryData<readonly string[]>(IN_CART, goods);

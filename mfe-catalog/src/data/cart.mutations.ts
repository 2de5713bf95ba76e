import { CART_ADDITION, CART_SCOPE, NEW_CART_LINE } from '@hyangro/contracts/order/cart-keys';
import type { ShellServices } from '@hyangro/runtime';
import { goodsInCart, goodsKey, rememberInCart, type Goods } from './goods-in-cart';

export interface Addition extends Goods {
  quantity: number;
}
/** The server's word on an addition. */
interface Taken {
  /** Lines in the cart. */
  count: number;
  /** The goods were in the cart before. */
  isMerged: boolean;
}
const MORE_PIECES = [...CART_ADDITION, 'pieces'] as const;

/**
 * Puts goods into the cart. While the call runs, goods that are not known to be there count as one line more at the cart of
 * the header; then the server's number stands there, or the old one after a refusal. The same press again, while the first
 * one's call runs, is the same addition.
 * @param answered the call is sent after it: a reader's event ends without one
 * @returns null when nothing was sent; `isShown`: the header shows the addition; `answer` rejects as the API client does and is
 * null when somebody else has logged in meanwhile, or nobody is logged in any more
 */
export function addToCart(
  services: ShellServices,
  addition: Addition,
  answered?: Promise<void>,
): { isShown: boolean; answer: Promise<Taken | null> } | null {
  const { api, events, queryClient, session } = services;
  const goods = goodsKey(addition);
  const runs = (...key: (string | number)[]) =>
    [NEW_CART_LINE, MORE_PIECES].some((kind) => queryClient.isMutating({ mutationKey: [...kind, ...key] }) > 0);
  if (runs(goods, addition.quantity)) return null;

  const isShown = !runs(goods) && !goodsInCart(services).includes(goods);
  const { member } = session.get();
  const isSameMember = () => session.get().member?.memCd === member?.memCd;
  const mutations = queryClient.getMutationCache();
  const mutation = mutations.build<Taken, Error, void, void>(queryClient, {
    mutationKey: [...(isShown ? NEW_CART_LINE : MORE_PIECES), goods, addition.quantity],
    scope: CART_SCOPE,
    mutationFn: async () => {
      if (answered) await answered;
      return api('POST /cart/items', { body: addition });
    },
    onSuccess({ count }) {
      if (!isSameMember()) return;
      const known = goodsInCart(services);
      // Our line ends in the moment in which the server's number comes: the two are never added up.
      mutations.remove(mutation);
      events.publish('cart:changed', { count });
      rememberInCart(services, [...known, goods]);
    },
  });
  const answer = mutation.execute().then(
    (taken) => (isSameMember() ? taken : null),
    (error: unknown) => {
      if (isSameMember()) throw error;
      return null;
    },
  );
  return { isShown, answer };
}

import { NEW_CART_LINE } from '@hyangro/contracts/order/cart-keys';
import type { Cart } from '@hyangro/contracts/order/order.schemas';
import { createStore, type PageState, type Store, type Transport } from '@hyangro/runtime';

/** Start of the hashes of `cartQueryKey`, in whatever language. */
const CART = '["order","cart"';

type Deps = Pick<Transport, 'api' | 'events' | 'queryClient'> & Pick<PageState, 'session' | 'storage'>;

/**
 * The number at the cart in the headers. It is the shell's own: remotes tell of a change by `cart:changed`. Lines that are on
 * their way to the server count already (`NEW_CART_LINE`); what the server refuses is no longer on its way. Where a cart is read that has
 * another number of lines, the server is asked. A visitor's lines are those that this browser keeps.
 */
export function createCartCount({ api, events, queryClient, session, storage }: Deps, initial: number) {
  const shown = createStore(initial);
  let answered = initial;
  const show = () => shown.set(answered + queryClient.isMutating({ mutationKey: NEW_CART_LINE }));
  let told = 0;
  function set(count: number): void {
    told += 1;
    answered = count;
    show();
  }
  /** The number as it is now; null when it cannot be had, or another one was told while it was on its way: that one is newer. */
  async function ask(): Promise<number | null> {
    if (!session.get().isLogin) return storage.local.get('guestCart')?.items.length ?? 0;
    const before = told;
    const count = await api('GET /common/cart-count').catch(() => null);
    return told === before ? count : null;
  }
  async function refresh(): Promise<void> {
    const known = await ask();
    if (known !== null) set(known);
  }
  queryClient.getMutationCache().subscribe(show);
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
    if (event.query.queryHash.startsWith(CART) && (event.action.data as Cart).count !== answered) void refresh();
  });
  events.subscribe('cart:changed', (change) => set(change.count));
  // What was paid has left the cart, in this tab or in another one.
  events.subscribe('order:paid', () => void refresh());
  const count: Store<number> = shown;
  return {
    count,
    /** What the server has counted. */
    set,
    refresh,
    /** Asks anew and tells everybody: something outside this page may have changed the cart. */
    async recheck(): Promise<void> {
      const known = await ask();
      if (known !== null) events.publish('cart:changed', { count: known });
    },
  };
}
export type CartCount = ReturnType<typeof createCartCount>;

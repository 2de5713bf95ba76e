import { createStore, type Transport } from '@hyangro/runtime';

/** The number at the cart in the headers. It is the shell's own: remotes tell of a change by `cart:changed`. */
export function createCartCount({ api, events }: Pick<Transport, 'api' | 'events'>, initial: number) {
  const count = createStore(initial);
  const ask = () => api('GET /common/cart-count').catch(() => null);
  async function refresh(): Promise<void> {
    const known = await ask();
    if (known !== null) count.set(known);
  }
  events.subscribe('cart:changed', (change) => count.set(change.count));
  // What was paid has left the cart, in this tab or in another one.
  events.subscribe('order:paid', () => void refresh());
  return {
    count,
    refresh,
    /** Asks the server and tells everybody: something outside this page may have changed the cart. */
    async recheck(): Promise<void> {
      const known = await ask();
      if (known !== null) events.publish('cart:changed', { count: known });
    },
  };
}
export type CartCount = ReturnType<typeof createCartCount>;

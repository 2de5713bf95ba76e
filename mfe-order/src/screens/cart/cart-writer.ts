import type { Cart } from '@hyangro/contracts/order/order.schemas';

export interface CartWriterDeps {
  read(): Cart | undefined;
  write(cart: Cart): void;
  /** The queue is empty: the cart is the server's again. */
  settled(cart: Cart): void;
  /** Asks the server what is true after a refusal. */
  refetch(): Promise<unknown>;
  report(error: unknown): void;
}

/**
 * Shows each change of the cart at once and tells the server in order. A newer quantity of a line replaces one that has not left
 * yet, so quick presses cost two calls. After a refusal the shown cart goes back to the last one the server answered.
 */
export function createCartWriter(deps: CartWriterDeps) {
  let queue: Promise<void> = Promise.resolve();
  let pending = 0;
  let truth: Cart | undefined;
  let hasFailed = false;
  const latest = new Map<string, symbol>();

  const run = async (send: () => Promise<Cart>, isOutdated: () => boolean) => {
    try {
      if (!isOutdated()) truth = await send();
    } catch (error) {
      hasFailed = true;
      deps.report(error);
    }
    if (pending === 1) await settle();
    pending -= 1;
  };

  const settle = async () => {
    if (truth) deps.write(truth);
    if (hasFailed) await deps.refetch();
    hasFailed = false;
    const cart = deps.read();
    if (cart) deps.settled(cart);
    truth = undefined;
  };

  return {
    /** @param slot changes of one slot replace each other while they wait, e.g. the quantity of a line */
    change(optimistic: (cart: Cart) => Cart, send: () => Promise<Cart>, slot?: string): void {
      const cart = deps.read();
      if (!cart) return;
      if (pending === 0) truth = cart;
      const mark = Symbol(slot);
      if (slot !== undefined) latest.set(slot, mark);
      pending += 1;
      deps.write(optimistic(cart));
      queue = queue.then(() => run(send, () => slot !== undefined && latest.get(slot) !== mark));
    },
    /** Resolves when all changes so far have been answered. */
    idle: (): Promise<void> => queue,
  };
}

import { CART_ADDITION } from '@hyangro/contracts/order/cart-keys';
import type { Cart } from '@hyangro/contracts/order/order.schemas';
import { createTestServices } from '@hyangro/testing';
import { aCart, aCartItem } from '../testing/samples';
import { cartQueries } from './cart.queries';

const tick = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A shop with an empty cart, and goods on their way into it. */
function setUp() {
  let cart: Cart = aCart([]);
  const { services, calls } = createTestServices({ endpoints: { 'GET /cart/items': () => cart } });
  const { queryClient } = services;
  let answer = (_: boolean) => {};
  const addition = queryClient.getMutationCache().build(queryClient, {
    mutationKey: [...CART_ADDITION, 'line', 'P1'],
    mutationFn: () =>
      new Promise<void>((resolve, reject) => {
        answer = (isTaken) => (isTaken ? resolve() : reject(new Error('refused')));
      }),
  });
  addition.execute(undefined).catch(() => undefined);
  return {
    calls,
    read: () => queryClient.fetchQuery(cartQueries.detail(services)),
    async answer(isTaken: boolean) {
      if (isTaken) cart = aCart([aCartItem()]);
      answer(isTaken);
      await tick();
    },
  };
}

test.each([
  ['taken', true, 1],
  ['refused', false, 0],
])('a cart that is opened right after the press is read when the goods have been %s', async (_, isTaken, lines) => {
  const { calls, read, answer } = setUp();
  await tick();
  const cart = read();
  await tick();
  expect(calls).toEqual([]);
  await answer(isTaken);
  expect((await cart).items).toHaveLength(lines);
});

import { MutationObserver } from '@tanstack/react-query';
import { cartQueryKey } from '@hyangro/contracts/order/cart-keys';
import type { Cart } from '@hyangro/contracts/order/order.schemas';
import { createTestServices, refusal, type EndpointMocks } from '@hyangro/testing';
import { aCart, aCartItem } from '../testing/samples';
import { withQuantity } from './cart.model';
import { cartMutations, type CartChange } from './cart.mutations';
import { cartQueries } from './cart.queries';
import { orderMutations } from './order.mutations';

const KEY = cartQueryKey('ko');
const server = (quantity: number) => withQuantity(aCart(), 'CI1', quantity);
const tick = () => new Promise((resolve) => setTimeout(resolve, 0));

async function setUp(endpoints: EndpointMocks) {
  const { services, calls, shown } = createTestServices({ endpoints: { 'GET /cart/items': aCart(), ...endpoints } });
  const { queryClient } = services;
  await queryClient.prefetchQuery(cartQueries.detail(services));
  calls.length = 0;
  const settled: number[] = [];
  services.events.subscribe('cart:changed', ({ count }) => settled.push(count));
  const observer = new MutationObserver(queryClient, cartMutations.change(services, 'ko'));
  return {
    services,
    calls,
    shown,
    settled,
    change: (change: CartChange) => observer.mutate(change).catch(() => undefined),
    setQuantity: (quantity: number) => observer.mutate({ kind: 'quantity', cartItemCd: 'CI1', quantity }).catch(() => undefined),
    quantity: () => queryClient.getQueryData<Cart>(KEY)?.items[0]?.quantity,
  };
}
/** Answers of `PATCH /cart/items/:cartItemCd` that the test gives when it wants to. */
function heldAnswers() {
  const held: (() => void)[] = [];
  const sent: unknown[] = [];
  const endpoint = ({ body }: { body: unknown }) => {
    const { quantity = 1 } = body as { quantity?: number };
    sent.push(quantity);
    return new Promise<Cart>((resolve) => held.push(() => resolve(server(quantity))));
  };
  const answer = async () => {
    held.shift()?.();
    await tick();
    await tick();
  };
  return { sent, endpoint, answer };
}

test('R-ORD-01 a new quantity shows at once, before the server answers', async () => {
  const { sent, endpoint, answer } = heldAnswers();
  const { setQuantity, quantity, settled } = await setUp({ 'PATCH /cart/items/:cartItemCd': endpoint });
  const done = setQuantity(3);
  await tick();
  expect(quantity()).toBe(3);
  expect(settled).toEqual([]);
  await answer();
  await done;
  expect([sent, quantity(), settled]).toEqual([[3], 3, [1]]);
});

test('R-ORD-01 a refused quantity falls back to what the server last answered, and the reason is told', async () => {
  const { setQuantity, quantity, shown, calls } = await setUp({ 'PATCH /cart/items/:cartItemCd': refusal('CART_ITEM_NOT_FOUND') });
  const done = setQuantity(9);
  await Promise.resolve();
  await Promise.resolve();
  expect(quantity()).toBe(9);
  await done;
  expect(quantity()).toBe(1);
  expect(shown.errors).toHaveLength(1);
  expect(calls).toEqual(['PATCH /cart/items/CI1', 'GET /cart/items']);
});

test('R-ORD-01 a refused change falls back also when the server cannot be asked again', async () => {
  let isSignedOut = false;
  const { setQuantity, quantity } = await setUp({
    'PATCH /cart/items/:cartItemCd': refusal('CART_ITEM_NOT_FOUND'),
    'GET /cart/items': () => (isSignedOut ? refusal('LOGIN_REQUIRED') : aCart()),
  });
  isSignedOut = true;
  await setQuantity(9);
  expect(quantity()).toBe(1);
});

test('R-ORD-01 quick presses send the first and the last quantity only', async () => {
  const { sent, endpoint, answer } = heldAnswers();
  const { setQuantity, quantity, settled } = await setUp({ 'PATCH /cart/items/:cartItemCd': endpoint });
  void setQuantity(2);
  await tick();
  const rest = [3, 4, 5].map(setQuantity);
  await tick();
  expect([sent, quantity()]).toEqual([[2], 5]);
  await answer();
  await answer();
  await Promise.all(rest);
  expect([sent, quantity(), settled]).toEqual([[2, 5], 5, [1]]);
});

test('R-ORD-01 an earlier answer never takes back a later press', async () => {
  const { endpoint, answer } = heldAnswers();
  const { setQuantity, quantity } = await setUp({ 'PATCH /cart/items/:cartItemCd': endpoint });
  void setQuantity(2);
  await tick();
  const last = setQuantity(4);
  await answer();
  expect(quantity()).toBe(4);
  await answer();
  await last;
  expect(quantity()).toBe(4);
});

test('R-ORD-01 an order waits until the changes of the cart have reached the server', async () => {
  const { endpoint, answer } = heldAnswers();
  const { setQuantity, services, calls } = await setUp({
    'PATCH /cart/items/:cartItemCd': endpoint,
    'POST /orders': { orderCd: 'O7' as never },
  });
  void setQuantity(2);
  await tick();
  const placed = new MutationObserver(
    services.queryClient,
    orderMutations.place(services, (_, send) => send('a'.repeat(16))),
  ).mutate({
    signature: 'CI1x2',
    cartItemCds: ['CI1'],
  });
  await tick();
  expect(calls).toEqual(['PATCH /cart/items/CI1']);
  await answer();
  await placed;
  expect(calls).toEqual(['PATCH /cart/items/CI1', 'POST /orders']);
});

test('R-ORD-01 removed lines leave at once, and the badge is told the count of the server', async () => {
  const both = aCart([aCartItem(), aCartItem({ cartItemCd: 'CI2' })]);
  const { services, change, settled } = await setUp({ 'DELETE /cart/items': aCart() });
  services.queryClient.setQueryData<Cart>(KEY, both);
  await change({ kind: 'removal', cartItemCds: ['CI2'] });
  expect(services.queryClient.getQueryData<Cart>(KEY)?.items.map(({ cartItemCd }) => cartItemCd)).toEqual(['CI1']);
  expect(settled).toEqual([1]);
});

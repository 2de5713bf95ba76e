import type { Cart } from '@hyangro/contracts/order/order.schemas';
import { withQuantity } from '../../data/cart.model';
import { aCart } from '../../testing/samples';
import { createCartWriter } from './cart-writer';

function setUp() {
  let shown: Cart = aCart();
  const seen = { settled: [] as number[], refetched: 0, reported: [] as unknown[] };
  const writer = createCartWriter({
    read: () => shown,
    write: (cart) => void (shown = cart),
    settled: ({ count }) => void seen.settled.push(count),
    refetch: async () => void (seen.refetched += 1),
    report: (error) => void seen.reported.push(error),
  });
  return { writer, seen, quantity: () => shown.items[0]?.quantity };
}
const server = (quantity: number) => withQuantity(aCart(), 'CI1', quantity);

test('R-ORD-01 a new quantity shows at once, before the server answers', async () => {
  const { writer, quantity } = setUp();
  writer.change(
    (cart) => withQuantity(cart, 'CI1', 3),
    async () => server(3),
  );
  expect(quantity()).toBe(3);
  await writer.idle();
  expect(quantity()).toBe(3);
});

test('R-ORD-01 a refused quantity falls back to what the server last answered, and the reason is told', async () => {
  const { writer, quantity, seen } = setUp();
  writer.change(
    (cart) => withQuantity(cart, 'CI1', 9),
    async () => Promise.reject(new Error('no stock')),
  );
  expect(quantity()).toBe(9);
  await writer.idle();
  expect(quantity()).toBe(1);
  expect(seen).toMatchObject({ refetched: 1, reported: [expect.any(Error)] });
});

test('R-ORD-01 quick presses send the first and the last quantity only', async () => {
  const { writer, quantity, seen } = setUp();
  const sent: number[] = [];
  for (const wanted of [2, 3, 4, 5]) {
    writer.change(
      (cart) => withQuantity(cart, 'CI1', wanted),
      async () => {
        sent.push(wanted);
        return server(wanted);
      },
      'quantity CI1',
    );
    if (wanted === 2) await Promise.resolve();
  }
  await writer.idle();
  expect(sent.length).toBeLessThanOrEqual(2);
  expect(sent.at(-1)).toBe(5);
  expect(quantity()).toBe(5);
  expect(seen.settled).toEqual([1]);
});

test('R-ORD-01 an earlier answer never takes back a later press', async () => {
  const { writer, quantity } = setUp();
  let answerFirst = (_: Cart) => {};
  writer.change(
    (cart) => withQuantity(cart, 'CI1', 2),
    () => new Promise((resolve) => (answerFirst = resolve)),
  );
  await Promise.resolve();
  writer.change(
    (cart) => withQuantity(cart, 'CI1', 4),
    async () => server(4),
  );
  answerFirst(server(2));
  await Promise.resolve();
  expect(quantity()).toBe(4);
  await writer.idle();
  expect(quantity()).toBe(4);
});

import { NEW_CART_LINE, cartQueryKey } from '@hyangro/contracts/order/cart-keys';
import { createTestServices, type EndpointMocks } from '@hyangro/testing';
import { createCartCount } from './cart-count';

const tick = () => new Promise((resolve) => setTimeout(resolve, 0));

/** The headers of a page with two lines in the cart. */
function setUp(endpoints: EndpointMocks = {}) {
  const { services } = createTestServices({ endpoints, session: { isLogin: true, member: null } });
  const { queryClient, events } = services;
  const cart = createCartCount(services, 2);
  const seen: number[] = [];
  cart.count.subscribe(() => seen.push(cart.count.get()));
  /** A remote's addition, as `addToCart` sends it. */
  const add = (goods: string) => {
    let answer = (_: number) => {};
    let refuse = () => {};
    const mutations = queryClient.getMutationCache();
    const mutation = mutations.build<number, Error, void, void>(queryClient, {
      mutationKey: [...NEW_CART_LINE, goods],
      mutationFn: () =>
        new Promise((resolve, reject) => {
          answer = resolve;
          refuse = () => reject(new Error('refused'));
        }),
      onSuccess(count) {
        mutations.remove(mutation);
        events.publish('cart:changed', { count });
      },
    });
    mutation.execute().catch(() => undefined);
    const settle = (act: () => void) => tick().then(act).then(tick);
    return { answer: (count: number) => settle(() => answer(count)), refuse: () => settle(() => refuse()) };
  };
  return { ...cart, queryClient, events, add, seen };
}

test('a line on its way counts in the same moment, before anything is asked', () => {
  const { add, count } = setUp();
  add('P1');
  expect(count.get()).toBe(3);
});

test('the server’s number follows without another one in between for the page to draw', async () => {
  const { add, count, events } = setUp();
  const drawn: number[] = [];
  const line = add('P1');
  count.subscribe(() => queueMicrotask(() => drawn.push(count.get())));
  await line.answer(3);
  expect([count.get(), [...new Set(drawn)]]).toEqual([3, [3]]);
  events.publish('cart:changed', { count: 7 });
  expect(count.get()).toBe(7);
});

test('a refused line is taken back', async () => {
  const { add, count, seen } = setUp();
  await add('P1').refuse();
  expect([count.get(), seen]).toEqual([2, [3, 2]]);
});

test('of two lines the answered one is in the server’s number, the other on top of it', async () => {
  const { add, count, seen } = setUp();
  const [first, second] = [add('P1'), add('P2')];
  expect(count.get()).toBe(4);
  await first.answer(3);
  expect(count.get()).toBe(4);
  await second.refuse();
  expect([count.get(), seen.at(-1)]).toEqual([3, 3]);
});

test('a line of a member who has gone counts no longer', async () => {
  const { add, count, set, queryClient } = setUp({ 'GET /common/cart-count': 5 });
  const line = add('P1');
  queryClient.clear();
  set(0);
  expect(count.get()).toBe(0);
  await line.refuse();
  expect(count.get()).toBe(0);
});

test.each(['refresh', 'recheck'] as const)(
  'an answer of the server that is older than what it has told since is passed over (%s)',
  async (ask) => {
    let answer = (_: number) => {};
    const cart = setUp({ 'GET /common/cart-count': () => new Promise<number>((resolve) => (answer = resolve)) });
    const asked = cart[ask]();
    cart.events.publish('cart:changed', { count: 3 });
    answer(2);
    await asked;
    expect(cart.count.get()).toBe(3);
    const again = cart[ask]();
    answer(4);
    await again;
    expect(cart.count.get()).toBe(4);
  },
);

test('where a cart is read with another number of lines the server is asked, and its number stands at the header', async () => {
  const asked: number[] = [];
  const { count, queryClient } = setUp({ 'GET /common/cart-count': () => asked.push(1) && 4 });
  const queryKey = cartQueryKey('ko');
  const read = async (key: readonly string[], lines: number) => {
    await queryClient.fetchQuery({ queryKey: key, queryFn: async () => ({ count: lines }), staleTime: 0 });
    await tick();
  };
  // What is only shown while a change runs, the same number, and what is no cart.
  queryClient.setQueryData(queryKey, { count: 1 });
  await read(queryKey, 2);
  await read(['order', 'list'], 9);
  expect([count.get(), asked.length]).toEqual([2, 0]);
  await read(queryKey, 3);
  expect([count.get(), asked.length]).toEqual([4, 1]);
});

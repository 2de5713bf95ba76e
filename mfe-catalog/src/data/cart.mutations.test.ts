import { NEW_CART_LINE, cartQueryKey } from '@hyangro/contracts/order/cart-keys';
import { ORDER_NO_STOCK } from '@hyangro/contracts/errors/known-refusals';
import type { MemberDetails } from '@hyangro/contracts/session/session.contract';
import { isRefusal } from '@hyangro/runtime';
import { createTestServices, refusal } from '@hyangro/testing';
import { addToCart, type Addition } from './cart.mutations';

const memberOf = (memCd: string) => ({ memCd }) as MemberDetails;
const rose: Addition = { productCd: 'P0001', optionCd: null, quantity: 1 };
const musk: Addition = { productCd: 'P0002', optionCd: '50ml', quantity: 1 };
const tick = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A member's page, and a server that answers when the test wants it to. */
function setUp() {
  const held: ((answer: unknown) => void)[] = [];
  const bodies: unknown[] = [];
  const { services } = createTestServices({
    session: { isLogin: true, member: memberOf('M1') },
    endpoints: {
      'POST /cart/items': ({ body }) => {
        bodies.push(body);
        return new Promise((resolve) => held.push(resolve as (answer: unknown) => void));
      },
    },
  });
  const counts: number[] = [];
  services.events.subscribe('cart:changed', ({ count }) => counts.push(count));
  return {
    services,
    bodies,
    counts,
    add: (addition: Addition) => addToCart(services, addition),
    /** Lines that the header counts before the server has. */
    shownAhead: () => services.queryClient.isMutating({ mutationKey: NEW_CART_LINE }),
    async answer(taken: unknown) {
      await tick();
      held.shift()?.(taken);
      await tick();
      await tick();
    },
  };
}

test('goods count as a line of the cart at once, and as the server’s number from its answer on', async () => {
  const { add, answer, shownAhead, counts, services } = setUp();
  const sent = add(rose);
  expect([sent?.isShown, shownAhead(), counts]).toEqual([true, 1, []]);
  // Whoever hears the number adds nothing to it.
  services.events.subscribe('cart:changed', () => expect(shownAhead()).toBe(0));
  await answer({ count: 4, isMerged: false });
  expect(await sent?.answer).toEqual({ count: 4, isMerged: false });
  expect([shownAhead(), counts]).toEqual([0, [4]]);
});

test('a refusal takes the line back and names its reason; nobody hears of a change', async () => {
  const { add, answer, shownAhead, counts } = setUp();
  const failed = add(rose)?.answer.catch((error: unknown) => error);
  await answer(refusal('ORDER_NO_STOCK', ['로즈 판톰', 1]));
  expect(isRefusal(await failed, 'POST /cart/items', ORDER_NO_STOCK)).toBe(true);
  expect([shownAhead(), counts]).toEqual([0, []]);
});

test('a double tap is one call; another number of pieces is another one, of the same line', async () => {
  const { add, answer, bodies, shownAhead } = setUp();
  add(rose);
  expect([add(rose), add({ ...rose, quantity: 3 })?.isShown, shownAhead()]).toEqual([null, false, 1]);
  await answer({ count: 1, isMerged: false });
  await answer({ count: 1, isMerged: true });
  expect(bodies).toEqual([rose, { ...rose, quantity: 3 }]);
});

test('two products in quick succession are two lines, sent one after the other', async () => {
  const { add, answer, bodies, shownAhead, counts } = setUp();
  add(rose);
  add(musk);
  await tick();
  expect([shownAhead(), bodies]).toEqual([2, [rose]]);
  await answer({ count: 1, isMerged: false });
  expect([shownAhead(), bodies, counts]).toEqual([1, [rose, musk], [1]]);
  await answer({ count: 2, isMerged: false });
  expect([shownAhead(), counts]).toEqual([0, [1, 2]]);
});

test('goods that are in the cart already raise nothing: by the cart’s answer, and by what was put there since', async () => {
  const { services, add, answer, shownAhead } = setUp();
  services.queryClient.setQueryData(cartQueryKey('ko'), { items: [{ productCd: 'P0001', optionCd: null }] });
  expect([add(rose)?.isShown, shownAhead()]).toEqual([false, 0]);
  await answer({ count: 1, isMerged: true });
  add(musk);
  await answer({ count: 2, isMerged: false });
  expect([add(musk)?.isShown, add(rose)?.isShown]).toEqual([false, false]);
});

test('what left the cart in the meantime is a new line again', async () => {
  const { services, add, answer } = setUp();
  add(rose);
  await answer({ count: 1, isMerged: false });
  services.events.publish('cart:changed', { count: 0 });
  expect(add(rose)?.isShown).toBe(true);
});

test.each([
  ['answers', { count: 9, isMerged: false }],
  ['refuses', refusal('CART_FULL', [100])],
])('when another member has logged in before the server %s, the old wish is none of theirs', async (_, word) => {
  const { services, add, answer, bodies, shownAhead, counts } = setUp();
  const first = add(rose);
  add(musk);
  await tick();
  services.queryClient.clear();
  await services.sessionStarted(memberOf('M2'));
  expect(shownAhead()).toBe(0);
  await answer(word);
  expect([await first?.answer, bodies, counts, shownAhead()]).toEqual([null, [rose], [], 0]);
});

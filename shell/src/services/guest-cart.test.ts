import type { MergedCart } from '@hyangro/contracts/order/cart.contract';
import { createTestServices, refusal, type EndpointMocks } from '@hyangro/testing';
import { mergeGuestCart } from './guest-cart';

type Line = MergedCart['lines'][number];
const line = (over: Partial<Line> = {}): Line => ({
  productCd: 'P1' as Line['productCd'],
  optionCd: null,
  productNm: '로즈 판톰',
  wanted: 2,
  taken: 2,
  cartItemCd: 'CI1',
  refusal: null,
  ...over,
});
const KEPT = { key: 'guest-key-1', items: [{ productCd: 'P1', optionCd: null, quantity: 2 }] };

function browser(merge: EndpointMocks['POST /cart/merge']) {
  const { services, calls } = createTestServices({ endpoints: { 'POST /cart/merge': merge } });
  const { api, events, storage } = services;
  storage.local.set('guestCart', KEPT);
  const said: unknown[] = [];
  const counts: number[] = [];
  events.subscribe('cart:changed', ({ count }) => counts.push(count));
  const login = () =>
    mergeGuestCart({
      api,
      events,
      storage,
      textOf: async (code, values = {}) => `${code} ${Object.values(values).join(' ')}`.trim(),
      sayMerged: (count) => said.push(count),
      sayLeftOut: (reasons) => said.push(reasons),
    });
  return { login, calls, said, counts, kept: () => storage.local.get('guestCart') ?? storage.local.get('guestCartSent'), storage };
}
beforeEach(() => window.localStorage.clear());

test('GAP-03 TRAP-14 what a visitor kept goes into the member’s cart once, and the browser keeps it no longer', async () => {
  const bodies: unknown[] = [];
  const { login, said, counts, kept } = browser(
    ({ body, headers }) => (bodies.push(body, headers.get('idempotency-key')), { count: 3, lines: [line()] }),
  );
  await login();
  await login();
  expect(bodies).toEqual([{ items: KEPT.items }, KEPT.key]);
  expect([said, counts, kept()]).toEqual([[1], [3], null]);
});

test('GAP-03 every line that was left out is said with its reason', async () => {
  const { login, said } = browser({
    count: 1,
    lines: [
      line(),
      line({ taken: 0, cartItemCd: null, refusal: { messageCode: 'order.a0005', args: ['머스크', 0] }, productNm: '머스크' }),
      line({ taken: 0, cartItemCd: null, refusal: { messageCode: 'cart.a0005', args: [100] }, productNm: '시더' }),
      line({ taken: 0, cartItemCd: null, refusal: { messageCode: 'order.a0015', args: [] }, productNm: null }),
    ],
  });
  await login();
  expect(said).toEqual([1, ['order.a0005 머스크 0', '시더: cart.a0005 100', 'order.a0015']]);
});

test('GAP-03 when the server cannot be reached nothing is lost: the next try sends the same under the same key', async () => {
  const bodies: unknown[] = [];
  let isUp = false;
  const { login, kept, said } = browser(({ body, headers }) => {
    bodies.push([body, headers.get('idempotency-key')]);
    if (!isUp) throw new TypeError('fetch failed');
    return { count: 1, lines: [line()] };
  });
  await login();
  expect([kept(), said]).toEqual([KEPT, []]);
  isUp = true;
  await login();
  expect([bodies[0], kept()]).toEqual([bodies[1], null]);
});

test('GAP-03 a list that the server does not understand is dropped', async () => {
  const { login, kept } = browser(refusal('VALIDATION_FAILED', [{ field: 'items', code: 'validation.v0021' }]));
  await login();
  expect(kept()).toBeNull();
});

test('GAP-03 what is put in while an answer is missing goes by itself afterwards: nothing is sent under two keys', async () => {
  const sent: unknown[] = [];
  let isUp = false;
  const { login, storage, kept } = browser(({ body, headers }) => {
    sent.push([headers.get('idempotency-key'), body]);
    if (!isUp) throw new TypeError('Failed to fetch');
    return { count: 1, lines: [line()] };
  });
  await login();
  const later = { key: 'guest-key-2', items: [{ productCd: 'P2', optionCd: null, quantity: 1 }] };
  storage.local.set('guestCart', later);
  isUp = true;
  await login();
  const first = [KEPT.key, { items: KEPT.items }];
  expect([sent, kept()]).toEqual([[first, first, [later.key, { items: later.items }]], null]);
});

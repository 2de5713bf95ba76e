import { eq } from 'drizzle-orm';
import type { Caller, TestApp } from '../../platform/testing/test-app';
import { orderTable } from './order.tables';
import { ADDRESS, checkout, openCheckout, type Desk } from '../../platform/testing/checkout';

let shop: TestApp;
let member: Caller;
let desk: Desk;
openCheckout((open) => ({ shop, member, desk } = open));

test("R-ORD-02 P-11 another member's order does not exist: not to see, to change or to pay", async () => {
  const orderCd = await desk.place();
  const other = await shop.login('demo06');
  const calls = [
    other.get(`/orders/${orderCd}`),
    other.get(`/orders/${orderCd}/pay`),
    other.put(`/orders/${orderCd}/points`, { points: 0 }),
    other.put(`/orders/${orderCd}/coupons`, { coupons: [] }),
    other.put(`/orders/${orderCd}/address`, ADDRESS),
    other.post(`/orders/${orderCd}/pay`, { payMethod: 'CARD' }),
    other.post(`/orders/${orderCd}/pay/confirm`, { paymentKey: 'x' }),
  ];
  for (const answer of await Promise.all(calls)) expect([answer.statusCode, answer.json().messageCode]).toEqual([404, 'common.a0003']);
  expect((await shop.visitor().get(`/orders/${orderCd}`)).statusCode).toBe(401);
  expect((await member.get('/orders/H000000-NOTHING')).statusCode).toBe(404);
});

test('placing an order reads its goods once, and looking at it reads the order once', async () => {
  const query = jest.spyOn(shop.deps.pool, 'query');
  const countAsked = (pattern: RegExp) => query.mock.calls.filter(([asked]) => pattern.test(JSON.stringify(asked))).length;
  try {
    const orderCd = await desk.place();
    expect(countAsked(/from \\"stock\\" inner join \\"product\\"/)).toBe(1);
    query.mockClear();
    await desk.read(orderCd);
    expect(countAsked(/from \\"orders\\" where \(\\"orders\\".\\"order_cd\\"/)).toBe(1);
  } finally {
    query.mockRestore();
  }
});

test('R-ORD-02 a paid order can be neither changed nor paid again', async () => {
  const orderCd = await desk.buy();
  const calls = [
    member.put(`/orders/${orderCd}/points`, { points: 0 }),
    member.put(`/orders/${orderCd}/coupons`, { coupons: [] }),
    member.put(`/orders/${orderCd}/address`, ADDRESS),
    member.post(`/orders/${orderCd}/pay`, { payMethod: 'CARD' }),
  ];
  for (const answer of await Promise.all(calls)) expect([answer.statusCode, answer.json().messageCode]).toEqual([500, 'order.a0003']);
});

test('R-MY-04 orders come newest first in pages; tabs pick by state; an unknown tab shows all', async () => {
  const shopper = await shop.login('demo17');
  const own = checkout(shop, shopper);
  const codes: string[] = [];
  for (let at = 0; at < 5; at += 1) codes.unshift(await own.place());
  const states = ['WAIT', 'PREP', 'SHIP', 'CONFIRM', 'CANCELLED'] as const;
  for (const [at, state] of states.entries())
    await shop.db
      .update(orderTable)
      .set({ state })
      .where(eq(orderTable.orderCd, codes[at] ?? ''));
  const list = async (query: string) => (await shopper.get(`/orders?${query}`)).json();
  const codesOf = ({ items }: { items: { orderCd: string }[] }) => items.map(({ orderCd }) => orderCd);
  const first = await list('limit=2');
  expect([first.totalCount, codesOf(first)]).toEqual([5, codes.slice(0, 2)]);
  const second = await list(`limit=2&cursor=${first.nextCursor}`);
  const third = await list(`limit=2&cursor=${second.nextCursor}`);
  expect([...codesOf(second), ...codesOf(third)]).toEqual(codes.slice(2));
  expect(third.nextCursor).toBeNull();
  expect(codesOf(await list('tab=ready'))).toEqual(codes.slice(0, 2));
  expect(codesOf(await list('tab=shipping'))).toEqual([codes[2]]);
  expect(codesOf(await list('tab=done'))).toEqual([codes[3]]);
  expect(codesOf(await list('tab=claim'))).toEqual([]);
  expect(first.counts).toEqual({ all: 5, ready: 2, shipping: 1, done: 1, claim: 0 });
  await shop.db
    .update(orderTable)
    .set({ claims: [{ claimCd: 'C1', claimType: 'RETURN', state: 'RECEIVED' }] })
    .where(eq(orderTable.orderCd, codes[3] ?? ''));
  const claims = await list('tab=claim');
  expect([codesOf(claims), claims.totalCount, claims.counts.done]).toEqual([[codes[3]], 1, 1]);
  expect((await list('tab=nonsense')).totalCount).toBe(5);
  expect((await shopper.get('/orders?cursor=nonsense')).statusCode).toBe(400);
  expect((await member.get('/orders?limit=50')).json().items.map(({ orderCd }: { orderCd: string }) => orderCd)).not.toContain(codes[0]);
});

test('R-MY-04 E-15 the demo member has orders to look at in every tab, each adding up', async () => {
  const demo = await shop.login('demo01');
  for (const [tab, states] of [
    ['ready', ['WAIT', 'PREP']],
    ['shipping', ['SHIP']],
    ['done', ['DELIV', 'CONFIRM']],
    ['claim', ['CANCEL_RECV', 'PREP', 'SHIP', 'REFUND']],
  ] as const) {
    const { items } = (await demo.get(`/orders?tab=${tab}&limit=50`)).json();
    expect(new Set(items.map(({ state }: { state: string }) => state))).toEqual(new Set(states));
    for (const { orderCd, payment } of items) {
      const order = (await demo.get(`/orders/${orderCd}`)).json();
      expect(order.amounts.payment).toBe(payment);
      expect(order.history.at(-1).state).toBe(order.state);
      expect(order.address).toMatchObject({ recipient: '지수' });
    }
  }
});

test('R-MY-09 an order is told in the language of its reader', async () => {
  const orderCd = await desk.place();
  const english = await shop.login('demo05', { locale: 'en' });
  const [ko, en] = [await desk.read(orderCd), (await english.get(`/orders/${orderCd}`)).json()];
  expect(en.lines[0].productNm).not.toBe(ko.lines[0]?.productNm);
  expect(en.amounts).toEqual(ko.amounts);
});

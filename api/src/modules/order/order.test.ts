import { eq } from 'drizzle-orm';
import type { Cart } from '@hyangro/contracts/order/order.schemas';
import { createTestApp, type Caller, type TestApp } from '../../platform/testing/test-app';
import { stockTable } from '../catalog/catalog.tables';
import { memberTable } from '../member/member.tables';
import { orderTable } from './order.tables';
import { ADDRESS, GOODS, checkout, newKey } from './testing';

let shop: TestApp;
let member: Caller;
let desk: ReturnType<typeof checkout>;
beforeAll(async () => {
  shop = await createTestApp();
  member = await shop.login('demo05');
  desk = checkout(shop, member);
}, 60_000);
afterAll(() => shop.close());

const stockOf = async (productCd: string) => (await shop.db.select().from(stockTable).where(eq(stockTable.productCd, productCd)))[0]?.stockCnt ?? -1;
const setStock = (productCd: string, stockCnt: number) => shop.db.update(stockTable).set({ stockCnt }).where(eq(stockTable.productCd, productCd));
const refusalOf = async (call: Promise<{ statusCode: number; json(): { messageCode: string; args: unknown[] } }>) => {
  const answer = await call;
  return [answer.statusCode, answer.json().messageCode, answer.json().args];
};
const tryPlace = (items: readonly object[], by = member) => by.post('/orders', { idempotencyKey: newKey(), items });

describe('placing', () => {
  test('API-D12 E-15 an order holds its pieces for 15 minutes and tells lines, amounts, state and history', async () => {
    const before = await stockOf('P0003');
    const orderCd = await desk.place([{ ...GOODS, quantity: 2 }]);
    const order = await desk.read(orderCd);
    expect(order).toMatchObject({
      orderCd, state: 'WAIT', lines: [{ lineNo: 1, productCd: 'P0003', quantity: 2, salePrice: 107_200, couponCd: null }],
      amounts: { goods: 214_400, couponDiscount: 0, points: 0, shipping: 0, payment: 214_400, customsEstimate: 0 },
      paidAt: null, exchangeRate: { main: 1379, sub: 1 }, history: [{ state: 'WAIT' }], allowedActions: ['PAY', 'CANCEL'],
    });
    expect(new Date(order.reservedUntil ?? 0).getTime() - new Date(order.orderedAt).getTime()).toBe(15 * 60_000);
    expect(await stockOf('P0003')).toBe(before - 2);
  });

  test('API-D12 the same key places one order, however often it is sent', async () => {
    const key = newKey();
    const codes = await Promise.all([1, 2, 3].map(() => desk.place([GOODS], key)));
    expect(new Set(codes).size).toBe(1);
    const other = await shop.login('demo06');
    expect((await other.post('/orders', { idempotencyKey: key, items: [GOODS] })).json().orderCd).not.toBe(codes[0]);
  });

  test('NF-04 the rate is frozen on the order', async () => {
    const orderCd = await desk.place();
    shop.deps.exchangeRate.read = async () => ({ main: 2000, sub: 1 });
    expect((await desk.read(orderCd)).exchangeRate).toEqual({ main: 1379, sub: 1 });
    expect((await desk.read(await desk.place())).exchangeRate).toEqual({ main: 2000, sub: 1 });
    shop.deps.exchangeRate.read = async () => ({ main: 1379, sub: 1 });
  });

  test('ERR-ORD-1 what is sold out is refused by name, and nothing is taken off the shelf', async () => {
    await setStock('P0004', 2);
    const before = await stockOf('P0009');
    expect(await refusalOf(tryPlace([{ productCd: 'P0009', quantity: 1 }, { productCd: 'P0004', quantity: 3 }]))).toEqual([500, 'order.a0005', [expect.any(String), 2]]);
    expect(await stockOf('P0009')).toBe(before);
  });

  test('R-ORD-02 going back and ordering the last piece again is not refused by one\'s own hold', async () => {
    await setStock('P0006', 1);
    const first = await desk.place([{ productCd: 'P0006', quantity: 1 }]);
    const second = await desk.place([{ productCd: 'P0006', quantity: 1 }]);
    expect(second).not.toBe(first);
    expect((await desk.read(first)).reservedUntil).toBeNull();
    const other = await shop.login('demo06');
    expect(await refusalOf(tryPlace([{ productCd: 'P0006', quantity: 1 }], other))).toEqual([500, 'order.a0005', [expect.any(String), 0]]);
  });

  test.each([
    ['an unknown product', [{ productCd: 'P9999', quantity: 1 }], 'order.a0015', []],
    ['a product without its size', [{ productCd: 'P0001', quantity: 1 }], 'order.a0015', []],
    ['more than the product allows', [{ productCd: 'P0002', quantity: 4 }], 'order.a0002', [expect.any(String), 3]],
    ['a product of a higher grade', [{ productCd: 'P0052', quantity: 1 }], 'order.a0016', ['DIAMOND']],
  ])('ERR-ORD-1 %s cannot be ordered', async (_, items, messageCode, args) => {
    expect(await refusalOf(tryPlace(items))).toEqual([500, messageCode, args]);
  });

  test('V-CORP1 a company orders from 300,000 won', async () => {
    const company = await shop.login('demo27');
    expect(await refusalOf(tryPlace([{ ...GOODS, quantity: 2 }], company))).toEqual([500, 'order.a0021', [300_000]]);
    expect((await tryPlace([{ ...GOODS, quantity: 3 }], company)).statusCode).toBe(201);
  });

  test('R-ORD-01 an order from the cart takes what is selected; the cart keeps it until it is paid', async () => {
    await member.post('/cart/items', { productCd: 'P0009', quantity: 2 });
    await member.post('/cart/items', { productCd: 'P0025', quantity: 1 });
    const cart: Cart = (await member.get('/cart/items')).json();
    await member.patch(`/cart/items/${cart.items.find(({ productCd }) => productCd === 'P0025')?.cartItemCd}`, { isSelected: false });
    const { json } = await member.post('/orders', { idempotencyKey: newKey() });
    const { orderCd } = json();
    expect((await desk.read(orderCd)).lines).toMatchObject([{ productCd: 'P0009', quantity: 2 }]);
    expect((await member.get('/common/cart-count')).json()).toBe(2);
    await member.put(`/orders/${orderCd}/address`, ADDRESS);
    const paymentKey = await desk.openPay(orderCd);
    await desk.decide(paymentKey, 'decline');
    await desk.read(orderCd);
    expect((await member.get('/common/cart-count')).json()).toBe(2);
    await member.post('/cart/items', { productCd: 'P0009', quantity: 1 });
    const again = await desk.openPay(orderCd);
    await desk.decide(again, 'approve');
    await desk.confirm(orderCd, again);
    const left: Cart = (await member.get('/cart/items')).json();
    expect(left.items.map(({ productCd, quantity }) => [productCd, quantity]).sort()).toEqual([['P0009', 1], ['P0025', 1]]);
    await member.delete('/cart/items', { payload: { cartItemCds: left.items.map(({ cartItemCd }) => cartItemCd) } });
    expect(await refusalOf(member.post('/orders', { idempotencyKey: newKey() }))).toEqual([500, 'cart.a0004', []]);
  });
});

describe('whose order', () => {
  test('R-ORD-02 P-11 another member\'s order does not exist: not to see, to change or to pay', async () => {
    const orderCd = await desk.place();
    const other = await shop.login('demo06');
    const calls = [
      other.get(`/orders/${orderCd}`), other.get(`/orders/${orderCd}/pay`), other.put(`/orders/${orderCd}/points`, { points: 0 }),
      other.put(`/orders/${orderCd}/coupons`, { coupons: [] }), other.put(`/orders/${orderCd}/address`, ADDRESS),
      other.post(`/orders/${orderCd}/pay`, { payMethod: 'CARD' }), other.post(`/orders/${orderCd}/pay/confirm`, { paymentKey: 'x' }),
    ];
    for (const answer of await Promise.all(calls)) expect([answer.statusCode, answer.json().messageCode]).toEqual([404, 'common.a0003']);
    expect((await shop.visitor().get(`/orders/${orderCd}`)).statusCode).toBe(401);
    expect((await member.get('/orders/H000000-NOTHING')).statusCode).toBe(404);
  });

  test('R-ORD-02 a paid order can be neither changed nor paid again', async () => {
    const orderCd = await desk.buy();
    const calls = [
      member.put(`/orders/${orderCd}/points`, { points: 0 }), member.put(`/orders/${orderCd}/coupons`, { coupons: [] }),
      member.put(`/orders/${orderCd}/address`, ADDRESS), member.post(`/orders/${orderCd}/pay`, { payMethod: 'CARD' }),
    ];
    for (const answer of await Promise.all(calls)) expect([answer.statusCode, answer.json().messageCode]).toEqual([500, 'order.a0003']);
  });
});

describe('checkout', () => {
  test('API-D13 the address is the default one, and may become it', async () => {
    const orderCd = await desk.place();
    const { json } = await member.put(`/orders/${orderCd}/address`, { ...ADDRESS, saveAsDefault: true });
    expect(json().address).toMatchObject({ recipient: '김지수', mobile: '01012345678', detail: '101호' });
    const next = await desk.place();
    expect((await desk.read(next)).address).toMatchObject({ recipient: '김지수' });
  });

  test('E-20 what is wrong with an address is told by field', async () => {
    const orderCd = await desk.place();
    const { statusCode, json } = await member.put(`/orders/${orderCd}/address`, { ...ADDRESS, mobile: '0101', postalCode: '12', recipient: ' ' });
    expect([statusCode, json().messageCode]).toEqual([422, 'common.a0016']);
    expect(json().args).toEqual(expect.arrayContaining([
      { field: 'mobile', code: 'validation.v0009' }, { field: 'postalCode', code: 'validation.v0016' }, { field: 'recipient', code: 'validation.v0019' },
    ]));
  });

  test('V-PTS1 points pay for 30 % of goods less coupons plus shipping, no more', async () => {
    const orderCd = await desk.place([{ productCd: 'P0009', quantity: 1 }]);
    expect((await desk.read(orderCd)).amounts).toMatchObject({ payment: 34_240, maxPoints: 10_272 });
    await shop.db.update(memberTable).set({ points: 20_000 }).where(eq(memberTable.memCd, 'M0005'));
    expect(await refusalOf(member.put(`/orders/${orderCd}/points`, { points: 10_273 }))).toEqual([500, 'order.a0017', [10_272]]);
    const { json } = await member.put(`/orders/${orderCd}/points`, { points: 10_272 });
    expect(json().amounts).toMatchObject({ points: 10_272, shipping: 4_000, payment: 23_968 });
    expect((await desk.read(orderCd)).amounts).toEqual(json().amounts);
  });

  test('V-PTS2 more points than there are, half points and negative points are refused', async () => {
    const orderCd = await desk.place();
    await shop.db.update(memberTable).set({ points: 500 }).where(eq(memberTable.memCd, 'M0005'));
    expect(await refusalOf(member.put(`/orders/${orderCd}/points`, { points: 501 }))).toEqual([500, 'order.a0004', [500]]);
    expect((await member.put(`/orders/${orderCd}/points`, { points: 1.5 })).statusCode).toBe(422);
    expect((await member.put(`/orders/${orderCd}/points`, { points: -1 })).statusCode).toBe(422);
    expect((await member.put(`/orders/${orderCd}/points`, { points: 500 })).json().amounts.points).toBe(500);
  });

  test('K-SHIP the order is free of shipping from 70,000 won, and what is missing is told', async () => {
    expect((await desk.read(await desk.place([{ productCd: 'P0009', quantity: 2 }]))).amounts).toMatchObject({ goods: 60_480, shipping: 4_000, toFreeShipping: 9_520 });
    expect((await desk.read(await desk.place([{ productCd: 'P0009', quantity: 3 }]))).amounts).toMatchObject({ shipping: 0, toFreeShipping: 0 });
  });

  test('K-CUS overseas goods over the limit show an estimated tax and need a customs code', async () => {
    const orderCd = await desk.place([{ productCd: 'P0011', quantity: 1 }]);
    await member.put(`/orders/${orderCd}/address`, ADDRESS);
    expect((await desk.read(orderCd)).amounts).toMatchObject({ payment: 176_280, customsEstimate: Math.floor(176_280 * 0.188) });
    expect(await refusalOf(desk.startPay(orderCd))).toEqual([500, 'order.a0018', []]);
    await member.put(`/orders/${orderCd}/address`, { ...ADDRESS, customsCode: 'p123456789012' });
    expect((await desk.read(orderCd)).address?.customsCode).toBe('P123456789012');
    expect((await desk.startPay(orderCd)).statusCode).toBe(200);
  });

  test('ERR-ORD-1 without an address nothing is paid', async () => {
    const other = await shop.login('demo26');
    const { orderCd } = (await tryPlace([GOODS], other)).json();
    expect(await refusalOf(other.post(`/orders/${orderCd}/pay`, { payMethod: 'CARD' }))).toEqual([500, 'order.a0020', []]);
  });
});

describe('first purchase', () => {
  const EVENT = { productCd: 'P0069', quantity: 1 };
  test('ERR-ORD-1 the first-purchase item is one piece, takes no points, needs 10,000 won, and is for those who never bought', async () => {
    const newcomer = await shop.login('demo21');
    const own = checkout(shop, newcomer);
    await shop.db.update(memberTable).set({ points: 9_000 }).where(eq(memberTable.memCd, 'M0021'));
    expect(await refusalOf(tryPlace([{ ...EVENT, quantity: 2 }], newcomer))).toEqual([500, 'order.a0008', []]);
    const alone = await own.placeReady([EVENT]);
    expect(await refusalOf(newcomer.put(`/orders/${alone}/points`, { points: 100 }))).toEqual([500, 'order.a0009', []]);
    expect(await refusalOf(own.startPay(alone))).toEqual([500, 'order.a0007', [10_000]]);
    const early = await own.placeReady([EVENT, { productCd: 'P0009', quantity: 1 }]);
    await own.buy([EVENT, { productCd: 'P0009', quantity: 1 }]);
    expect(await refusalOf(tryPlace([EVENT], newcomer))).toEqual([500, 'order.a0010', []]);
    expect(await refusalOf(own.startPay(early))).toEqual([500, 'order.a0010', []]);
  });
});

describe('list', () => {
  test('R-MY-04 orders come newest first in pages; tabs pick by state; an unknown tab shows all', async () => {
    const shopper = await shop.login('demo17');
    const own = checkout(shop, shopper);
    const codes: string[] = [];
    for (let at = 0; at < 5; at += 1) codes.unshift(await own.place());
    const states = ['WAIT', 'PREP', 'SHIP', 'CONFIRM', 'CANCELLED'] as const;
    for (const [at, state] of states.entries()) await shop.db.update(orderTable).set({ state }).where(eq(orderTable.orderCd, codes[at] ?? ''));
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
    expect((await list('tab=nonsense')).totalCount).toBe(5);
    expect((await shopper.get('/orders?cursor=nonsense')).statusCode).toBe(400);
    expect((await member.get('/orders?limit=50')).json().items.map(({ orderCd }: { orderCd: string }) => orderCd)).not.toContain(codes[0]);
  });

  test('R-MY-04 E-15 the demo member has orders to look at in every tab, each adding up', async () => {
    const demo = await shop.login('demo01');
    for (const [tab, states] of [['ready', ['PREP']], ['shipping', ['SHIP']], ['done', ['DELIV', 'CONFIRM']], ['claim', ['REFUND']]] as const) {
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
});

import { eq } from 'drizzle-orm';
import type { Cart } from '@hyangro/contracts/order/order.schemas';
import type { Caller, TestApp } from '../../../platform/testing/test-app';
import { stockTable } from '../../catalog/catalog.tables';
import { ADDRESS, GOODS, newKey, openCheckout, type Desk } from '../../../platform/testing/checkout';

let shop: TestApp;
let member: Caller;
let desk: Desk;
openCheckout((open) => ({ shop, member, desk } = open));

const stockOf = async (productCd: string) =>
  (await shop.db.select().from(stockTable).where(eq(stockTable.productCd, productCd)))[0]?.stockCnt ?? -1;
const setStock = (productCd: string, stockCnt: number) =>
  shop.db.update(stockTable).set({ stockCnt }).where(eq(stockTable.productCd, productCd));
const refusalOf = async (call: Promise<{ statusCode: number; json(): { messageCode: string; args: unknown[] } }>) => {
  const answer = await call;
  return [answer.statusCode, answer.json().messageCode, answer.json().args];
};
const tryPlace = (items: readonly object[], by = member) => by.post('/orders', { items });

test('API-D12 E-15 an order holds its pieces for 15 minutes and tells lines, amounts, state and history', async () => {
  const before = await stockOf('P0003');
  const orderCd = await desk.place([{ ...GOODS, quantity: 2 }]);
  const order = await desk.read(orderCd);
  expect(order).toMatchObject({
    orderCd,
    state: 'WAIT',
    lines: [{ lineNo: 1, productCd: 'P0003', quantity: 2, salePrice: 107_200, couponCd: null }],
    amounts: {
      goods: 214_400,
      couponDiscount: 0,
      points: 0,
      shipping: 0,
      payment: 214_400,
      customsEstimate: 0,
    },
    paidAt: null,
    exchangeRate: { main: 1379, sub: 1 },
    history: [{ state: 'WAIT' }],
    allowedActions: ['PAY', 'CANCEL'],
  });
  expect(new Date(order.reservedUntil ?? 0).getTime() - new Date(order.orderedAt).getTime()).toBe(15 * 60_000);
  expect(await stockOf('P0003')).toBe(before - 2);
});

test('API-D12 the same key places one order, however often it is sent', async () => {
  const key = newKey();
  const codes = await Promise.all([1, 2, 3].map(() => desk.place([GOODS], key)));
  expect(new Set(codes).size).toBe(1);
  const other = await shop.login('demo06');
  expect((await other.post('/orders', { items: [GOODS] }, { headers: { 'idempotency-key': key } })).json().orderCd).not.toBe(codes[0]);
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
  expect(
    await refusalOf(
      tryPlace([
        { productCd: 'P0009', quantity: 1 },
        { productCd: 'P0004', quantity: 3 },
      ]),
    ),
  ).toEqual([500, 'order.a0005', [expect.any(String), 2]]);
  expect(await stockOf('P0009')).toBe(before);
});

test("R-ORD-02 going back and ordering the last piece again is not refused by one's own hold", async () => {
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
])('ERR-ORD-1 %s cannot be ordered', async (_, items, messageCode, args) => {
  expect(await refusalOf(tryPlace(items))).toEqual([500, messageCode, args]);
});

test('P-05 a product of a higher grade is refused with 403 and names the grade', async () => {
  expect(await refusalOf(tryPlace([{ productCd: 'P0052', quantity: 1 }]))).toEqual([403, 'order.a0016', ['DIAMOND']]);
  expect((await tryPlace([{ productCd: 'P0052', quantity: 1 }], await shop.login('demo09'))).statusCode).toBe(201);
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
  await member.patch(`/cart/items/${cart.items.find(({ productCd }) => productCd === 'P0025')?.cartItemCd}`, {
    isSelected: false,
  });
  const { json } = await member.post('/orders', {});
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
  expect(left.items.map(({ productCd, quantity }) => [productCd, quantity]).sort()).toEqual([
    ['P0009', 1],
    ['P0025', 1],
  ]);
  await member.delete('/cart/items', {
    payload: { cartItemCds: left.items.map(({ cartItemCd }) => cartItemCd) },
  });
  expect(await refusalOf(member.post('/orders', {}))).toEqual([500, 'cart.a0004', []]);
});

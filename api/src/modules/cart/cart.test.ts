import { eq, notInArray } from 'drizzle-orm';
import { CART_MAX_LINES } from '@hyangro/contracts/constants';
import type { MergedCart } from '@hyangro/contracts/order/cart.contract';
import type { Cart } from '@hyangro/contracts/order/order.schemas';
import { ADDRESS } from '../../platform/testing/checkout';
import { createTestApp, type Caller, type TestApp } from '../../platform/testing/test-app';
import { stockTable } from '../catalog/catalog.tables';
import { addressTable } from '../member/member.tables';
import { saveRealName } from '../member/public';
import { cartItemTable } from './cart.tables';

let shop: TestApp;
let member: Caller;
beforeAll(async () => {
  shop = await createTestApp();
  member = await shop.login('demo05');
}, 60_000);
afterAll(() => shop.close());
beforeEach(() => shop.db.delete(cartItemTable));

const put = (productCd: string, quantity = 1, optionCd: string | null = null) =>
  member.post('/cart/items', { productCd, optionCd, quantity });
const cart = async (): Promise<Cart> => (await member.get('/cart/items')).json();

test('API-14 E-12 the cart count is a number: lines of the cart, 0 for a visitor', async () => {
  expect((await shop.visitor().get('/common/cart-count')).json()).toBe(0);
  await put('P0003');
  await put('P0001', 1, 'P0001-01');
  expect((await member.get('/common/cart-count')).json()).toBe(2);
});

test('R-ORD-01 a visitor is asked to log in before they see a cart', async () => {
  const { statusCode, json } = await shop.visitor().get('/cart/items');
  expect([statusCode, json().messageCode]).toEqual([401, 'common.a0002']);
});

test('API-D11 the same goods sum up in one line, another size is another line', async () => {
  expect((await put('P0001', 1, 'P0001-01')).json()).toEqual({ count: 1, isMerged: false });
  expect((await put('P0001', 2, 'P0001-01')).json()).toEqual({ count: 1, isMerged: true });
  expect((await put('P0001', 1, 'P0001-02')).json()).toEqual({ count: 2, isMerged: false });
  expect((await cart()).items.map(({ optionCd, quantity }) => [optionCd, quantity]).sort()).toEqual([
    ['P0001-01', 3],
    ['P0001-02', 1],
  ]);
});

test('API-D11 many clicks at once still make one line', async () => {
  await Promise.all(Array.from({ length: 5 }, () => put('P0003')));
  expect((await cart()).items).toMatchObject([{ productCd: 'P0003', quantity: 5 }]);
});

test('API-D11 no more pieces than the product allows, whatever its sizes', async () => {
  expect((await put('P0002', 4)).json()).toMatchObject({
    exceptionName: 'OrderException',
    messageCode: 'order.a0002',
    args: [expect.any(String), 3],
  });
  await put('P0001', 6, 'P0001-01');
  expect((await put('P0001', 5, 'P0001-02')).json()).toMatchObject({
    messageCode: 'order.a0002',
    args: [expect.any(String), 10],
  });
  expect((await cart()).count).toBe(1);
});

test('API-D11 TRAP-15 what the shelf cannot serve is refused with status 500 and the name of the business error', async () => {
  const { statusCode, json } = await put('P0022');
  expect([statusCode, json()]).toEqual([
    500,
    { exceptionName: 'OrderException', messageCode: 'order.a0005', args: [expect.any(String), 0] },
  ]);
});

test('ERR-ORD-2 a product that does not exist is refused with order.a0015, and so is a product without its option', async () => {
  expect((await put('P9999')).json()).toMatchObject({
    exceptionName: 'OrderException',
    messageCode: 'order.a0015',
  });
  expect((await put('P0001')).json()).toMatchObject({ messageCode: 'order.a0015' });
});

test('R-ORD-01 totals count selected lines, and follow quantity and selection', async () => {
  await put('P0003');
  await put('P0009', 1);
  let now = await cart();
  expect(now.amounts).toMatchObject({
    goods: 137_440,
    shipping: 0,
    payment: 137_440,
    maxPoints: 41_232,
    toFreeShipping: 0,
  });
  const [line] = now.items.filter(({ productCd }) => productCd === 'P0003');
  now = (await member.patch(`/cart/items/${line?.cartItemCd}`, { isSelected: false })).json();
  expect(now.amounts).toMatchObject({
    goods: 30_240,
    shipping: 4_000,
    payment: 34_240,
    toFreeShipping: 39_760,
  });
  now = (await member.patch('/cart/items', { isSelected: false })).json();
  expect(now.amounts).toMatchObject({ goods: 0, shipping: 0, payment: 0 });
  now = (await member.patch('/cart/items', { isSelected: true })).json();
  expect(now.amounts.goods).toBe(137_440);
  const other = now.items.find(({ productCd }) => productCd === 'P0009');
  now = (await member.patch(`/cart/items/${other?.cartItemCd}`, { quantity: 2 })).json();
  expect(now.amounts.goods).toBe(167_680);
  now = (
    await member.delete('/cart/items', {
      payload: { cartItemCds: now.items.map(({ cartItemCd }) => cartItemCd) },
    })
  ).json();
  expect(now).toMatchObject({ items: [], count: 0, amounts: { payment: 0 }, warnings: [] });
});

test('P-11 the line of another member cannot be changed or removed', async () => {
  await put('P0003');
  const [line] = (await cart()).items;
  const other = await shop.login('demo06');
  expect((await other.patch(`/cart/items/${line?.cartItemCd}`, { quantity: 2 })).statusCode).toBe(404);
  await other.delete('/cart/items', { payload: { cartItemCds: [line?.cartItemCd] } });
  expect((await cart()).items).toMatchObject([{ quantity: 1 }]);
});

test('R-ORD-01 the cart warns of what checkout would refuse: sold out, customs, grade, corporate minimum', async () => {
  await put('P0011');
  await shop.db.insert(cartItemTable).values({
    cartItemCd: 'CI-gone',
    memCd: 'M0005',
    productCd: 'P0022',
    quantity: 1,
    createdAt: shop.clock.now(),
  });
  await shop.db.insert(cartItemTable).values({
    cartItemCd: 'CI-gem',
    memCd: 'M0005',
    productCd: 'P0052',
    quantity: 1,
    createdAt: shop.clock.now(),
  });
  const { warnings, amounts } = await cart();
  expect(warnings).toEqual(
    expect.arrayContaining([
      { messageCode: 'order.a0005', args: [expect.any(String), 0] },
      { messageCode: 'order.a0016', args: ['DIAMOND'] },
      { messageCode: 'order.a0019', args: [amounts.customsEstimate] },
    ]),
  );
  expect(amounts.goods).toBe(176_280);
  const company = await shop.login('demo27');
  await company.post('/cart/items', { productCd: 'P0003', quantity: 1 });
  expect((await company.get('/cart/items')).json().warnings).toEqual([{ messageCode: 'order.a0021', args: [300_000] }]);
});

test('V-CN2 whose parcels go to China is told of the real-name details in the cart, before an order holds goods; not once they are saved', async () => {
  const wang = await shop.login('demo10');
  const { memCd } = (await wang.get('/login/simple-details')).json();
  const inChinese = await shop.login('demo10', { locale: 'cn' });
  const warned = async (by: Caller): Promise<string[]> =>
    ((await by.get('/cart/items')).json() as Cart).warnings.map((one) => one.messageCode);
  await shop.db.delete(addressTable).where(eq(addressTable.memCd, memCd));
  expect(await warned(inChinese)).toEqual([]);
  await wang.post('/cart/items', { productCd: 'P0003', quantity: 1 });
  expect([await warned(wang), await warned(inChinese)]).toEqual([[], ['order.a0011']]);
  const home = { ...ADDRESS, mobile: '01012345678', addressCd: 'AD-wang', memCd, isDefault: true, createdAt: shop.clock.now() };
  await shop.db.insert(addressTable).values({ ...home, countryCd: 'KR' });
  expect([await warned(wang), await warned(inChinese)]).toEqual([[], []]);
  await shop.db.update(addressTable).set({ countryCd: 'CN' }).where(eq(addressTable.memCd, memCd));
  expect(await warned(wang)).toEqual(['order.a0011']);
  expect((await wang.get('/login/simple-details')).json()).toMatchObject({ hasRealName: false });
  await saveRealName(shop.db, shop.deps, memCd, { name: '王小明', idNumber: '1' }, shop.clock.now());
  expect([await warned(wang), await warned(inChinese)]).toEqual([[], []]);
  expect((await wang.get('/login/simple-details')).json()).toMatchObject({ hasRealName: true });
});

test('R-ORD-01 the first-purchase item is one piece', async () => {
  expect((await put('P0069', 2)).json()).toMatchObject({ messageCode: 'order.a0008' });
  expect((await put('P0069')).statusCode).toBe(201);
  expect((await put('P0069')).json()).toMatchObject({ messageCode: 'order.a0008' });
});

test('TRAP-14 what a visitor meant to buy is merged: it sums up, fits the limits, and what is left out is said with its reason', async () => {
  await put('P0002', 1);
  const { json } = await member.post('/cart/merge', {
    items: [
      { productCd: 'P0002', quantity: 9 },
      { productCd: 'P0022', quantity: 1 },
      { productCd: 'P9999', quantity: 1 },
      { productCd: 'P0001', optionCd: 'P0001-01', quantity: 2 },
      { productCd: 'P0001', optionCd: 'P0001-01', quantity: 1 },
    ],
  });
  const { count, lines } = json();
  const [rose] = (await cart()).items.filter(({ productCd }) => productCd === 'P0002');
  expect([count, lines[0].cartItemCd]).toEqual([2, rose?.cartItemCd]);
  expect(
    lines.map(({ productCd, wanted, taken, refusal }: MergedCart['lines'][number]) => [productCd, wanted, taken, refusal?.messageCode]),
  ).toEqual([
    ['P0002', 9, 2, 'order.a0002'],
    ['P0022', 1, 0, 'order.a0005'],
    ['P9999', 1, 0, 'order.a0015'],
    ['P0001', 2, 2, undefined],
    ['P0001', 1, 1, undefined],
  ]);
  expect((await cart()).items.map(({ productCd, quantity }) => [productCd, quantity]).sort()).toEqual([
    ['P0001', 3],
    ['P0002', 3],
  ]);
});

test.each([
  ['half of a character', '{"items":[{"productCd":"\\ud800","optionCd":null,"quantity":1}]}', 'items.0.productCd'],
  ['half of a character in an option', '{"items":[{"productCd":"P0002","optionCd":"a\\udc00","quantity":1}]}', 'items.0.optionCd'],
])('TRAP-14 %s in what a visitor meant to buy is refused at its field', async (_, body, field) => {
  const answer = await member.post('/cart/merge', body, { headers: { 'content-type': 'application/json' } });
  expect([answer.statusCode, answer.json().args]).toEqual([422, [{ field, code: 'validation.v0021' }]]);
});

test('API-D11 a full cart takes no further line but more of a line that is there', async () => {
  const shelf = await shop.db
    .select()
    .from(stockTable)
    .where(notInArray(stockTable.productCd, ['P0003', 'P0004']))
    .limit(CART_MAX_LINES - 1);
  await shop.db.insert(cartItemTable).values(
    [{ productCd: 'P0003', optionCd: '' }, ...shelf].map(({ productCd, optionCd }, at) => ({
      cartItemCd: `CI-${at}`,
      memCd: 'M0005',
      productCd,
      optionCd,
      quantity: 1,
      createdAt: shop.clock.now(),
    })),
  );
  expect((await put('P0004')).json()).toMatchObject({ messageCode: 'cart.a0005', args: [CART_MAX_LINES] });
  expect((await put('P0003')).statusCode).toBe(201);
});

test('AHEAD-09 the cart tells what its selected overseas goods weigh at customs', async () => {
  const load = async () => (await member.get('/cart/customs')).json();
  expect(await load()).toEqual({ goodsWon: 0, perfumeMl: 0 });
  await put('P0001', 1, 'P0001-01');
  await put('P0005', 2);
  expect(await load()).toEqual({ goodsWon: 170_560, perfumeMl: 100 });
  await member.patch('/cart/items', { isSelected: false });
  expect(await load()).toEqual({ goodsWon: 0, perfumeMl: 0 });
  expect((await shop.visitor().get('/cart/customs')).statusCode).toBe(401);
});

describe('R-ORD-01 lines that were removed come back', () => {
  const asRemoved = ({ cartItemCd, productCd, optionCd, quantity, isSelected, addedAt }: Cart['items'][number]) => ({
    cartItemCd,
    productCd,
    optionCd,
    quantity,
    isSelected,
    addedAt,
  });
  const fill = async () => {
    await put('P0003', 2);
    shop.clock.advance(1_000);
    await put('P0001', 3, 'P0001-02');
    shop.clock.advance(1_000);
    await put('P0009');
    const { items } = await cart();
    await member.patch(`/cart/items/${items[1]?.cartItemCd}`, { isSelected: false });
    return cart();
  };
  const remove = (items: Cart['items']) =>
    member.delete('/cart/items', { payload: { cartItemCds: items.map(({ cartItemCd }) => cartItemCd) } });
  const restore = (items: Cart['items'], by = member) => by.post('/cart/restore', { items: items.map(asRemoved) });

  test('as they stood: pieces, option, choice and place', async () => {
    const before = await fill();
    await remove(before.items.slice(1));
    const { statusCode, json } = await restore(before.items.slice(1));
    expect(statusCode).toBe(200);
    expect(json()).toEqual(before);
  });

  test('once, however often it is pressed', async () => {
    const before = await fill();
    await remove(before.items);
    await Promise.all([restore(before.items), restore(before.items)]);
    await restore(before.items);
    expect(await cart()).toEqual(before);
  });

  test('goods that were put in again meanwhile stay one line, with the larger number of pieces', async () => {
    const before = await fill();
    await remove(before.items);
    await put('P0003', 1);
    await restore(before.items);
    expect((await cart()).items.map(({ productCd, quantity }) => [productCd, quantity]).sort()).toEqual([
      ['P0001', 3],
      ['P0003', 2],
      ['P0009', 1],
    ]);
  });

  test('P-11 into nobody else’s cart, and goods that do not exist not at all', async () => {
    const before = await fill();
    const other = await shop.login('demo06');
    expect((await restore(before.items, other)).json().items).toEqual([]);
    const { statusCode } = await member.post('/cart/restore', {
      items: before.items.map((item) => ({ ...asRemoved(item), cartItemCd: 'CI-new', productCd: 'P9999' })),
    });
    expect(statusCode).toBe(200);
    expect(await cart()).toEqual(before);
  });
});

test('P-05 R-ORD-01 each line says itself what checkout would refuse it for', async () => {
  await put('P0003');
  await shop.db
    .insert(cartItemTable)
    .values({ cartItemCd: 'CI-gem', memCd: 'M0005', productCd: 'P0052', quantity: 1, createdAt: shop.clock.now() });
  const { items } = await cart();
  expect(items.map(({ productCd, refusal }) => [productCd, refusal]).sort()).toEqual([
    ['P0003', null],
    ['P0052', { messageCode: 'order.a0016', args: ['DIAMOND'] }],
  ]);
});

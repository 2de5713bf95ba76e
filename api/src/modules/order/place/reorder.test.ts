import type { Reorder } from '@hyangro/contracts/order/order.schemas';
import { openCheckout, checkout, type Desk } from '../../../platform/testing/checkout';
import type { Caller, TestApp } from '../../../platform/testing/test-app';

let shop: TestApp;
let member: Caller;
let desk: Desk;
openCheckout((open) => ({ shop, member, desk } = open));

const again = async (caller: Caller, orderCd: string): Promise<Reorder> => (await caller.post(`/orders/${orderCd}/reorder`)).json();
const cartOf = async (caller: Caller) =>
  (await caller.get('/cart/items'))
    .json()
    .items.map(({ productCd, quantity }: { productCd: string; quantity: number }) => [productCd, quantity]);
const sql = (text: string) => shop.deps.pool.query(text);

test('GAP-16 the goods of an order are in the cart again; a second press adds nothing', async () => {
  const orderCd = await desk.buy([{ productCd: 'P0009', optionCd: null, quantity: 2 }]);
  const first = await again(member, orderCd);
  expect(first.lines).toEqual([
    expect.objectContaining({ productCd: 'P0009', wanted: 2, inCart: 2, salePrice: 30_240, priceNow: 30_240, refusal: null }),
  ]);
  expect(await again(member, orderCd)).toEqual(first);
  expect(await cartOf(member)).toContainEqual(['P0009', 2]);
});

test('GAP-16 ten presses at once put the goods in once', async () => {
  const shopper = await shop.login('demo18');
  const orderCd = await checkout(shop, shopper).buy([{ productCd: 'P0009', optionCd: null, quantity: 1 }]);
  await Promise.all(Array.from({ length: 10 }, () => again(shopper, orderCd)));
  expect(await cartOf(shopper)).toEqual([['P0009', 1]]);
});

test('GAP-16 what the shelf does not have is left out, what it has in part comes in part, and other prices are told', async () => {
  const shopper = await shop.login('demo19');
  const orderCd = await checkout(shop, shopper).buy([
    { productCd: 'P0003', optionCd: null, quantity: 1 },
    { productCd: 'P0009', optionCd: null, quantity: 2 },
    { productCd: 'P0041', optionCd: null, quantity: 1 },
  ]);
  await sql("update product set sale_price = sale_price - 240 where product_cd = 'P0009'");
  await sql("update stock set stock_cnt = 1 where product_cd = 'P0009'");
  await sql("update stock set stock_cnt = 0 where product_cd = 'P0003'");
  await sql("update product set is_on_sale = false where product_cd = 'P0041'");
  const { lines, count } = await again(shopper, orderCd);
  expect(lines.map(({ productCd, inCart, priceNow, refusal }) => [productCd, inCart, priceNow, refusal?.messageCode ?? null])).toEqual([
    ['P0003', 0, 107_200, 'order.a0005'],
    ['P0009', 1, 30_000, 'order.a0005'],
    ['P0041', 0, null, 'order.a0015'],
  ]);
  expect(count).toBe(1);
});

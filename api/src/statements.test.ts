import { statementsOf } from './platform/testing/statements';
import { createTestApp, type Caller, type TestApp } from './platform/testing/test-app';

let shop: TestApp;
let member: Caller;
let visitor: Caller;
beforeAll(async () => {
  shop = await createTestApp({ poolSize: 1 });
  visitor = shop.visitor();
  member = await shop.login('demo05');
});
afterAll(() => shop.close());

let orders = 0;
const placeOrder = () =>
  member.post(
    '/orders',
    { items: [{ productCd: 'P0003' }, { productCd: 'P0002' }].map(one) },
    { headers: { 'idempotency-key': `statements-${(orders += 1)}` } },
  );
const one = (goods: { productCd: string }) => ({ ...goods, quantity: 1 });
const put = () => member.post('/cart/items', { productCd: 'P0003', quantity: 1 });

/** Each is the call of thousands. A statement more is a third of its speed: let the number grow for a reason only. */
test.each([
  ['a page of a category', 1, () => visitor.get('/category/C01/products?limit=24')],
  ['a page of a category for a member', 2, () => member.get('/category/C01/products?limit=24')],
  ['what is left of a category in stock', 3, () => visitor.get('/category/C01/products?inStock=true')],
  ['a page of a brand', 1, () => visitor.get('/brand/B01/products?limit=24')],
  ['a page of a coupon', 2, () => visitor.get('/coupon/1007/products?limit=24')],
  ['the index of brands', 1, () => visitor.get('/brands')],
  ['the tree of categories', 1, () => visitor.get('/categories')],
  ['a product', 1, () => visitor.get('/product/P0001')],
  ['what follows from viewed products', 2, () => visitor.get('/product/recommendations?productCds=P0001,P0047,P0009')],
  ['the home page', 1, () => visitor.get('/main/layouts/MAIN')],
  ['the home page for a member', 2, () => member.get('/main/layouts/MAIN')],
  ['the cart count of a member', 2, () => member.get('/common/cart-count')],
  // One of them is the country of the default address: China is told of before an order holds goods (V-CN2).
  ['the cart', 4, () => member.get('/cart/items')],
  ['putting goods into the cart', 3, put],
  ['placing an order of two products that frees the pieces of the last', 23, placeOrder],
])('%s asks the database %i times', async (_, times, call) => {
  expect((await call()).statusCode).toBeLessThan(300);
  const sent = await statementsOf(shop.deps.pool, call);
  expect(sent).toHaveLength(times);
});

import { createTestApp, type TestApp } from '../platform/testing/test-app';
import { operate } from './testing/operate';

let shop: TestApp;
beforeAll(async () => (shop = await createTestApp()));
afterAll(() => shop.close());

test('an operator has the recommendations computed at once, and hears how many there are', async () => {
  await shop.deps.pool.query('delete from product_pair');
  expect(await operate(shop, 'recommendation refresh')).toMatchObject({
    code: 0,
    said: expect.stringMatching(/^Lists for 10 groups, [1-9]\d* pairs of products\.$/),
  });
  const [first] = (await shop.visitor().get('/product/recommendations?productCds=P0009,P0120')).json();
  expect(first).toMatchObject({ productCd: 'P0030', reason: { kind: 'ORDERED' } });
});

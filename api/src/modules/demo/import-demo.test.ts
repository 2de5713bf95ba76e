import { count } from 'drizzle-orm';
import { productTable } from '../catalog/catalog.tables';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { fillDemo } from './public';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
}, 120_000);
afterAll(() => shop.close());

test('API-D07 the demo shop can be imported again without doubling anything', async () => {
  await fillDemo(shop.db, new Date());
  const [row] = await shop.db.select({ total: count() }).from(productTable);
  expect(row?.total).toBe(144);
});

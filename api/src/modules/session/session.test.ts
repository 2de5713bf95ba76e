import { createTestApp, type TestApp } from '../../platform/testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ seed: 'empty' });
});
afterAll(() => shop.close());

test('API-05 E-10 a visitor is told that nobody is logged in', async () => {
  const response = await shop.visitor().get('/login/v2/ping');
  expect(response.json()).toEqual({ isLogin: false });
});

import { createTestApp, type TestApp } from '../../platform/testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

test('{{title}}: it is done for a member', async () => {
  expect((await (await shop.login('demo01')).{{call}}('{{example}}')).statusCode).toBe(204);
});

test('{{title}}: a visitor is asked to log in', async () => {
  expect((await shop.visitor().{{call}}('{{example}}')).statusCode).toBe(401);
});

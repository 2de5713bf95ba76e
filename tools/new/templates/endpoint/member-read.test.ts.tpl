import { createTestApp, type TestApp } from '../../platform/testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

test('{{title}}: a member gets the answer', async () => {
  const answer = await (await shop.login('demo01')).get('{{example}}');
  expect([answer.statusCode, answer.json()]).toEqual([200, {{body}}]);
});

test('{{title}}: a visitor is asked to log in', async () => {
  expect((await shop.visitor().get('{{example}}')).statusCode).toBe(401);
});

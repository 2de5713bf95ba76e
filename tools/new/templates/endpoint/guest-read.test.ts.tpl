import { createTestApp, type TestApp } from '../../platform/testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ seed: 'empty' });
});
afterAll(() => shop.close());

test('{{title}}: a visitor gets the answer', async () => {
  const answer = await shop.visitor().get('{{example}}');
  expect([answer.statusCode, answer.json()]).toEqual([200, {{body}}]);
});

import { createTestApp, type TestApp } from '../platform/testing/test-app';
import { operate } from './testing/operate';

let shop: TestApp;
beforeAll(async () => (shop = await createTestApp()));
afterAll(() => shop.close());

const onMain = async () => (await shop.visitor().get('/main/announcements')).json().notice?.noticeCd ?? null;

test('an operator chooses the notice that the home shows, another one takes its place, and --none takes it away', async () => {
  expect(await onMain()).toBe('NT010');
  expect(await operate(shop, 'notice main NT008')).toMatchObject({ code: 0, said: 'Main shows NT008.' });
  expect(await onMain()).toBe('NT008');
  expect((await operate(shop, 'notice list')).said).toMatch(/"noticeCd":"NT008".*?"isOnMain":true/);
  expect((await operate(shop, 'notice main --none')).said).toBe('Main shows no notice.');
  expect(await onMain()).toBeNull();
});

test('a notice that is over is not shown, though it was chosen', async () => {
  await operate(shop, 'notice main NT014');
  expect(await onMain()).toBeNull();
});

test('what cannot be done is said, and nothing changes', async () => {
  await operate(shop, 'notice main NT008');
  expect(await operate(shop, 'notice main NT999')).toMatchObject({ code: 1, complaints: expect.stringContaining('no notice “NT999”') });
  expect(await operate(shop, 'notice main')).toMatchObject({ code: 2 });
  expect(await operate(shop, 'notice main NT008 --none')).toMatchObject({ code: 2 });
  expect(await onMain()).toBe('NT008');
});

import { api } from '@hyangro/contracts/api';
import type { Endpoint } from '@hyangro/contracts/kit/contract';
import { createTestApp, DEMO_PASSWORD, type Caller, type TestApp } from '../../platform/testing/test-app';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const sensitive = (Object.entries(api) as [string, Endpoint][]).filter(([, { recentProof }]) => recentProof).map(([key]) => key);
const REFUSED = { exceptionName: 'ReauthenticationException', messageCode: 'login.a0044', args: [] };
const MINUTE_MS = 60_000;

const call = (browser: Caller, key: string) => {
  const [method = '', path = ''] = key.split(' ');
  const url = path.replace(/:provider/, 'kakao').replace(/:\w+/g, 'X1');
  const send = { POST: browser.post, PUT: browser.put, PATCH: browser.patch }[method];
  if (send) return send(url, {});
  return method === 'DELETE' ? browser.delete(url) : browser.get(url);
};
const answerOf = async (browser: Caller, key: string) => (await call(browser, key)).json<unknown>();
const confirm = (browser: Caller, password = DEMO_PASSWORD) => browser.post('/member/confirm-password', { password });
const unlink = (browser: Caller) => browser.delete('/member/sns/naver');

test('how an account opens is changed only by who has proved within ten minutes who they are: accounts of providers are among it', () => {
  expect(sensitive).toEqual(expect.arrayContaining(['POST /member/sns', 'POST /member/sns/:provider', 'DELETE /member/sns/:provider']));
  for (const key of sensitive) expect([key, (api as Record<string, Endpoint>)[key]?.access]).toEqual([key, 'member']);
});

test.each(sensitive)('%s is refused eleven minutes after the login, before anything of it is read', async (key) => {
  const browser = await shop.login('demo02');
  expect(await answerOf(browser, key)).not.toEqual(REFUSED);
  shop.clock.advance(11 * MINUTE_MS);
  expect((await call(browser, key)).statusCode).toBe(403);
  expect(await answerOf(browser, key)).toEqual(REFUSED);
});

test('the login counts for ten minutes and not longer, and so does the password given anew; reading needs neither', async () => {
  const browser = await shop.login('demo03');
  shop.clock.advance(10 * MINUTE_MS - 2_000);
  expect((await unlink(browser)).statusCode).toBe(404);
  shop.clock.advance(3_000);
  expect((await unlink(browser)).json()).toEqual(REFUSED);
  expect((await browser.get('/member/sns')).statusCode).toBe(200);
  expect((await confirm(browser)).statusCode).toBe(204);
  shop.clock.advance(10 * MINUTE_MS - 2_000);
  expect((await unlink(browser)).statusCode).toBe(404);
  shop.clock.advance(3_000);
  expect((await unlink(browser)).json()).toEqual(REFUSED);
});

test('the proof is this browser’s: another one of the member still has to give it', async () => {
  const [here, elsewhere] = [await shop.login('demo04'), await shop.login('demo04')];
  shop.clock.advance(11 * MINUTE_MS);
  await confirm(here);
  expect([(await unlink(here)).statusCode, (await unlink(elsewhere)).statusCode]).toEqual([404, 403]);
});

test('a wrong password proves nothing and counts as at the login; the fifth locks both', async () => {
  const browser = await shop.login('demo05');
  shop.clock.advance(11 * MINUTE_MS);
  for (const count of [1, 2, 3, 4])
    expect((await confirm(browser, 'not-this-one1')).json()).toMatchObject({ messageCode: 'login.a0001', args: [count, 5] });
  expect((await unlink(browser)).json()).toEqual(REFUSED);
  expect((await confirm(browser, 'not-this-one1')).json()).toMatchObject({ messageCode: 'login.a0002', args: [600] });
  expect((await confirm(browser)).json()).toMatchObject({ messageCode: 'login.a0002' });
  const login = await shop.visitor().post('/login', { loginId: 'demo05', password: DEMO_PASSWORD });
  expect(login.json()).toMatchObject({ messageCode: 'login.a0002' });
});

test('without a password the field says so', async () => {
  const browser = await shop.login('demo06');
  expect((await confirm(browser, '')).json()).toMatchObject({ args: [{ field: 'password', code: 'validation.v0019' }] });
});

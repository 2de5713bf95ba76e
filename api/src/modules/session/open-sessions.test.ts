import { createTestApp, type Caller, type TestApp } from '../../platform/testing/test-app';
import type { OpenSession } from '@hyangro/contracts/session/session.contract';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const logIn = async (loginId: string, agent: string, remoteAddress = '203.0.113.7'): Promise<Caller> => {
  const browser = shop.visitor();
  await browser.post('/login', { loginId, password: 'hyangro123' }, { headers: { 'user-agent': agent }, remoteAddress });
  return browser;
};
const sessions = async (browser: Caller) => (await browser.get('/member/sessions')).json<OpenSession[]>();
const isLogin = async (browser: Caller) => (await browser.get('/login/v2/ping')).json<{ isLogin: boolean }>().isLogin;

test('a member sees each browser that is logged in, with device, place and time of its last use, this one first', async () => {
  const phone = await logIn('demo11', IPHONE);
  shop.clock.advance(2 * 3_600_000);
  const pc = await logIn('demo11', WINDOWS, '198.51.100.9');
  await phone.get('/login/v2/ping', { remoteAddress: '192.0.2.200' });
  const rows = await sessions(pc);
  expect(rows).toMatchObject([
    { isCurrent: true, device: 'PC', browser: 'Chrome', os: 'Windows', network: '198.51.100.*' },
    { isCurrent: false, device: 'PHONE', browser: 'Safari', os: 'iOS', network: '192.0.2.*' },
  ]);
  // Noted when it was used again, two hours after it began.
  expect(Date.parse(rows[1]?.seenAt ?? '') - Date.parse(rows[1]?.startedAt ?? '')).toBeGreaterThanOrEqual(2 * 3_600_000);
  expect(JSON.stringify(rows)).not.toContain('Mozilla');
  const app = await shop.login('demo12', { inApp: true });
  expect(await sessions(app)).toMatchObject([{ device: 'APP' }]);
});

test('one other session is ended, the rest go on; a code of another member’s ends nothing', async () => {
  const [mine, lost, kept] = [await logIn('demo13', WINDOWS), await logIn('demo13', IPHONE), await logIn('demo13', WINDOWS)];
  const stranger = await logIn('demo14', IPHONE);
  const [theirs] = await sessions(stranger);
  expect((await mine.delete(`/member/sessions/${theirs?.sessionCd}`)).json()).toHaveLength(3);
  const ended = (await sessions(mine)).find(({ device }) => device === 'PHONE');
  expect((await mine.delete(`/member/sessions/${ended?.sessionCd}`)).json()).toHaveLength(2);
  expect([await isLogin(mine), await isLogin(lost), await isLogin(kept), await isLogin(stranger)]).toEqual([true, false, true, true]);
});

test('all others are ended at once; this browser, and other members, stay logged in', async () => {
  const [mine, one, two] = [await logIn('demo15', WINDOWS), await logIn('demo15', IPHONE), await logIn('demo15', IPHONE)];
  const stranger = await logIn('demo16', IPHONE);
  expect((await mine.delete('/member/sessions')).json()).toMatchObject([{ isCurrent: true, device: 'PC' }]);
  expect([await isLogin(mine), await isLogin(one), await isLogin(two), await isLogin(stranger)]).toEqual([true, false, false, true]);
});

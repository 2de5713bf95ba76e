import { hashPassword } from '../../platform/session/password';
import { raceOn, rowLocks } from '../../platform/testing/race';
import { createTestApp, DEMO_PASSWORD, describePostgres, type Caller, type TestApp } from '../../platform/testing/test-app';
import { existingMember } from '../member/public';
import { replacePassword } from './password.service';
import { startSession } from './session.service';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const change = (browser: Caller, changes: object = {}) =>
  browser.put('/member/password', { currentPassword: DEMO_PASSWORD, password: 'newscent1', passwordAgain: 'newscent1', ...changes });
const isLogin = async (browser: Caller) => ((await browser.get('/login/v2/ping')).json() as { isLogin: boolean }).isLogin;
const logIn = (loginId: string, password: string) => shop.visitor().post('/login', { loginId, password });
const errorOf = (answer: Awaited<ReturnType<Caller['post']>>) => {
  const { messageCode, args } = answer.json() as { messageCode: string; args: unknown[] };
  return [answer.statusCode, messageCode, ...args];
};

test('R-MY-16 the new password replaces the old one; this browser stays logged in, all others do not', async () => {
  const [here, elsewhere] = [await shop.login('demo02'), await shop.login('demo02')];
  const stranger = await shop.login('demo03');
  expect((await change(here)).statusCode).toBe(204);
  expect([await isLogin(here), await isLogin(elsewhere), await isLogin(stranger)]).toEqual([true, false, true]);
  expect((await logIn('demo02', DEMO_PASSWORD)).statusCode).toBe(500);
  expect((await logIn('demo02', 'newscent1')).statusCode).toBe(200);
  const [mail] = (await shop.visitor().get('/__qa/outbox')).json() as { to: string; subject: string }[];
  expect(mail).toMatchObject({ to: 'demo02@example.com', subject: '[향로] 비밀번호가 바뀌었어요' });
});

test('R-MY-16 ST-LCK-01 the wrong current password is counted as at the login, and the fifth locks both', async () => {
  const browser = await shop.login('demo04');
  for (const count of [1, 2, 3, 4])
    expect(errorOf(await change(browser, { currentPassword: 'not-this-one1' }))).toEqual([500, 'login.a0001', count, 5]);
  expect(errorOf(await change(browser, { currentPassword: 'not-this-one1' }))).toEqual([500, 'login.a0002', 600]);
  expect(errorOf(await change(browser))).toEqual([500, 'login.a0002', expect.any(Number)]);
  expect(errorOf(await logIn('demo04', DEMO_PASSWORD))).toEqual([500, 'login.a0002', expect.any(Number)]);
  expect(await isLogin(browser)).toBe(true);
});

test('V-PW2 sixteen are taken; seventeen, one without a digit, another second time, and the current one are refused at their fields', async () => {
  const browser = await shop.login('demo05');
  const refused = async (changes: object) => ((await change(browser, changes)).json() as { args: { field: string; code: string }[] }).args;
  const twice = (password: string) => ({ password, passwordAgain: password });
  expect(await refused(twice(`a1${'b'.repeat(15)}`))).toEqual([{ field: 'password', code: 'validation.v0002' }]);
  expect(await refused(twice('abcdefgh'))).toEqual([{ field: 'password', code: 'validation.v0002' }]);
  expect(await refused({ passwordAgain: 'newscent2' })).toEqual([{ field: 'passwordAgain', code: 'validation.v0003' }]);
  expect(await refused(twice(DEMO_PASSWORD))).toEqual([{ field: 'password', code: 'validation.v0025' }]);
  expect(await refused({ currentPassword: '' })).toEqual([{ field: 'currentPassword', code: 'validation.v0019' }]);
  expect((await change(browser, twice(`a1${'b'.repeat(14)}`))).statusCode).toBe(204);
});

describePostgres('at the same moment', () => {
  raceOn(() => shop)(
    'API-D05 R-MY-16 logins whose old password was right a moment ago leave no session behind a new one',
    { guard: rowLocks, harm: /Expected: 0\s+Received: \d+/ },
    async () => {
      const { db, outbox, pool, clock } = shop.deps;
      await pool.query(`delete from session where mem_cd = 'M0033'`);
      const member = await existingMember(db, 'M0033');
      const passwordHash = await hashPassword('newscent1');
      const logins = (count: number) =>
        Array.from({ length: count }, () => startSession(db, member.memCd, clock.now(), { passwordHash: member.passwordHash ?? '' }));
      await Promise.all([
        ...logins(5),
        db.transaction((tx) => replacePassword(tx, outbox, { member, passwordHash }, clock.now())),
        ...logins(5),
      ]);
      expect((await pool.query(`select from session where mem_cd = 'M0033'`)).rowCount).toBe(0);
    },
  );
});

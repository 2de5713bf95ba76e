import { findActions } from '../modules/operator/public';
import { DEMO_PASSWORD, createTestApp, type Caller, type TestApp } from '../platform/testing/test-app';
import { operate } from './testing/operate';

let shop: TestApp;
beforeAll(async () => (shop = await createTestApp()));
afterAll(() => shop.close());

const isIn = async (caller: Caller) => (await caller.get('/login/v2/ping')).json().isLogin as boolean;
const enter = async (password = DEMO_PASSWORD) => {
  const answer = await shop.visitor().post('/login', { loginId: 'demo08', password });
  return [answer.statusCode, answer.json().messageCode ?? null];
};
const deeds = async (action: string) =>
  (await findActions(shop.db, { target: 'M0008', limit: 20 })).filter((deed) => deed.action === action);

test('an operator sees how an account stands, by code, login id or address, and nothing of the person', async () => {
  await shop.login('demo08');
  const lines = await Promise.all(['M0008', 'DEMO08'].map(async (word) => (await operate(shop, `member show ${word}`)).said));
  expect(lines[0]).toBe(lines[1]);
  expect(lines[0]).toMatch(/memCd: M0008\n.*status: ACTIVE.*sessions: 1.*"agreementCd":"MARKETING","isAgreed":true,"changedAt":"20/s);
  expect(lines[0]).not.toMatch(/password_?hash|010-|birthday|@/i);
});

test('a locked account opens to nobody and its sessions end; only its owner’s password hears why, and unlocking opens it again', async () => {
  const session = await shop.login('demo08');
  const { said } = await operate(shop, 'member lock demo08 "many chargebacks"');
  expect(said).toMatch(/^M0008 is locked; sessions ended: \d+\.$/);
  expect([await isIn(session), await enter('wrong12345'), await enter()]).toEqual([false, [500, 'login.a0001'], [403, 'login.a0011']]);
  expect(await operate(shop, 'member lock M0008 "again"')).toMatchObject({ code: 1, complaints: 'M0008 is locked already.' });
  await operate(shop, 'member unlock M0008');
  expect(await enter()).toEqual([200, null]);
  expect([(await deeds('member.lock'))[0]?.after, (await deeds('member.unlock'))[0]?.before]).toEqual([
    { reason: 'many chargebacks', sessions: expect.any(Number) },
    { byOperator: true, passwordLockedUntil: null },
  ]);
});

test('an operator takes back the lock of five wrong passwords', async () => {
  for (let n = 0; n < 5; n += 1) await enter('wrong12345');
  expect(await enter()).toEqual([500, 'login.a0002']);
  await operate(shop, 'member unlock demo08');
  expect(await enter()).toEqual([200, null]);
  expect(await operate(shop, 'member unlock demo08')).toMatchObject({ code: 1, complaints: 'M0008 is not locked.' });
});

test('an operator ends every session of a member, who may log in again', async () => {
  const [one, two] = [await shop.login('demo08'), await shop.login('demo08')];
  const other = await shop.login('demo09');
  expect((await operate(shop, 'member end-sessions demo08')).said).toMatch(/sessions ended: [2-9]/);
  expect([await isIn(one), await isIn(two), await isIn(other)]).toEqual([false, false, true]);
  expect(await enter()).toEqual([200, null]);
  expect(await deeds('member.end-sessions')).toHaveLength(1);
});

test.each(['show', 'unlock', 'end-sessions'])('member %s of nobody is told so', async (verb) => {
  expect(await operate(shop, `member ${verb} nobody`)).toMatchObject({ code: 1, complaints: 'There is no member “nobody”.' });
  expect(await operate(shop, `member ${verb}`)).toMatchObject({ code: 2 });
});

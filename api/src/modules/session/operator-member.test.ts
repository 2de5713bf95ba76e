import { eq } from 'drizzle-orm';
import { raceOn, condition } from '../../platform/testing/race';
import { DEMO_PASSWORD, createTestApp, describePostgres, type Caller, type TestApp } from '../../platform/testing/test-app';
import { memberTable } from '../member/member.tables';
import { hireOperators, refusalOf, type Operators } from '../../platform/testing/operators';

let shop: TestApp;
let operators: Operators;
/** Oldest first. */
const actionsOn = async (target: string) => (await operators.actionsOn(target)).toReversed();
const race = raceOn(() => shop);
beforeAll(async () => {
  shop = await createTestApp({ poolSize: 10 });
  operators = await hireOperators(shop);
});
afterAll(() => shop.close());

const OTHERS = ['VIEWER', 'CATALOG', 'ORDER', 'CONTENT', 'RELEASE'];
const look = (memCd: string) => operators.call('VIEWER', 'GET', `/operator/members/${memCd}`);
const find = (word: string) => operators.call('CS', 'POST', '/operator/member-search', { word });
const act = (memCd: string, action: string, body?: object) => operators.call('CS', 'POST', `/operator/members/${memCd}/${action}`, body);
const isIn = async (caller: Caller) => (await caller.get('/login/v2/ping')).json().isLogin as boolean;
const enter = async (loginId: string, password = DEMO_PASSWORD) => {
  const answer = await shop.visitor().post('/login', { loginId, password });
  return [answer.statusCode, answer.json().messageCode ?? null];
};
const whoDid = async (memCd: string) => (await actionsOn(memCd)).map(({ actor, action }) => [actor, action]);

test('API-D28 who only looks sees how an account stands, and neither its whole login id nor name, birthday, mailbox or phone', async () => {
  await shop.login('demo08');
  const [row] = await shop.db.select().from(memberTable).where(eq(memberTable.memCd, 'M0008'));
  const answer = await look('M0008');
  expect(answer.json()).toMatchObject({
    memCd: 'M0008',
    loginId: 'dem***',
    nickname: row?.nickname,
    grade: row?.grade,
    status: 'ACTIVE',
    points: row?.points,
    sessions: 1,
    passwordLockedUntil: null,
    consents: expect.arrayContaining([expect.objectContaining({ agreementCd: 'MARKETING', isAgreed: true })]),
  });
  for (const secret of [row?.loginId, row?.memNm, row?.birthday, row?.email, row?.phone, row?.passwordHash]) {
    expect(secret).toMatch(/\S/);
    expect(answer.body).not.toContain(secret);
  }
  expect(await whoDid('M0008')).toEqual([]);
  expect((await operators.call(null, 'GET', '/operator/members/M0008')).statusCode).toBe(401);
});

test('API-D28 customer service finds an account by code, login id or mailbox, as it was typed; who looked it up is recorded, what they typed is not', async () => {
  const [row] = await shop.db.select().from(memberTable).where(eq(memberTable.memCd, 'M0011'));
  expect(await operators.refusedTo('POST', '/operator/member-search', {})).toEqual(OTHERS);
  for (const word of ['M0011', ' DEMO11 ', row?.email ?? '']) {
    const answer = await find(word);
    expect(answer.json()).toMatchObject({ memCd: 'M0011', loginId: 'demo11' });
    for (const secret of [row?.email, row?.phone, row?.birthday]) expect(answer.body).not.toContain(secret);
  }
  expect(await actionsOn('M0011')).toEqual(
    Array.from({ length: 3 }, () => ({ actor: 'cs', action: 'member.find', before: null, after: null })),
  );
});

test('API-D28 a code names its member, though the login id of another reads like it', async () => {
  const name = (memCd: string, loginId: string) => shop.db.update(memberTable).set({ loginId }).where(eq(memberTable.memCd, memCd));
  // Each of two is called like the other: one of them is found first by chance.
  await name('M0012', 'm0013');
  await name('M0013', 'm0012');
  for (const memCd of ['M0012', 'M0013']) expect((await find(memCd)).json().memCd).toBe(memCd);
  expect((await find('m0013')).json().memCd).toBe('M0012');
  expect((await look('m0013')).statusCode).toBe(404);
  await name('M0012', 'demo12');
  await name('M0013', 'demo13');
});

test('API-D28 a locked account opens to nobody and its sessions end, until it is unlocked; each is done once, and by customer service alone', async () => {
  const session = await shop.login('demo09');
  for (const action of ['lock', 'unlock', 'end-sessions'])
    expect([action, await operators.refusedTo('POST', `/operator/members/NOBODY/${action}`, { reason: 'x' })]).toEqual([action, OTHERS]);
  expect((await act('M0009', 'lock', { reason: 'many chargebacks' })).json()).toEqual({ memCd: 'M0009', sessions: 1 });
  expect([await isIn(session), await enter('demo09')]).toEqual([false, [403, 'login.a0011']]);
  expect((await look('M0009')).json()).toMatchObject({ status: 'LOCKED', sessions: 0 });
  expect(refusalOf(await act('M0009', 'lock', { reason: 'again' }))).toEqual([409, 'memberInfo.a0011']);

  expect((await act('M0009', 'unlock')).json()).toEqual({ memCd: 'M0009' });
  expect(await enter('demo09')).toEqual([200, null]);
  expect(refusalOf(await act('M0009', 'unlock'))).toEqual([409, 'memberInfo.a0012']);
  expect(await actionsOn('M0009')).toMatchObject([
    { actor: 'cs', action: 'member.lock', after: { reason: 'many chargebacks', sessions: 1 } },
    { actor: 'cs', action: 'member.unlock', before: { byOperator: true, passwordLockedUntil: null } },
  ]);
});

test('API-D28 the lock of five wrong passwords is seen and taken back', async () => {
  for (let n = 0; n < 5; n += 1) await enter('demo10', 'wrong12345');
  expect(await enter('demo10')).toEqual([500, 'login.a0002']);
  expect((await look('M0010')).json()).toMatchObject({ status: 'ACTIVE', passwordLockedUntil: expect.stringMatching(/Z$/) });
  expect((await act('M0010', 'unlock')).statusCode).toBe(200);
  expect(await enter('demo10')).toEqual([200, null]);
});

test('API-D28 every session of a member ends, of nobody else, and they may log in again', async () => {
  const [one, two, other] = [await shop.login('demo14'), await shop.login('demo14'), await shop.login('demo15')];
  expect((await act('M0014', 'end-sessions')).json()).toEqual({ memCd: 'M0014', sessions: 2 });
  expect([await isIn(one), await isIn(two), await isIn(other)]).toEqual([false, false, true]);
  expect(await enter('demo14')).toEqual([200, null]);
  expect(await whoDid('M0014')).toEqual([['cs', 'member.end-sessions']]);
});

test('API-D28 nobody, and a member who has left, is not found by any call; a lock without a reason is refused', async () => {
  await shop.db.update(memberTable).set({ status: 'WITHDRAWN' }).where(eq(memberTable.memCd, 'M0016'));
  for (const memCd of ['NOBODY', 'M0016']) {
    const answers = [
      await look(memCd),
      await find(memCd),
      await act(memCd, 'lock', { reason: 'x' }),
      await act(memCd, 'unlock'),
      await act(memCd, 'end-sessions'),
    ];
    for (const answer of answers) expect(refusalOf(answer)).toEqual([404, 'common.a0003']);
    expect(await actionsOn(memCd)).toEqual([]);
  }
  expect(refusalOf(await act('M0017', 'lock', { reason: ' ' }))).toEqual([422, 'common.a0016', 'reason']);
  expect(refusalOf(await operators.call('CS', 'POST', '/operator/member-search', {}))).toEqual([422, 'common.a0016', 'word']);
  expect((await look('M0017')).json().status).toBe('ACTIVE');
});

describePostgres('two operators at once', () => {
  race(
    'API-D28 an account that two operators lock at once is locked and recorded once',
    {
      guard: condition(/(update "member" set "status".*)"member"\."status" = (\$\d+)/s, '$1$2::text is not null'),
      harm: /-\s+409,[^]*\+\s+200,/,
    },
    async () => {
      await act('M0018', 'unlock');
      const before = (await whoDid('M0018')).length;
      const answers = await Promise.all([act('M0018', 'lock', { reason: 'one' }), act('M0018', 'lock', { reason: 'two' })]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      expect((await whoDid('M0018')).length).toBe(before + 1);
    },
  );
});

import type { OperatorRole } from '@hyangro/contracts/operator/operator-roles';
import { createTestApp, type Caller, type TestApp } from '../../platform/testing/test-app';
import { findActions } from '../operator/public';
import { hireOperators, refusalOf, type Operators } from '../../platform/testing/operators';
import { runBroadcasts } from './broadcast.service';

const words = { ko: '가을 소식', en: 'Autumn news', cn: '秋日消息' };
const news = { kind: 'POINT', title: words, body: words, link: '/raffles', audience: { to: 'all' } };
let shop: TestApp;
let member: Caller;
let operators: Operators;
/** Oldest first. */
const actionsOn = async (target: string) => (await operators.actionsOn(target)).toReversed();
beforeAll(async () => {
  shop = await createTestApp({ at: new Date('2026-12-01T12:00:00+09:00') });
  member = await shop.login();
  operators = await hireOperators(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  for (const table of ['notification', 'broadcast', 'operator_action']) await shop.deps.pool.query(`delete from ${table}`);
});

const send = (role: OperatorRole | null, body: object = news, broadcastCd = 'autumn-2026') =>
  operators.call(role, 'PUT', `/operator/broadcasts/${broadcastCd}`, body);
const countOf = async (what: string) =>
  (await shop.deps.pool.query<{ n: number }>(`select count(*)::int as n from ${what}`)).rows[0]?.n ?? 0;
const tell = () => runBroadcasts(shop.db, () => shop.clock.now());

test('P-08 an operator for content tells all members news, who read them; a member is refused (403), and so is everybody else', async () => {
  const refused = [
    await member.put('/operator/broadcasts/autumn-2026', news),
    await send(null),
    ...(await Promise.all((['VIEWER', 'CATALOG', 'ORDER', 'CS', 'RELEASE'] as const).map((role) => send(role)))),
  ];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 401, 403, 403, 403, 403, 403]);
  await tell();
  expect([await countOf('broadcast'), await countOf('notification where mem_cd is not null'), await countOf('operator_action')]).toEqual([
    0, 0, 0,
  ]);

  const members = await countOf('member');
  const answer = await send('CONTENT');
  expect([answer.statusCode, answer.json()]).toEqual([200, { broadcastCd: 'autumn-2026', members, reached: members }]);
  await tell();
  expect(await countOf("notification where key = 'broadcast:autumn-2026'")).toBe(members);
  const { items } = (await member.get('/notifications')).json() as { items: { title: string; link: string }[] };
  expect(items[0]).toMatchObject({ title: words.ko, link: '/raffles' });
  expect(await findActions(shop.db, { target: 'autumn-2026', limit: 9 })).toMatchObject([
    { actor: 'content', action: 'notify.start', after: { kind: 'POINT', title: words.ko }, requestId: expect.stringMatching(/\S/) },
  ]);
});

test('news sent twice under one code are told and recorded once, also with other words', async () => {
  for (const body of [news, news, { ...news, kind: 'EVENT' }]) expect((await send('ADMIN', body)).statusCode).toBe(200);
  await tell();
  expect([await countOf('notification where mem_cd is not null'), await countOf('operator_action')]).toEqual([await countOf('member'), 1]);
});

test('a grade or a segment alone is told, and what is to come waits for its hour', async () => {
  const gold = await countOf("member where grade = 'GOLD'");
  const body = { ...news, audience: { to: 'grade', grade: 'GOLD' }, startsAt: '2026-12-01T15:00:00+09:00' };
  expect((await send('CONTENT', body)).json()).toMatchObject({ members: gold });
  await tell();
  expect(await countOf('notification where mem_cd is not null')).toBe(0);
  shop.clock.set(new Date('2026-12-01T15:00:00+09:00'));
  await tell();
  expect(await countOf('notification where mem_cd is not null')).toBe(gold);
  const { members } = (await send('CONTENT', { ...news, audience: { to: 'segment', segment: 'buyers' } }, 'buyers-2026')).json() as {
    members: number;
  };
  expect(members).toBeLessThan(await countOf('member'));
});

test.each([
  ['nobody named', { audience: {} }],
  ['a grade that there is not', { audience: { to: 'grade', grade: 'TIN' } }],
  ['one language missing', { title: { ko: '소식', en: 'News', cn: ' ' } }],
  ['a way out of the shop', { link: 'https://elsewhere.test/' }],
  ['a way out in a path', { link: '//elsewhere.test' }],
])('news with %s are refused, and nobody is told', async (_, changes) => {
  expect((await send('CONTENT', { ...news, ...changes })).statusCode).toBe(422);
  expect(await countOf('broadcast')).toBe(0);
});

describe('news that are in line', () => {
  const OTHERS = ['VIEWER', 'CATALOG', 'ORDER', 'CS', 'RELEASE'];
  const look = async (broadcastCd: string) => (await operators.call('VIEWER', 'GET', `/operator/broadcasts/${broadcastCd}`)).json();
  const stop = (broadcastCd: string) => operators.call('CONTENT', 'POST', `/operator/broadcasts/${broadcastCd}/stop`);

  test('API-D28 everybody who works here sees what is told to whom, and how far it has come', async () => {
    await send('CONTENT', { ...news, audience: { to: 'grade', grade: 'GOLD' } }, 'gold-2026');
    shop.clock.advance(1_000);
    await send('CONTENT', news, 'all-of-you');
    const open = { kind: 'POINT', title: words, body: words, link: '/raffles', told: 0, state: 'OPEN' };
    expect(await look('gold-2026')).toMatchObject({ ...open, broadcastCd: 'gold-2026', audience: { to: 'grade', grade: 'GOLD' } });
    await tell();
    const { items } = (await operators.call('VIEWER', 'GET', '/operator/broadcasts')).json();
    expect(items).toMatchObject([
      { broadcastCd: 'all-of-you', audience: { to: 'all' }, told: await countOf('member'), state: 'DONE' },
      { broadcastCd: 'gold-2026', told: await countOf("member where grade = 'GOLD'"), state: 'DONE' },
    ]);
    const first = (await operators.call('VIEWER', 'GET', '/operator/broadcasts?limit=1')).json();
    const second = (await operators.call('VIEWER', 'GET', `/operator/broadcasts?limit=1&cursor=${first.nextCursor}`)).json();
    expect([...first.items, ...second.items, second.nextCursor]).toEqual([...items, null]);
  });

  test('API-D28 news that an operator stops are told to nobody else, once, and by content alone', async () => {
    await send('CONTENT', news, 'stopped-2026');
    expect(await operators.refusedTo('POST', '/operator/broadcasts/nobodys-1/stop')).toEqual(OTHERS);
    expect((await stop('stopped-2026')).json()).toMatchObject({ broadcastCd: 'stopped-2026', state: 'STOPPED', told: 0 });
    await tell();
    expect(await countOf('notification where mem_cd is not null')).toBe(0);
    expect(refusalOf(await stop('stopped-2026'))).toEqual([409, 'notice.a0002']);
    expect(refusalOf(await stop('nobodys-1'))).toEqual([404, 'common.a0003']);
    expect((await operators.call('VIEWER', 'GET', '/operator/broadcasts/nobodys-1')).statusCode).toBe(404);
    expect(await actionsOn('stopped-2026')).toMatchObject([
      { action: 'notify.start' },
      { actor: 'content', action: 'notify.stop', after: { told: 0 } },
    ]);
  });

  test('API-D28 how many news would reach is asked without telling anybody', async () => {
    const ask = async (body: object) => (await operators.call('VIEWER', 'POST', '/operator/audience', body)).json();
    await shop.deps.pool.query(`update member set agreed_terms = agreed_terms - 'MARKETING' where mem_cd in ('M0002', 'M0003')`);
    const members = await countOf('member');
    expect(await ask({ kind: 'EVENT', audience: { to: 'all' } })).toEqual({ members, reached: members - 2 });
    expect(await ask({ kind: 'POINT', audience: { to: 'all' } })).toEqual({ members, reached: members });
    expect(refusalOf(await operators.call('VIEWER', 'POST', '/operator/audience', { kind: 'EVENT' }))).toEqual([
      422,
      'common.a0016',
      'audience',
    ]);
    await tell();
    expect([await countOf('broadcast'), await countOf('notification where mem_cd is not null')]).toEqual([0, 0]);
  });
});

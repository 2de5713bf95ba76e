import { OPERATOR_ROLES } from '@hyangro/contracts/operator/operator-roles';
import { newAddress, createTestApp, type Caller, type TestApp } from '../../platform/testing/test-app';
import { addOperator, findActions } from '../operator/public';
import { runBroadcasts } from './broadcast.service';

const BY = { name: 'cli:test', requestId: null };
const words = { ko: '가을 소식', en: 'Autumn news', cn: '秋日消息' };
const news = { kind: 'POINT', title: words, body: words, link: '/raffles', audience: { to: 'all' } };
let shop: TestApp;
let member: Caller;
const tokens: Record<string, string | null> = {};
beforeAll(async () => {
  shop = await createTestApp({ at: new Date('2026-12-01T12:00:00+09:00') });
  member = await shop.login();
  for (const role of OPERATOR_ROLES) tokens[role] = await addOperator(shop.db, role.toLowerCase(), role, BY, shop.clock.now());
});
afterAll(() => shop.close());
beforeEach(async () => {
  for (const table of ['notification', 'broadcast', 'operator_action']) await shop.deps.pool.query(`delete from ${table}`);
});

const send = (token: string | null | undefined, body: object = news, broadcastCd = 'autumn-2026') =>
  shop.app.inject({
    method: 'PUT',
    url: `/operator/broadcasts/${broadcastCd}`,
    remoteAddress: newAddress(),
    headers: { ...(token && { authorization: `Bearer ${token}` }) },
    payload: body,
  });
const countOf = async (what: string) =>
  (await shop.deps.pool.query<{ n: number }>(`select count(*)::int as n from ${what}`)).rows[0]?.n ?? 0;
const tell = () => runBroadcasts(shop.db, () => shop.clock.now());

test('P-08 an operator for content tells all members news, who read them; a member is refused (403), and so is everybody else', async () => {
  const refused = [
    await member.put('/operator/broadcasts/autumn-2026', news),
    await send(undefined),
    ...(await Promise.all(['VIEWER', 'CATALOG', 'ORDER', 'CS', 'RELEASE'].map((role) => send(tokens[role])))),
  ];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 401, 403, 403, 403, 403, 403]);
  await tell();
  expect([await countOf('broadcast'), await countOf('notification where mem_cd is not null'), await countOf('operator_action')]).toEqual([
    0, 0, 0,
  ]);

  const members = await countOf('member');
  const answer = await send(tokens['CONTENT']);
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
  for (const body of [news, news, { ...news, kind: 'EVENT' }]) expect((await send(tokens['ADMIN'], body)).statusCode).toBe(200);
  await tell();
  expect([await countOf('notification where mem_cd is not null'), await countOf('operator_action')]).toEqual([await countOf('member'), 1]);
});

test('a grade or a segment alone is told, and what is to come waits for its hour', async () => {
  const gold = await countOf("member where grade = 'GOLD'");
  const body = { ...news, audience: { to: 'grade', grade: 'GOLD' }, startsAt: '2026-12-01T15:00:00+09:00' };
  expect((await send(tokens['CONTENT'], body)).json()).toMatchObject({ members: gold });
  await tell();
  expect(await countOf('notification where mem_cd is not null')).toBe(0);
  shop.clock.set(new Date('2026-12-01T15:00:00+09:00'));
  await tell();
  expect(await countOf('notification where mem_cd is not null')).toBe(gold);
  const { members } = (
    await send(tokens['CONTENT'], { ...news, audience: { to: 'segment', segment: 'buyers' } }, 'buyers-2026')
  ).json() as {
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
  expect((await send(tokens['CONTENT'], { ...news, ...changes })).statusCode).toBe(422);
  expect(await countOf('broadcast')).toBe(0);
});

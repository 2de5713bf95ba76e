import type { OperatorNotice } from '@hyangro/contracts/operator/notice.contract';
import { namedLocks, raceOn, rowLocks } from '../../platform/testing/race';
import { createTestApp, describePostgres, type TestApp } from '../../platform/testing/test-app';
import { hireOperators, refusalOf, type Operators } from '../../platform/testing/operators';
import { noticeTable } from './notice.tables';

let shop: TestApp;
let operators: Operators;
/** Oldest first. */
const actionsOn = async (target: string) => (await operators.actionsOn(target)).toReversed();
const race = raceOn(() => shop);
const START = new Date('2026-12-01T12:00:00+09:00');
/** The clock goes on while a test runs. */
const NOW = expect.stringMatching(/^2026-12-01T03:0\d/);
const TOMORROW = '2026-12-02T00:00:00.000Z';
const NEXT_WEEK = '2026-12-08T00:00:00.000Z';
beforeAll(async () => {
  shop = await createTestApp({ poolSize: 10, at: START });
  operators = await hireOperators(shop);
});
afterAll(() => shop.close());
beforeEach(() => shop.clock.set(START));

const OTHERS = ['VIEWER', 'CATALOG', 'ORDER', 'CS', 'RELEASE'];
const NEW = {
  tab: 'event',
  title: { ko: '겨울 소식', en: 'Winter news', cn: '冬日消息' },
  body: { ko: '첫 문단', en: 'First', cn: '第一' },
  link: '/promotion/EV01',
};
const put = (code: string, changes: object = {}) => operators.call('CONTENT', 'PUT', `/operator/notices/${code}`, { ...NEW, ...changes });
const patch = (code: string, changes: object) => operators.call('CONTENT', 'PATCH', `/operator/notices/${code}`, changes);
const publish = (code: string, body: object = {}) => operators.call('CONTENT', 'POST', `/operator/notices/${code}/publish`, body);
const remove = (code: string) => operators.call('CONTENT', 'DELETE', `/operator/notices/${code}`);
const putOnMain = (noticeCd: string | null) => operators.call('CONTENT', 'PUT', '/operator/main-notice', { noticeCd });
const look = (code: string) => operators.call('VIEWER', 'GET', `/operator/notices/${code}`);
const read = (code: string, locale = 'ko') => shop.visitor({ locale }).get(`/notices/${code}`);
const listed = async (locale = 'ko') =>
  ((await shop.visitor({ locale }).get('/notices?tab=event&limit=40')).json().items as { noticeCd: string; title: string }[]).map(
    ({ noticeCd, title }) => [noticeCd, title],
  );
const onMain = async () => (await shop.visitor().get('/main/announcements')).json().notice?.noticeCd ?? null;
const actionNames = async (code: string) => (await actionsOn(code)).map(({ action }) => action);

test('API-D28 an operator for content writes an event in three languages, which is out at once; nobody else may', async () => {
  expect(await operators.refusedTo('PUT', '/operator/notices/NTNEW', {})).toEqual(OTHERS);
  expect((await operators.call(null, 'PUT', '/operator/notices/NTNEW', NEW)).statusCode).toBe(401);
  expect((await read('NTNEW')).statusCode).toBe(404);

  const rest = { isPinned: false, isOnMain: false, bannerUrl: null, endsAt: null };
  const out = { ...NEW, ...rest, noticeCd: 'NTNEW', state: 'OUT', publishedAt: NOW };
  expect((await put('NTNEW')).json()).toEqual(out);
  for (const locale of ['ko', 'en', 'cn'] as const) {
    expect((await read('NTNEW', locale)).json()).toMatchObject({ title: NEW.title[locale], body: NEW.body[locale], link: NEW.link });
    expect(await listed(locale)).toContainEqual(['NTNEW', NEW.title[locale]]);
  }
  expect((await look('NTNEW')).json()).toEqual(out);
  expect(await actionsOn('NTNEW')).toMatchObject([
    { actor: 'content', action: 'notice.publish', after: { tab: 'event', 'title.ko': '겨울 소식', 'body.cn': '第一' } },
  ]);
});

test('API-D28 an event for later is seen by operators alone until its hour, and by shoppers from then on; its hour may be moved until it has come', async () => {
  expect((await put('NTLATER', { publishedAt: TOMORROW })).json()).toMatchObject({ state: 'SCHEDULED', publishedAt: TOMORROW });
  expect([(await read('NTLATER')).statusCode, (await look('NTLATER')).json().state]).toEqual([404, 'SCHEDULED']);
  expect((await operators.call('VIEWER', 'GET', '/operator/notices?tab=event&limit=1')).json().items).toMatchObject([
    { noticeCd: 'NTLATER' },
  ]);
  expect(await operators.refusedTo('POST', '/operator/notices/NTNONE/publish', {})).toEqual(OTHERS);
  expect((await publish('NTLATER', { at: NEXT_WEEK })).json()).toMatchObject({ state: 'SCHEDULED', publishedAt: NEXT_WEEK });
  shop.clock.set(new Date(TOMORROW));
  expect((await read('NTLATER')).statusCode).toBe(404);
  shop.clock.set(new Date(NEXT_WEEK));
  expect((await read('NTLATER')).statusCode).toBe(200);
  expect(await listed()).toContainEqual(['NTLATER', NEW.title.ko]);
  expect(refusalOf(await publish('NTLATER', { at: '2026-12-20T00:00:00.000Z' }))).toEqual([409, 'notice.a0001']);
  expect((await read('NTLATER')).statusCode).toBe(200);

  shop.clock.set(START);
  await put('NTEARLY', { publishedAt: TOMORROW });
  expect((await publish('NTEARLY')).json()).toMatchObject({ state: 'OUT', publishedAt: NOW });
  expect((await read('NTEARLY')).statusCode).toBe(200);
  expect(
    (await actionsOn('NTLATER')).map(({ action, before, after }) => [action, before?.['publishedAt'], after?.['publishedAt']]),
  ).toEqual([
    ['notice.schedule', undefined, TOMORROW],
    ['notice.schedule', TOMORROW, NEXT_WEEK],
  ]);
  expect(await actionNames('NTEARLY')).toEqual(['notice.schedule', 'notice.publish']);
});

test('API-D28 a notice that is sent twice is written once, however late; another one under its code is refused', async () => {
  const first = (await put('NTTWICE')).json();
  const later = (await put('NTTWO', { publishedAt: TOMORROW })).json();
  shop.clock.advance(60_000);
  expect((await put('NTTWICE')).json()).toEqual(first);
  expect((await put('NTTWO', { publishedAt: TOMORROW })).json()).toEqual(later);
  for (const [code, changes] of [
    ['NTTWICE', { title: { ...NEW.title, cn: '别的' } }],
    ['NTTWICE', { isPinned: true }],
    ['NTTWO', { publishedAt: NEXT_WEEK }],
    ['NTTWO', {}],
    ['NT001', {}],
  ] as const)
    expect([code, ...refusalOf(await put(code, changes))]).toEqual([code, 409, 'common.a0021']);
  expect([await actionNames('NTTWICE'), await actionNames('NTTWO')]).toEqual([['notice.publish'], ['notice.schedule']]);
});

test('API-D28 a notice is changed language by language and taken away; the record has its words before and after', async () => {
  await put('NTEDIT');
  expect(await operators.refusedTo('PATCH', '/operator/notices/NTEDIT', {})).toEqual(OTHERS);
  expect(await operators.refusedTo('DELETE', '/operator/notices/NTNONE')).toEqual(OTHERS);
  shop.clock.advance(60_000);
  const changed = await patch('NTEDIT', { title: { en: 'Put right' }, isPinned: true, link: null, endsAt: NEXT_WEEK });
  expect(changed.json()).toMatchObject({
    title: { ...NEW.title, en: 'Put right' },
    isPinned: true,
    link: null,
    publishedAt: NOW,
  });
  expect((await read('NTEDIT', 'en')).json()).toMatchObject({ title: 'Put right', isPinned: true, link: null, endsAt: NEXT_WEEK });
  expect((await read('NTEDIT', 'ko')).json().title).toBe(NEW.title.ko);
  shop.clock.set(new Date(NEXT_WEEK));
  expect((await look('NTEDIT')).json().state).toBe('OVER');
  expect((await patch('NTEDIT', { endsAt: null })).json().state).toBe('OUT');

  expect((await remove('NTEDIT')).statusCode).toBe(204);
  expect((await read('NTEDIT')).statusCode).toBe(404);
  for (const answer of [await remove('NTEDIT'), await patch('NTEDIT', { isPinned: true }), await publish('NTEDIT'), await look('NTEDIT')])
    expect(refusalOf(answer)).toEqual([404, 'common.a0003']);
  const actions = await actionsOn('NTEDIT');
  expect(actions.map(({ action }) => action)).toEqual(['notice.publish', 'notice.change', 'notice.change', 'notice.remove']);
  expect(actions[1]).toMatchObject({
    before: { 'title.en': 'Winter news', isPinned: false },
    after: { 'title.en': 'Put right', isPinned: true },
  });
  expect(actions[3]).toMatchObject({ before: { 'title.en': 'Put right', 'body.ko': '첫 문단' } });
});

test('API-D28 LS-08 an operator chooses the notice that the home shows, or none; the same again is not recorded', async () => {
  expect(await operators.refusedTo('PUT', '/operator/main-notice', { noticeCd: null })).toEqual(OTHERS);
  await put('NTMAIN');
  for (let n = 0; n < 2; n += 1) expect((await putOnMain('NTMAIN')).json()).toEqual({ noticeCd: 'NTMAIN' });
  expect([await onMain(), (await look('NTMAIN')).json().isOnMain, (await look('NT010')).json().isOnMain]).toEqual(['NTMAIN', true, false]);
  expect(refusalOf(await putOnMain('NTNONE'))).toEqual([404, 'common.a0003']);
  expect(await onMain()).toBe('NTMAIN');
  expect((await putOnMain(null)).json()).toEqual({ noticeCd: null });
  expect(await onMain()).toBeNull();
  expect((await actionsOn('NTMAIN')).slice(1)).toMatchObject([
    { actor: 'content', action: 'notice.main', after: { onMain: 'NTMAIN' } },
    { actor: 'content', action: 'notice.main', before: { onMain: 'NTMAIN' }, after: { onMain: null } },
  ]);
});

test.each([
  ['a tab that there is not', { tab: 'talk' }, 'tab'],
  ['a language missing', { body: { ko: '글', en: '', cn: '文' } }, 'body.en'],
  ['a title without an end', { title: { ...NEW.title, ko: '가'.repeat(501) } }, 'title.ko'],
  ['a way out of the shop', { link: '//elsewhere.test' }, 'link'],
  ['a picture from elsewhere', { bannerUrl: 'https://elsewhere.test/a.png' }, 'bannerUrl'],
  ['an end that is over', { endsAt: '2026-11-01T00:00:00Z' }, 'endsAt'],
  ['an end before all years', { endsAt: '0000-01-01T00:00:00Z' }, 'endsAt'],
  ['an end in words', { endsAt: 'soon' }, 'endsAt'],
])('API-D28 a notice with %s is refused by its field, new or changed, and nothing is written', async (_, changes, field) => {
  const before = await shop.db.$count(noticeTable);
  expect(refusalOf(await put('NTBAD', changes))).toEqual([422, 'common.a0016', field]);
  expect(await shop.db.$count(noticeTable)).toBe(before);
  await put('NTGOOD');
  expect(refusalOf(await patch('NTGOOD', changes))).toEqual([422, 'common.a0016', field]);
  expect((await look('NTGOOD')).json()).toMatchObject(NEW);
  expect([await actionNames('NTBAD'), await actionNames('NTGOOD')]).toEqual([[], ['notice.publish']]);
});

test('API-D28 a change of nothing is refused, and an hour behind the notice’s end', async () => {
  await put('NTEND', { publishedAt: TOMORROW, endsAt: NEXT_WEEK });
  expect((await patch('NTEND', {})).statusCode).toBe(422);
  expect(refusalOf(await publish('NTEND', { at: NEXT_WEEK }))).toEqual([422, 'common.a0016', 'at']);
  expect((await look('NTEND')).json().publishedAt).toBe(TOMORROW);
  expect((await put('no%20code')).statusCode).toBe(400);
  expect((await put('NUL', { title: { ...NEW.title, en: 'a\0b' } })).statusCode).toBe(400);
});

test('API-D28 the list of notices goes on by its cursor without a gap, those to come first', async () => {
  const page = async (search: string) =>
    (await operators.call('VIEWER', 'GET', `/operator/notices?${search}`)).json() as { items: OperatorNotice[]; nextCursor: string | null };
  const { items } = await page('limit=100');
  expect(items.map(({ publishedAt }) => publishedAt)).toEqual([...items.map(({ publishedAt }) => publishedAt)].sort().reverse());
  expect(items.find(({ state }) => state === 'SCHEDULED')).toBe(items[0]);
  const paged: OperatorNotice[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const next = await page(`limit=4${cursor && `&cursor=${cursor}`}`);
    paged.push(...next.items);
    cursor = next.nextCursor;
  }
  expect(paged.map(({ noticeCd }) => noticeCd)).toEqual(items.map(({ noticeCd }) => noticeCd));
  expect((await page('tab=notice&limit=100')).items.every(({ tab }) => tab === 'notice')).toBe(true);
});

describePostgres('two operators at once', () => {
  const newCode = () => `NTR${Math.random().toString(36).slice(2, 10)}`;
  race(
    'API-D28 two operators who change a notice at once both find their words in it',
    { guard: rowLocks, harm: /[-+]\s+"(en|cn)":/ },
    async () => {
      const code = newCode();
      await put(code);
      await Promise.all([patch(code, { title: { en: 'One' } }), patch(code, { title: { cn: '壹' } })]);
      expect((await look(code)).json().title).toEqual({ ko: NEW.title.ko, en: 'One', cn: '壹' });
    },
  );

  race(
    'API-D28 LS-08 of choices for the home made at once the record tells the one that stands, each after the one before',
    { guard: namedLocks, harm: /\+\s+500,|Expected: "NTR/ },
    async () => {
      const codes = [newCode(), newCode(), newCode(), newCode()];
      for (const code of codes) await put(code);
      await putOnMain(null);
      const answers = await Promise.all(codes.map((code) => putOnMain(code)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(codes.map(() => 200));
      const steps = (await Promise.all(codes.map((code) => actionsOn(code)))).flat().filter(({ action }) => action === 'notice.main');
      const from = new Map(steps.map(({ before, after }) => [before?.['onMain'], after?.['onMain']]));
      let last: unknown = null;
      for (let n = 0; n < codes.length; n += 1) last = from.get(last as string);
      expect(last).toBe(await onMain());
    },
  );

  test('API-D28 a notice that is sent twice at once is written and recorded once', async () => {
    const code = newCode();
    const answers = await Promise.all([put(code), put(code), put(code)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await actionNames(code)).toEqual(['notice.publish']);
  });
});

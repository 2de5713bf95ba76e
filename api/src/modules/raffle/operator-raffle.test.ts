import { eq } from 'drizzle-orm';
import type { OperatorRaffle } from '@hyangro/contracts/operator/raffle.contract';
import { hoursAfter } from '../../platform/clock/clock';
import { condition, raceOn, rowLocks } from '../../platform/testing/race';
import { createTestApp, describePostgres, type TestApp } from '../../platform/testing/test-app';
import { notificationTable } from '../member/notification.tables';
import { hireOperators, refusalOf, type Operators } from '../../platform/testing/operators';
import { addEntry } from './raffle.repository';
import { raffleSecretTable, raffleTable } from './raffle.tables';

let shop: TestApp;
let operators: Operators;
/** Oldest first. */
const actionsOn = async (target: string) => (await operators.actionsOn(target)).toReversed();
const race = raceOn(() => shop);
const START = new Date('2026-12-01T12:00:00+09:00');
beforeAll(async () => {
  shop = await createTestApp({ poolSize: 10, at: START });
  operators = await hireOperators(shop);
});
afterAll(() => shop.close());
beforeEach(() => shop.clock.set(START));

const NEW = {
  productCd: 'P0001',
  optionCd: 'P0001-01',
  title: { ko: '향수 한 병', en: 'A bottle', cn: '一瓶' },
  description: { ko: '한 분께 드려요', en: 'For one of you', cn: '送给一位' },
  winnersCount: 2,
  ticketCost: 1,
  maxEntriesPerMember: 3,
  shippingFeeWon: 3_000,
  startAt: '2026-12-02T00:00:00.000Z',
  endAt: '2026-12-03T00:00:00.000Z',
};
const put = (code: string, changes: object = {}) => operators.call('CONTENT', 'PUT', `/operator/raffles/${code}`, { ...NEW, ...changes });
const patch = (code: string, changes: object) => operators.call('CONTENT', 'PATCH', `/operator/raffles/${code}`, changes);
const draw = (code: string) => operators.call('CONTENT', 'POST', `/operator/raffles/${code}/draw`);
const seen = (code: string, locale = 'ko') => shop.visitor({ locale }).get(`/raffles/${code}`);
const look = (code: string) => operators.call('VIEWER', 'GET', `/operator/raffles/${code}`);
const enter = (code: string, ...memCds: string[]) =>
  shop.db.transaction(async (tx) => {
    for (const memCd of memCds) await addEntry(tx, code, memCd, 9, shop.clock.now());
    await tx.update(raffleTable).set({ entryCount: memCds.length }).where(eq(raffleTable.raffleProductCd, code));
  });
const toldOf = (code: string) => shop.db.$count(notificationTable, eq(notificationTable.link, `/raffle/${code}`));

test('API-D28 an operator for content makes a raffle, which shoppers see in their language under its commitment; nobody reads its seed', async () => {
  expect(await operators.refusedTo('PUT', '/operator/raffles/RFNEW', {})).toEqual(['VIEWER', 'CATALOG', 'ORDER', 'CS', 'RELEASE']);
  expect((await operators.call(null, 'PUT', '/operator/raffles/RFNEW', NEW)).statusCode).toBe(401);
  expect((await seen('RFNEW')).statusCode).toBe(404);

  const made = await put('RFNEW');
  expect([made.statusCode, made.json()]).toEqual([
    200,
    {
      ...NEW,
      raffleProductCd: 'RFNEW',
      state: 'SCHEDULED',
      drawnAt: null,
      commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
      entries: 0,
      members: 0,
    },
  ]);
  for (const locale of ['ko', 'en', 'cn'] as const)
    expect((await seen('RFNEW', locale)).json()).toMatchObject({
      title: NEW.title[locale],
      description: NEW.description[locale],
      state: 'SCHEDULED',
      commitment: made.json().commitment,
    });
  const [secret] = await shop.db.select().from(raffleSecretTable).where(eq(raffleSecretTable.raffleProductCd, 'RFNEW'));
  expect(secret?.seed).toMatch(/^[0-9a-f]{64}$/);
  const actions = await actionsOn('RFNEW');
  expect(actions).toMatchObject([{ actor: 'content', action: 'raffle.create', after: { productCd: 'P0001', winnersCount: 2 } }]);
  for (const text of [made.body, (await look('RFNEW')).body, JSON.stringify(actions)]) expect(text).not.toContain(secret?.seed);
});

test('API-D28 a raffle that is sent twice is made once; another one under its code is refused', async () => {
  const first = (await put('RFTWICE')).json();
  expect((await put('RFTWICE')).json()).toEqual(first);
  expect(refusalOf(await put('RFTWICE', { winnersCount: 9 }))).toEqual([409, 'common.a0021']);
  expect(refusalOf(await put('RF001'))).toEqual([409, 'common.a0021']);
  expect((await look('RFTWICE')).json()).toMatchObject({ winnersCount: 2, commitment: first.commitment });
  expect(await actionsOn('RFTWICE')).toHaveLength(1);
});

test('API-D28 a raffle is changed until it opens, language by language, and stays as it is from then on', async () => {
  const { commitment } = (await put('RFEDIT')).json();
  expect(await operators.refusedTo('PATCH', '/operator/raffles/RFEDIT', {})).toEqual(['VIEWER', 'CATALOG', 'ORDER', 'CS', 'RELEASE']);
  const changed = await patch('RFEDIT', { title: { en: 'Two bottles' }, winnersCount: 3, endAt: '2026-12-04T00:00:00.000Z' });
  expect(changed.json()).toMatchObject({
    ...NEW,
    title: { ...NEW.title, en: 'Two bottles' },
    winnersCount: 3,
    endAt: '2026-12-04T00:00:00.000Z',
  });
  expect((await seen('RFEDIT', 'en')).json()).toMatchObject({ title: 'Two bottles', winnersCount: 3, commitment });
  expect((await seen('RFEDIT', 'ko')).json().title).toBe(NEW.title.ko);
  expect((await actionsOn('RFEDIT'))[1]).toMatchObject({
    actor: 'content',
    action: 'raffle.change',
    before: { winnersCount: 2, 'title.en': 'A bottle', endAt: '2026-12-03 09:00:00' },
    after: { winnersCount: 3, 'title.en': 'Two bottles', endAt: '2026-12-04 09:00:00' },
  });

  shop.clock.set(new Date(NEW.startAt));
  expect(refusalOf(await patch('RFEDIT', { winnersCount: 1 }))).toEqual([409, 'raffle.a0005']);
  expect((await seen('RFEDIT')).json()).toMatchObject({ state: 'IN_PROGRESS', winnersCount: 3 });
  expect(refusalOf(await patch('RFNONE', { winnersCount: 1 }))).toEqual([404, 'common.a0003']);
  expect(await actionsOn('RFEDIT')).toHaveLength(2);
});

test.each([
  ['no product of that code', { productCd: 'P9999', optionCd: null }, 'productCd'],
  ['an option of another product', { optionCd: 'P0008-01' }, 'optionCd'],
  ['no winners', { winnersCount: 0 }, 'winnersCount'],
  ['a part of a winner', { winnersCount: 1.5 }, 'winnersCount'],
  ['a negative fee', { shippingFeeWon: -1 }, 'shippingFeeWon'],
  ['a language missing', { title: { ko: '이름', en: 'Name', cn: ' ' } }, 'title.cn'],
  ['an end before its start', { endAt: '2026-12-01T23:00:00Z' }, 'endAt'],
  ['an end that is over', { startAt: '2026-11-01T00:00:00Z', endAt: '2026-11-02T00:00:00Z' }, 'endAt'],
  ['an hour before all years', { startAt: '0000-01-01T00:00:00Z' }, 'startAt'],
  ['an hour in words', { startAt: 'tomorrow' }, 'startAt'],
])('API-D28 a raffle with %s is refused by its field, new or changed, and nothing is written', async (_, changes, field) => {
  expect(refusalOf(await put('RFBAD', changes))).toEqual([422, 'common.a0016', field]);
  expect((await seen('RFBAD')).statusCode).toBe(404);
  expect(await shop.db.$count(raffleSecretTable, eq(raffleSecretTable.raffleProductCd, 'RFBAD'))).toBe(0);
  await put('RFGOOD');
  expect(refusalOf(await patch('RFGOOD', changes))).toEqual([422, 'common.a0016', field]);
  expect((await look('RFGOOD')).json()).toMatchObject(NEW);
  expect([await actionsOn('RFBAD'), (await actionsOn('RFGOOD')).length]).toEqual([[], 1]);
});

test('API-D28 a change of nothing, and a code that is none, are refused', async () => {
  await put('RFSAME');
  expect((await patch('RFSAME', {})).statusCode).toBe(422);
  expect((await put('no%20code')).statusCode).toBe(400);
  expect((await put('NUL', { title: { ...NEW.title, en: 'a\0b' } })).statusCode).toBe(400);
});

test('API-D28 ST-RAF-03 an operator draws a raffle once, not before its end; entries are counted before it, and winners named after it', async () => {
  await put('RFDRAW', { startAt: START.toISOString() });
  await enter('RFDRAW', 'M0001', 'M0001', 'M0002', 'M0003');
  expect((await look('RFDRAW')).json()).toMatchObject({ state: 'IN_PROGRESS', entries: 4, members: 3, winners: [] });
  expect(await operators.refusedTo('POST', '/operator/raffles/RFDRAW/draw')).toEqual(['VIEWER', 'CATALOG', 'ORDER', 'CS', 'RELEASE']);
  expect(refusalOf(await draw('RFDRAW'))).toEqual([409, 'raffle.a0007', '2026-12-03 09:00:00']);

  shop.clock.set(new Date(NEW.endAt));
  expect((await look('RFDRAW')).json().state).toBe('ENDED');
  expect((await draw('RFDRAW')).json()).toEqual({ raffleProductCd: 'RFDRAW', entries: 4, winners: 2 });
  expect(refusalOf(await draw('RFDRAW'))).toEqual([409, 'raffle.a0008']);
  expect(refusalOf(await draw('RFNONE'))).toEqual([404, 'common.a0003']);
  const published = (await shop.visitor().get('/raffles/RFDRAW/draw')).json();
  const { state, winners, passedOver } = (await look('RFDRAW')).json() as OperatorRaffle & {
    winners: Record<string, string>[];
    passedOver: number;
  };
  expect([state, winners.map(({ entryId }) => entryId), passedOver]).toEqual([
    'DRAWN',
    published.winnerEntryIds,
    published.passedOver.length,
  ]);
  expect(new Set(winners.map(({ memCd }) => memCd)).size).toBe(2);
  expect(await toldOf('RFDRAW')).toBe(3);
  expect((await actionsOn('RFDRAW'))[1]).toMatchObject({
    actor: 'content',
    action: 'raffle.draw',
    after: { entries: 4, winners: 2 },
  });
});

test('API-D28 a raffle that nobody has entered is taken away; one that somebody has, or that is drawn, is not', async () => {
  await put('RFGONE');
  await enter('RFGONE', 'M0001');
  const remove = (code: string) => operators.call('CONTENT', 'DELETE', `/operator/raffles/${code}`);
  expect(await operators.refusedTo('DELETE', '/operator/raffles/RFGONE')).toEqual(['VIEWER', 'CATALOG', 'ORDER', 'CS', 'RELEASE']);
  expect(refusalOf(await remove('RFGONE'))).toEqual([409, 'raffle.a0006', 1]);
  expect(refusalOf(await remove('RF008'))).toEqual([409, 'raffle.a0008']);
  await put('RFAWAY');
  expect((await remove('RFAWAY')).statusCode).toBe(204);
  expect(await shop.db.$count(raffleSecretTable, eq(raffleSecretTable.raffleProductCd, 'RFGONE'))).toBe(1);
  expect((await seen('RFAWAY')).statusCode).toBe(404);
  expect(refusalOf(await remove('RFAWAY'))).toEqual([404, 'common.a0003']);
  expect((await actionsOn('RFAWAY')).map(({ action }) => action)).toEqual(['raffle.create', 'raffle.cancel']);
});

test('API-D28 the list of raffles goes on by its cursor without a gap, the one that ends last first', async () => {
  const page = async (search: string) =>
    (await operators.call('VIEWER', 'GET', `/operator/raffles?${search}`)).json() as { items: OperatorRaffle[]; nextCursor: string | null };
  const { items } = await page('limit=100');
  expect(items.length).toBeGreaterThan(10);
  expect(items.map(({ endAt }) => endAt)).toEqual([...items.map(({ endAt }) => endAt)].sort().reverse());
  const paged: OperatorRaffle[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const next = await page(`limit=4${cursor && `&cursor=${cursor}`}`);
    paged.push(...next.items);
    cursor = next.nextCursor;
  }
  expect(paged).toEqual(items);
  expect((await operators.call('VIEWER', 'GET', '/operator/raffles?cursor=nonsense')).statusCode).toBe(400);
});

describePostgres('two operators at once', () => {
  race(
    'API-D28 a raffle that two operators draw at once is drawn once, told once and recorded once',
    { guard: rowLocks, harm: /-\s+409,[^]*\+\s+200,/ },
    async () => {
      const code = `RFR${Math.random().toString(36).slice(2, 10)}`;
      await put(code, { startAt: START.toISOString() });
      await enter(code, 'M0001', 'M0002', 'M0003');
      shop.clock.set(new Date(NEW.endAt));
      const answers = await Promise.all([draw(code), draw(code)]);
      shop.clock.set(START);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      expect([await toldOf(code), (await actionsOn(code)).length]).toEqual([3, 2]);
    },
  );

  race(
    'API-D28 two operators who change a raffle at once both find their words in it',
    { guard: rowLocks, harm: /[-+]\s+"(en|cn)":/ },
    async () => {
      const code = `RFE${Math.random().toString(36).slice(2, 10)}`;
      await put(code);
      await Promise.all([patch(code, { title: { en: 'One' } }), patch(code, { title: { cn: '壹' } })]);
      expect((await look(code)).json().title).toEqual({ ko: NEW.title.ko, en: 'One', cn: '壹' });
    },
  );

  race(
    'API-D28 an entry of the moment in which a raffle is put off does not count',
    { guard: condition(/"raffle"\."start_at" <= (\$\d+)/, '$1::timestamptz is not null'), harm: /Expected: 0\s+Received: 1/ },
    async () => {
      const code = `RFO${Math.random().toString(36).slice(2, 10)}`;
      await put(code);
      const member = await shop.login('demo16', { inApp: true });
      const at = hoursAfter(new Date(NEW.startAt), 1);
      // The change has begun before the start and ends after it, while the member already sees the raffle open.
      const client = await shop.deps.pool.connect();
      await client.query('begin');
      await client.query("update raffle set start_at = start_at + interval '12 hours' where raffle_product_cd = $1", [code]);
      const entry = member.post(`/raffles/${code}/apply`, undefined, { headers: { 'x-shop-now': at.toISOString() } });
      await new Promise((done) => setTimeout(done, 300));
      await client.query('commit');
      client.release();
      await entry;
      expect((await look(code)).json().entries).toBe(0);
    },
  );
});

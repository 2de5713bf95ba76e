import { sql } from 'drizzle-orm';
import type { PointsPage } from '@hyangro/contracts/member/points.contract';
import { encodeCursor } from '../../platform/db/cursor';
import { memberCall } from '../../platform/testing/member-call';
import { createTestApp, type Caller, type TestApp } from '../../platform/testing/test-app';
import { readPoints } from './points-page.service';
import { entriesBehind } from './points.repository';
import { bookPoints, type PointBooking } from './points.service';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const DAY_MS = 86_400_000;
const daysOn = (days: number) => new Date(shop.clock.now().getTime() + days * DAY_MS);
const book = (booking: Pick<PointBooking, 'memCd' | 'amount' | 'kind'> & Partial<PointBooking>) =>
  shop.db.transaction((tx) => bookPoints(tx, { now: shop.clock.now(), ...booking }));
const read = async (caller: Caller, query = '') => (await caller.get(`/points${query}`)).json() as PointsPage;
const empty = async (memCd: string) => {
  await shop.db.execute(sql`delete from point_ledger where mem_cd = ${memCd}`);
  await shop.db.execute(sql`update member set points = 0 where mem_cd = ${memCd}`);
};

test('API-D18 a member sees the balance, what runs out within 30 days, and each change with its reason and its order', async () => {
  await empty('M0030');
  const soon = daysOn(25);
  await book({ memCd: 'M0030', kind: 'EVENT', amount: 300, expiresAt: soon });
  await book({ memCd: 'M0030', kind: 'EVENT', amount: 50, expiresAt: daysOn(31) });
  await book({ memCd: 'M0030', kind: 'INVITE', amount: 1_000, refCd: 'M0031' });
  await book({ memCd: 'M0030', kind: 'USE', amount: -100, refCd: 'H-OWN-1' });
  const points = await read(await shop.login('demo30'));
  expect(points).toMatchObject({ balance: 1_250, runningOut: { points: 200, firstAt: soon.toISOString() }, nextCursor: null });
  expect(points.items.map(({ kind, amount, balance, orderCd }) => [kind, amount, balance, orderCd])).toEqual([
    ['USE', -100, 1_250, 'H-OWN-1'],
    ['INVITE', 1_000, 1_350, null],
    ['EVENT', 50, 350, null],
    ['EVENT', 300, 300, null],
  ]);
  expect(points.items.map(({ expiresAt }) => expiresAt === null)).toEqual([true, false, false, false]);
});

test('what is spent, and what has run out already, is not told as running out', async () => {
  await empty('M0034');
  const firstAt = daysOn(9);
  await book({ memCd: 'M0034', kind: 'EVENT', amount: 100, expiresAt: daysOn(3) });
  await book({ memCd: 'M0034', kind: 'EVENT', amount: 300, expiresAt: firstAt });
  await book({ memCd: 'M0034', kind: 'USE', amount: -100 });
  await book({ memCd: 'M0034', kind: 'EVENT', amount: 400, expiresAt: daysOn(-1) });
  expect((await read(await shop.login('demo34'))).runningOut).toEqual({ points: 300, firstAt: firstAt.toISOString() });
});

test('what runs out at the end of the thirtieth day is told, what runs out a millisecond later or right now is not', async () => {
  await empty('M0035');
  const now = shop.clock.now();
  const at = (ms: number) => new Date(now.getTime() + ms);
  for (const [amount, expiresAt] of [
    [100, now],
    [20, at(1)],
    [3, at(30 * DAY_MS)],
    [4_000, at(30 * DAY_MS + 1)],
  ] as const)
    await book({ memCd: 'M0035', kind: 'EVENT', amount, expiresAt });
  const told = await readPoints(shop.db, { limit: 20 }, memberCall('M0035', now));
  expect(told.runningOut).toEqual({ points: 23, firstAt: at(1).toISOString() });
});

test('API-D18 no member sees an entry of another, whatever cursor they bring', async () => {
  await empty('M0032');
  await book({ memCd: 'M0032', kind: 'EVENT', amount: 10 });
  const other = await read(await shop.login('demo01'), '?limit=1');
  const mine = await read(await shop.login('demo32'), `?cursor=${other.nextCursor}`);
  expect([mine.balance, mine.items]).toEqual([10, []]);
  expect((await read(await shop.login('demo32'))).items).toHaveLength(1);
});

test('API-D18 a ledger whose entries share one moment is read page by page without a gap and without one twice', async () => {
  await empty('M0033');
  for (let amount = 1; amount <= 7; amount += 1) await book({ memCd: 'M0033', kind: 'EVENT', amount, now: daysOn(-1) });
  const caller = await shop.login('demo33');
  const seen: number[] = [];
  let cursor: string | null = null;
  do {
    const page: PointsPage = await read(caller, `?limit=3${cursor ? `&cursor=${cursor}` : ''}`);
    seen.push(...page.items.map(({ amount }) => amount));
    cursor = page.nextCursor;
  } while (cursor);
  expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1]);
});

test.each(['nope', 'W10', Buffer.from('["2026-01-01T00:00:00.000Z","x"]').toString('base64url')])(
  'API-D18 the cursor %s, which is none of this list, is refused',
  async (cursor) => {
    const answer = await (await shop.login('demo01')).get(`/points?cursor=${cursor}`);
    expect([answer.statusCode, answer.json().args]).toEqual([400, ['cursor']]);
  },
);

/** What a plan did, its parts included. */
interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: PlanNode[];
}

test('API-D18 a page far down a long ledger reads the entries that it shows and no others', async () => {
  const memCd = 'M0034';
  await empty(memCd);
  await shop.db.execute(sql`
    insert into point_ledger (mem_cd, kind, amount, balance, created_at)
    select ${memCd}, 'EVENT', 1, n, date_trunc('second', now()) - make_interval(secs => 10000 - n) from generate_series(1, 10000) n`);
  await shop.db.execute(sql`analyze point_ledger`);
  const [deep] = await entriesBehind(shop.db, memCd, { cursor: undefined, limit: 9_500 }).offset(9_499);
  const cursor = encodeCursor([deep?.createdAt.toISOString() ?? '', deep?.id ?? 0]);
  const page = { cursor, limit: 20 };
  expect((await entriesBehind(shop.db, memCd, page)).map(({ balance }) => balance)).toEqual(Array.from({ length: 21 }, (_, n) => 500 - n));
  const { rows } = await shop.db.execute<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    sql`explain (analyze, buffers, format json) ${entriesBehind(shop.db, memCd, page)}`,
  );
  const top = rows[0]?.['QUERY PLAN'][0].Plan;
  const scan = top?.Plans?.[0];
  expect(scan).toMatchObject({ 'Node Type': 'Index Scan', 'Index Name': 'point_ledger_member', 'Actual Rows': 21 });
  expect(scan?.['Rows Removed by Filter']).toBeUndefined();
  // Blocks are what a page costs whatever the machine is doing: a descent of the index and the rows.
  expect((scan?.['Shared Hit Blocks'] ?? 0) + (scan?.['Shared Read Blocks'] ?? 0)).toBeLessThan(30);
});

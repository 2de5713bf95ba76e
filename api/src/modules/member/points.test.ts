import { createTestApp, describePostgres, type TestApp } from '../../platform/testing/test-app';
import { both, condition, raceOn, rowLocks, uniqueKey } from '../../platform/testing/race';
import { bookPoints, expirePoints, type PointBooking } from './points.service';

let shop: TestApp;
const race = raceOn(() => shop);
beforeAll(async () => {
  shop = await createTestApp({ poolSize: 12 });
});
afterAll(() => shop.close());

const now = new Date();
const book = (booking: Partial<PointBooking> & Pick<PointBooking, 'memCd' | 'amount'>) =>
  shop.db.transaction((tx) => bookPoints(tx, { kind: booking.amount > 0 ? 'EVENT' : 'USE', now, ...booking }));
const balance = async (memCd: string) =>
  (await shop.deps.pool.query<{ points: number }>('select points from member where mem_cd = $1', [memCd])).rows[0]?.points;
const ledgerSum = async (memCd: string) =>
  (
    await shop.deps.pool.query<{ sum: number; open: number }>(
      'select sum(amount)::int as sum, sum(remaining)::int as open from point_ledger where mem_cd = $1',
      [memCd],
    )
  ).rows[0];
const empty = async (memCd: string) => {
  await shop.deps.pool.query('delete from point_ledger where mem_cd = $1', [memCd]);
  await shop.deps.pool.query('update member set points = 0 where mem_cd = $1', [memCd]);
};

test('the ledger of every member adds up to the balance, and so do the open credits', async () => {
  const { rows } = await shop.deps.pool.query(
    `select m.mem_cd from member m left join (select mem_cd, sum(amount) as s, sum(remaining) as r from point_ledger group by 1) l using (mem_cd)
      where m.points <> coalesce(l.s, 0) or m.points <> coalesce(l.r, 0)`,
  );
  expect(rows).toEqual([]);
});

test('V-PTS2 more than the balance is not taken', async () => {
  await empty('M0020');
  await book({ memCd: 'M0020', amount: 500 });
  expect(await book({ memCd: 'M0020', amount: -501 })).toBe(false);
  expect(await book({ memCd: 'M0020', amount: -500 })).toBe(true);
  expect(await balance('M0020')).toBe(0);
  expect(await ledgerSum('M0020')).toEqual({ sum: 0, open: 0 });
});

test('the same booking twice counts once', async () => {
  await empty('M0021');
  for (let time = 0; time < 3; time += 1) expect(await book({ memCd: 'M0021', amount: 700, key: 'order:1' })).toBe(true);
  expect(await balance('M0021')).toBe(700);
});

test('what is booked once is one member’s and one thing’s: others are given theirs, and the same member is for another thing', async () => {
  for (const memCd of ['M0023', 'M0024']) {
    await empty(memCd);
    for (const key of ['order:1', 'order:2', 'order:1']) await book({ memCd, amount: 700, key });
  }
  expect([await balance('M0023'), await balance('M0024')]).toEqual([1_400, 1_400]);
});

test('nothing is booked without an entry, and succeeds', async () => {
  await empty('M0025');
  expect(await book({ memCd: 'M0025', amount: 0, key: 'order:1' })).toBe(true);
  expect(await ledgerSum('M0025')).toEqual({ sum: null, open: null });
});

test('points run out at their moment, and not a millisecond before it', async () => {
  await empty('M0025');
  const expiresAt = new Date(now.getTime() + 1_000);
  await book({ memCd: 'M0025', amount: 300, expiresAt });
  await expirePoints(shop.db, new Date(expiresAt.getTime() - 1));
  expect(await balance('M0025')).toBe(300);
  await expirePoints(shop.db, expiresAt);
  expect(await balance('M0025')).toBe(0);
});

test('points are used in the order in which they expire, and what is left expires', async () => {
  await empty('M0022');
  const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
  await book({ memCd: 'M0022', amount: 1000, expiresAt: inDays(300) });
  await book({ memCd: 'M0022', amount: 600, expiresAt: inDays(10) });
  await book({ memCd: 'M0022', amount: -400 });
  for (let time = 0; time < 2; time += 1) await expirePoints(shop.db, inDays(11));
  expect(await balance('M0022')).toBe(1000);
  expect(await ledgerSum('M0022')).toEqual({ sum: 1000, open: 1000 });
});

describePostgres('NF-05 at the same moment', () => {
  race(
    'NF-05 a hundred bookings of 100 from 1,000 points: ten succeed',
    {
      guard: condition(/"member"\."points" >= (\$\d+)/, '$1::int is not null', ['member_points']),
      harm: /Expected length: 10\s+Received length: 100/,
    },
    async () => {
      await empty('M0023');
      await book({ memCd: 'M0023', amount: 1000 });
      const answers = await Promise.all(Array.from({ length: 100 }, () => book({ memCd: 'M0023', amount: -100 })));
      expect(answers.filter(Boolean)).toHaveLength(10);
      expect(await balance('M0023')).toBe(0);
      expect(await ledgerSum('M0023')).toEqual({ sum: 0, open: 0 });
    },
  );

  race(
    'NF-05 the same booking from many sides at once counts once',
    { guard: both(rowLocks, uniqueKey('point_ledger_key')), harm: /Expected: 300\s+Received: \d{3,}/ },
    async () => {
      await empty('M0024');
      const answers = await Promise.all(Array.from({ length: 20 }, () => book({ memCd: 'M0024', amount: 300, key: 'once' })));
      expect(answers.every(Boolean)).toBe(true);
      expect(await balance('M0024')).toBe(300);
    },
  );
});

import { eq, sql } from 'drizzle-orm';
import { openDatabase } from '../../platform/db/open-database';
import { both, condition, raceOn, rowLocks, uniqueKey, untilOneWaits } from '../../platform/testing/race';
import { createTestApp, describePostgres, type TestApp } from '../../platform/testing/test-app';
import { notificationTable } from '../member/notification.tables';
import { runBroadcasts, startBroadcast } from './broadcast.service';
import { broadcastTable } from './broadcast.tables';

const NOON = new Date('2026-12-01T12:00:00+09:00');
const words = { ko: '새 소식', en: 'News', cn: '消息' };
const BY = { name: 'cli:test', requestId: null };
let shop: TestApp;
const race = raceOn(() => shop);
let members = 0;
beforeAll(async () => {
  shop = await createTestApp({ at: NOON });
  const { rows } = await shop.deps.pool.query<{ members: number }>('select count(*)::int as members from member');
  members = rows[0]?.members ?? 0;
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.set(NOON);
  await shop.db.delete(notificationTable);
  await shop.db.delete(broadcastTable);
});

const start = (values: { kind?: 'EVENT' | 'POINT'; startsAt?: Date } = {}) =>
  startBroadcast(
    shop.db,
    { kind: 'POINT', title: words, body: words, link: '/raffles', audience: {}, startsAt: NOON, ...values },
    BY,
    shop.clock.now(),
  );
const run = (perTransaction = 10) => runBroadcasts(shop.db, () => shop.clock.now(), perTransaction);
const told = async (): Promise<string[]> =>
  (await shop.db.select({ memCd: notificationTable.memCd }).from(notificationTable)).map(({ memCd }) => memCd ?? '-').sort();
const state = async () => (await shop.db.select().from(broadcastTable))[0];

test('news for all reach each member once, however often the shop looks', async () => {
  await start();
  await run();
  await run();
  const all = await told();
  expect([all.length, new Set(all).size]).toEqual([members, members]);
  expect(await state()).toMatchObject({ told: members, finishedAt: expect.any(Date) });
});

test('news that are cut off in the middle go on where they were, and nobody is told twice', async () => {
  await start();
  let looks = 0;
  const dies = () => {
    if ((looks += 1) > 3) throw new Error('the process is gone');
    return shop.clock.now();
  };
  await expect(runBroadcasts(shop.db, dies, 10)).rejects.toThrow('gone');
  expect((await told()).length).toBe(20);
  await run();
  const all = await told();
  expect([all.length, new Set(all).size]).toEqual([members, members]);
});

test('advertising stops at nine in the evening and goes on in the morning; news of an hour wait for it', async () => {
  shop.clock.set(new Date('2026-12-01T21:00:00+09:00'));
  await start({ kind: 'EVENT', startsAt: shop.clock.now() });
  await run();
  expect(await told()).toEqual([]);
  shop.clock.set(new Date('2026-12-02T08:00:00+09:00'));
  await run();
  expect((await told()).length).toBe(members);
  await start({ startsAt: new Date('2026-12-02T09:00:00+09:00') });
  await run();
  expect((await told()).length).toBe(members);
  shop.clock.set(new Date('2026-12-02T09:00:00+09:00'));
  await run();
  expect((await told()).length).toBe(2 * members);
});

test('who joined after the news were written is not told', async () => {
  await start();
  await shop.db.execute(sql`update member set joined_at = now() + interval '30 days' where mem_cd = 'M0009'`);
  await run();
  expect(await told()).not.toContain('M0009');
  await shop.db.execute(sql`update member set joined_at = now() - interval '30 days' where mem_cd = 'M0009'`);
});

describePostgres('on PostgreSQL', () => {
  race(
    'four processes that look at once tell each member once',
    {
      guard: both(rowLocks, condition(/on conflict \(mem_cd, key\) do nothing/, ''), uniqueKey('notification_key')),
      harm: /[-+] +"M0\d+"/,
    },
    async () => {
      await shop.db.delete(notificationTable);
      await shop.db.delete(broadcastTable);
      await start();
      const url = shop.deps.pool.options.connectionString;
      const processes = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ url, poolSize: 2 })));
      try {
        await Promise.all(processes.map(({ db }) => runBroadcasts(db, () => shop.clock.now(), 5)));
        const all = await told();
        expect(all).toEqual([...new Set(all)]);
        expect(all).toHaveLength(members);
      } finally {
        await Promise.all(processes.map(({ close }) => close()));
      }
    },
  );

  test('a process that is killed in the middle of a part leaves nothing of that part, and the next one tells the rest', async () => {
    const broadcastCd = await start();
    const url = shop.deps.pool.options.connectionString;
    const doomed = await openDatabase({ url, poolSize: 1 });
    doomed.pool.on('error', () => undefined);
    // Held by the test, this member's row keeps the part that names it from ending.
    const holder = await shop.deps.pool.connect();
    await holder.query('begin');
    await holder.query("select from notification_off where mem_cd = 'M0015'");
    await holder.query(
      "insert into notification (kind, mem_cd, title, body, key, received_at) values ('POINT', 'M0015', '{}', '{}', $1, now())",
      [`broadcast:${broadcastCd}`],
    );
    const running = runBroadcasts(doomed.db, () => shop.clock.now(), 10).then(
      () => 'done',
      () => 'killed',
    );
    await shop.deps.pool.query('select pg_terminate_backend($1)', [await untilOneWaits(shop.deps.pool)]);
    expect(await running).toBe('killed');
    await holder.query('rollback');
    holder.release();
    await doomed.close().catch(() => undefined);
    expect((await told()).length % 10).toBe(0);
    await run();
    const all = await told();
    expect([all.length, new Set(all).size]).toEqual([members, members]);
    expect((await shop.db.select().from(broadcastTable).where(eq(broadcastTable.broadcastCd, broadcastCd)))[0]).toMatchObject({
      told: members,
    });
  });
});

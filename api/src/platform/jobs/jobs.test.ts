import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../db/open-database';
import { createTestApp, describePostgres, type TestApp } from '../testing/test-app';
import { both, condition, raceOn } from '../testing/race';
import { dailyKst, everyMinutes, type Job } from './job';
import { runDueJobs, startTicker } from './run-jobs';

let shop: TestApp;
const race = raceOn(() => shop);
beforeAll(async () => {
  shop = await createTestApp({ seed: 'empty' });
});
afterAll(() => shop.close());
beforeEach(() => shop.deps.pool.query('delete from job_run'));

const counting = (name: string, changes: Partial<Job> = {}) => {
  const ran: string[] = [];
  const job: Job = {
    name,
    slot: dailyKst(0),
    run: async (_, slot) => void ran.push(slot.toISOString()),
    ...changes,
  };
  return { job, ran };
};

describe('slots', () => {
  test.each([
    ['2026-11-21T14:59:59Z', '2026-11-20T15:00:00.000Z'],
    ['2026-11-21T15:00:00Z', '2026-11-21T15:00:00.000Z'],
  ])('K-TKT at %s the newest midnight of Seoul is %s', (now, slot) => {
    expect(dailyKst(0)(new Date(now)).toISOString()).toBe(slot);
  });
  test('K-TKT 23:59 in Seoul is 14:59 UTC', () => {
    expect(dailyKst(23, 59)(new Date('2026-11-21T15:00:00Z')).toISOString()).toBe('2026-11-21T14:59:00.000Z');
  });
  test('API-D14 every minute has its slot', () => {
    expect(everyMinutes(1)(new Date('2026-11-21T15:00:59Z')).toISOString()).toBe('2026-11-21T15:00:00.000Z');
  });
});

describe('ledger', () => {
  test('a job that finds nothing to do leaves no entry, and runs in the slot in which there is something', async () => {
    let isDue = false;
    const { job, ran } = counting('seldom', { due: async () => isDue });
    await runDueJobs(shop.deps, [job]);
    expect([ran, (await shop.deps.pool.query('select 1 from job_run')).rows]).toEqual([[], []]);
    isDue = true;
    await runDueJobs(shop.deps, [job]);
    expect(ran).toHaveLength(1);
  });
  test('a slot runs once however often the shop looks', async () => {
    const { job, ran } = counting('once');
    for (let look = 0; look < 5; look += 1) await runDueJobs(shop.deps, [job]);
    expect(ran).toHaveLength(1);
    shop.clock.advance(86_400_000);
    await runDueJobs(shop.deps, [job]);
    expect(ran).toHaveLength(2);
  });

  test('a run that fails is tried again, and others run all the same', async () => {
    let attempts = 0;
    const { job: failing } = counting('failing', {
      run: async () => ((attempts += 1) === 1 ? Promise.reject(new Error('no network')) : undefined),
    });
    const { job: other, ran } = counting('other');
    await runDueJobs(shop.deps, [failing, other]);
    expect(ran).toHaveLength(1);
    const { rows } = await shop.deps.pool.query(`select error, finished_at from job_run where job = 'failing'`);
    expect(rows).toEqual([{ error: 'no network', finished_at: null }]);
    await shop.deps.pool.query(`update job_run set locked_until = now() - interval '1 second' where job = 'failing'`);
    await runDueJobs(shop.deps, [failing]);
    await runDueJobs(shop.deps, [failing]);
    expect(attempts).toBe(2);
  });

  test('a run whose process died is taken over when its lease ends', async () => {
    const { job, ran } = counting('orphan');
    await shop.deps.pool.query(`insert into job_run (job, slot, locked_until) values ('orphan', $1, now() + interval '1 hour')`, [
      job.slot(shop.clock.now()),
    ]);
    await runDueJobs(shop.deps, [job]);
    expect(ran).toHaveLength(0);
    await shop.deps.pool.query(`update job_run set locked_until = now() - interval '1 second'`);
    await runDueJobs(shop.deps, [job]);
    expect(ran).toHaveLength(1);
  });

  test('ending waits for the run in hand', async () => {
    let isDone = false;
    const stop = startTicker(shop.deps, async () => {
      await wait(50);
      isDone = true;
    });
    await stop();
    expect(isDone).toBe(true);
  });
});

test('a look that finds nothing due leaves the ledger as it is: an idle shop writes nothing to disk', async () => {
  const { job } = counting('idle');
  await runDueJobs(shop.deps, [job]);
  const rowState = async () => (await shop.deps.pool.query('select xmin::text, xmax::text from job_run')).rows;
  const before = await rowState();
  await runDueJobs(shop.deps, [job]);
  expect(await rowState()).toEqual(before);
});

describePostgres('several processes', () => {
  race(
    'four processes that look forty times run each slot once',
    {
      guard: both(
        condition(/where not exists \(.*?\)\)\s+on/s, 'on'),
        condition(/where job_run\.finished_at is null and job_run\.locked_until < now\(\)/, ''),
      ),
      harm: /\+ +\d+,/,
    },
    async () => {
      await shop.deps.pool.query('delete from job_run');
      const url = shop.deps.pool.options.connectionString;
      const processes = await Promise.all(Array.from({ length: 4 }, () => openDatabase({ url, poolSize: 5 })));
      try {
        const { job, ran } = counting('daily', {
          run: async (_, slot) => {
            ran.push(slot.toISOString());
            await wait(20);
          },
        });
        const { job: hourly, ran: ranHourly } = counting('hourly', { slot: everyMinutes(60) });
        await Promise.all(
          Array.from({ length: 40 }, (_, look) =>
            runDueJobs({ ...shop.deps, pool: processes[look % 4]?.pool ?? shop.deps.pool }, [job, hourly]),
          ),
        );
        expect([ran.length, ranHourly.length]).toEqual([1, 1]);
      } finally {
        await Promise.all(processes.map(({ close }) => close()));
      }
    },
  );
});

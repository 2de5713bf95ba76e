import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CANARY_STEP_MINUTES } from '@hyangro/contracts/release/canary.rules';
import { inCanary, promoted, published } from '@hyangro/contracts/release/registry.rules';
import { RELEASE_REFUSALS } from '@hyangro/contracts/release/release-api';
import { REMOTES } from '@hyangro/contracts/routes/table';
import type { Release } from '@hyangro/contracts/release/release';
import { folderReleases } from '@hyangro/server/release/folder-releases';
import { jobs } from '../../app';
import { runDueJobs } from '../../platform/jobs/run-jobs';
import { createTestApp, type TestApp } from '../../platform/testing/test-app';
import { must, ugcContract } from './testing/release-samples';

const store = mkdtempSync(path.join(tmpdir(), 'hyangro-canary-'));
const releases = folderReleases(store, () => undefined);
let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ seed: 'empty', config: { RELEASE_STORE: store } });
});
afterAll(async () => {
  await shop.close();
  rmSync(store, { recursive: true, force: true });
});

/** Two versions of the community, the second one for a tenth of the visitors. */
beforeEach(async () => {
  rmSync(path.join(store, 'remotes'), { recursive: true, force: true });
  await shop.deps.pool.query('delete from job_run');
  await shop.deps.pool.query('delete from access_log');
  const change = { by: 'kim', at: shop.clock.now().toISOString(), why: 'test' };
  const release = (version: string) => ({ version }) as Release;
  await releases.change('ugc', (before) => published(before, 'ugc', release('1'), change));
  await releases.change('ugc', (before) => published(before, 'ugc', release('2'), change));
  await releases.change('ugc', (before) => inCanary(must(before), '2', 10, [50, 100], change));
});
const state = async () => {
  const registry = await releases.registry('ugc');
  const last = registry?.history.at(-1);
  return { stable: registry?.stable, percent: registry?.canary?.percent ?? null, action: last?.action, by: last?.by };
};
const UNCHANGED = { stable: '1', percent: 10, action: 'canary', by: 'kim' };

/** Browsers that report what happened on a page, through the shop's own call. */
async function tell(count: number, eventName: string, eventParams: object) {
  const fullUrl = 'http://shop.test/best-reviews';
  const answers = await Promise.all(
    Array.from({ length: count }, () => shop.visitor().post('/common/logs/access', { eventName, eventParams, fullUrl })),
  );
  expect(answers.filter(({ statusCode }) => statusCode !== 200)).toEqual([]);
}
const vital = (mfe: string, name: string, rating = 'good') => ({ name, value: 10, rating, mfe, route: 'BestReviews' });
const load = (count: number, mfe: string) => tell(count, 'web_vital', vital(mfe, 'TTFB'));
const fail = (count: number, mfe: string) => tell(count, 'screen_error', { mfe, message: 'TypeError: x is undefined' });
const watchJobs = jobs.filter(({ name }) => name === 'canary-watch');
const look = () => runDueJobs(shop.deps, watchJobs);
const minutes = (count: number) => shop.clock.advance(count * 60_000);

/** Looks as the shop does, every 15 s, for a minute of its time. */
async function aMinute() {
  for (let passed = 0; passed < 60; passed += 15) {
    shop.clock.advance(15_000);
    await look();
  }
}

test('MFE-10 errors in a canary end it within 60 s, with an entry that says why; a healthy one goes on by its plan until it is stable', async () => {
  await load(60, 'ugc@1');
  await load(40, 'ugc@2');
  await fail(20, 'ugc@2');
  await look();
  expect(await state()).toEqual(UNCHANGED);
  await load(20, 'ugc@2');
  await aMinute();
  expect(await state()).toEqual({ stable: '1', percent: null, action: 'abort', by: 'job:canary-watch' });
  const entry = (await releases.registry('ugc'))?.history.at(-1);
  expect(entry).toMatchObject({ from: '2', to: '1', why: expect.stringContaining('ugc@2: 60 visitors, 20 failed') });
  expect(shop.clock.now().getTime() - Date.parse(entry?.at ?? '')).toBeLessThanOrEqual(60_000);

  await releases.change('ugc', (before) =>
    inCanary(must(before), '2', 10, [50, 100], { by: 'kim', at: shop.clock.now().toISOString(), why: 'mended' }),
  );
  for (const step of [
    { stable: '1', percent: 50, action: 'canary', by: 'job:canary-watch' },
    { stable: '2', percent: null, action: 'promote', by: 'job:canary-watch' },
  ]) {
    minutes(1);
    await load(60, 'ugc@1');
    await load(60, 'ugc@2');
    await aMinute();
    expect(await state()).not.toEqual(step);
    minutes(CANARY_STEP_MINUTES);
    await aMinute();
    expect(await state()).toEqual(step);
  }
});

test('a canary with poor web vitals ends, too', async () => {
  await load(60, 'ugc@1');
  await load(60, 'ugc@2');
  await tell(30, 'web_vital', vital('ugc@2', 'LCP', 'poor'));
  await aMinute();
  expect(await state()).toMatchObject({ percent: null, action: 'abort' });
});

test('what fails as often in stable, a slow line, another remote and a single browser end no canary', async () => {
  await load(60, 'ugc@1');
  await load(60, 'ugc@2');
  await fail(10, 'ugc@1');
  await fail(12, 'ugc@2');
  await tell(60, 'web_vital', vital('ugc@2', 'TTFB', 'poor'));
  await fail(60, 'order@2');
  const one = {
    eventName: 'screen_error',
    eventParams: { mfe: 'ugc@2', message: 'again' },
    fullUrl: 'http://shop.test/',
    hashCode: 'a'.repeat(32),
  };
  for (let times = 0; times < 40; times += 1) await shop.visitor().post('/common/logs/access', one);
  // Nor do forty browsers that one network says it has.
  const forger = shop.visitor();
  for (let times = 0; times < 40; times += 1)
    await forger.post('/common/logs/access', { ...one, fullUrl: `http://shop.test/${times}`, hashCode: String(times).padStart(32, '0') });
  await aMinute();
  expect(await state()).toEqual(UNCHANGED);
});

test('errors of surfaces that a canary shows inside others end it, too', async () => {
  await load(60, 'ugc@1');
  await load(60, 'ugc@2');
  await tell(20, 'surface_error', { surface: 'ugc/review-list@1', mfe: 'ugc@2', message: 'Error' });
  await aMinute();
  expect(await state()).toMatchObject({ percent: null, action: 'abort' });
});

describe('the budget of a version', () => {
  const BUDGET = { jsGzipBytes: 1, cssGzipBytes: 0, lcpMs: 2500, inpMs: 200, cls: 0.05 };
  beforeEach(async () => {
    const web = path.join(store, 'remotes/ugc/2/web');
    mkdirSync(web, { recursive: true });
    writeFileSync(path.join(web, 'contract.json'), JSON.stringify(ugcContract('2', BUDGET)));
    await load(60, 'ugc@1');
  });
  const measured = (count: number, name: string, value: number) => tell(count, 'web_vital', { ...vital('ugc@2', name), value });

  test.each([
    ['LCP', 2500, 2600],
    ['INP', 200, 210],
    ['CLS', 0.05, 0.06],
  ])(
    'MFE-17 a canary whose share of %s is more than its contract allows ends, and is given to nobody again (422)',
    async (name, may, has) => {
      await measured(50, name, may);
      await measured(10, name, has);
      await aMinute();
      expect(await state()).toEqual(UNCHANGED);
      await measured(20, name, has);
      await aMinute();
      expect(await state()).toMatchObject({ percent: null, action: 'abort' });
      const registry = must(await releases.registry('ugc'));
      const over = `${name}: ${has} at the 75th percentile of 80, ${may} is allowed`;
      expect(registry.history.at(-1)).toMatchObject({ why: expect.stringContaining(over), over: [over] });
      const change = { by: 'kim', at: shop.clock.now().toISOString(), why: 'all the same' };
      for (const again of [() => promoted(registry, '2', change), () => inCanary(registry, '2', 10, [], change)])
        expect(again).toThrow(expect.objectContaining({ code: 'RELEASE_OVER_BUDGET', message: expect.stringContaining(over) }));
      expect(RELEASE_REFUSALS.RELEASE_OVER_BUDGET).toBe(422);
    },
  );

  test('one network that tells of slow paints all the time, and few that do, end no canary', async () => {
    await measured(45, 'LCP', 5000);
    await aMinute();
    expect(await state()).toEqual(UNCHANGED);
    await measured(150, 'LCP', 900);
    const forger = shop.visitor();
    for (let times = 0; times < 100; times += 1)
      await forger.post('/common/logs/access', {
        eventName: 'web_vital',
        eventParams: { ...vital('ugc@2', 'LCP'), value: 9000 },
        fullUrl: 'http://shop.test/best-reviews',
      });
    await aMinute();
    expect(await state()).toEqual(UNCHANGED);
  });
});

test('what somebody has changed since it was read is not judged, and no line says so', async () => {
  await load(60, 'ugc@1');
  await load(60, 'ugc@2');
  await fail(60, 'ugc@2');
  const [job] = watchJobs;
  const due = await job?.due?.(shop.deps);
  const told = jest.spyOn(shop.deps.log, 'warn');
  const change = { by: 'kim', at: shop.clock.now().toISOString(), why: 'anew' };
  await releases.change('ugc', (before) => inCanary(must(before), '2', 20, [50], { ...change, at: '2026-01-01T00:00:00.000Z' }));
  await job?.run(shop.deps, shop.clock.now(), due);
  expect(await state()).toMatchObject({ percent: 20, by: 'kim' });
  expect(told).not.toHaveBeenCalled();
  told.mockRestore();
});

test('a look reads each registry once', async () => {
  const reads = jest.spyOn(fs, 'readFile');
  await look();
  expect(reads.mock.calls.filter(([file]) => String(file).endsWith('registry.json'))).toHaveLength(REMOTES.length);
  reads.mockRestore();
});

test('too few visits, and what was told before the step, move nothing', async () => {
  await load(60, 'ugc@1');
  await load(60, 'ugc@2');
  await fail(60, 'ugc@2');
  minutes(1);
  await releases.change('ugc', (before) =>
    inCanary(must(before), '2', 20, [50], { by: 'kim', at: shop.clock.now().toISOString(), why: 'anew' }),
  );
  minutes(CANARY_STEP_MINUTES);
  await aMinute();
  expect(await state()).toEqual({ ...UNCHANGED, percent: 20 });
});

test('two processes that look at once step once', async () => {
  await load(60, 'ugc@1');
  await load(60, 'ugc@2');
  minutes(CANARY_STEP_MINUTES);
  await Promise.all([look(), look(), ...watchJobs.map((job) => job.run(shop.deps, shop.clock.now()))]);
  expect(await state()).toMatchObject({ percent: 50 });
  expect((await releases.registry('ugc'))?.history.filter(({ by }) => by === 'job:canary-watch')).toHaveLength(1);
});

test('without a canary nothing is written', async () => {
  await releases.change('ugc', (before) => promoted(must(before), '2', { by: 'kim', at: shop.clock.now().toISOString(), why: 'done' }));
  await aMinute();
  expect((await shop.deps.pool.query('select 1 from job_run')).rows).toEqual([]);
  expect(await state()).toMatchObject({ action: 'promote', by: 'kim' });
});

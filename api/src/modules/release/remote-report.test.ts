import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remotesContract, type VersionReport } from '@hyangro/contracts/operator/remotes.contract';
import { inCanary, promoted, published } from '@hyangro/contracts/release/registry.rules';
import type { Release } from '@hyangro/contracts/release/release';
import { REMOTES } from '@hyangro/contracts/routes/table';
import { folderReleases } from '@hyangro/server/release/folder-releases';
import { createTestApp, newAddress, type TestApp } from '../../platform/testing/test-app';
import { addOperator } from '../operator/public';
import { must, ugcContract } from './testing/release-samples';

const store = mkdtempSync(path.join(tmpdir(), 'hyangro-report-'));
const releases = folderReleases(store, () => undefined);
const BUDGET = { jsGzipBytes: 30_000, cssGzipBytes: 0, lcpMs: 2500, inpMs: 200, cls: 0.05 };
const HOUR_MS = 3_600_000;
let shop: TestApp;
let token: string | null;
beforeAll(async () => {
  shop = await createTestApp({ seed: 'empty', config: { RELEASE_STORE: store } });
  token = await addOperator(shop.db, 'viewer', 'VIEWER', { name: 'cli:test', requestId: null }, shop.clock.now());
  const change = () => ({ by: 'kim', at: shop.clock.now().toISOString(), why: 'test' });
  const own = ['remoteEntry.js'];
  const release = (version: string): Release => ({
    version,
    contract: '1.0.0',
    entry: 'remoteEntry.js',
    door: own,
    routes: [{ name: 'BestReviews', path: '/best-reviews', owner: 'ugc', screen: 'best-reviews' }],
    locales: { ko: own, en: own, cn: own },
    surfaces: {},
    integrity: { 'remoteEntry.js': `sha256-${'A'.repeat(43)}=` },
    server: { file: 'remote.cjs', integrity: `sha256-${'A'.repeat(43)}=` },
    weight: { jsGzipBytes: 21_000, cssGzipBytes: 0, heaviest: 'screen BestReviews' },
  });
  for (const version of ['1', '2', '3', '4'])
    await releases.change('ugc', (before) => published(before, 'ugc', release(version), change()));
  for (const version of ['2', '3']) await releases.change('ugc', (before) => promoted(must(before), version, change()));
  await releases.change('ugc', (before) => inCanary(must(before), '4', 10, [], change()));
  mkdirSync(path.join(store, 'remotes/ugc/4/web'), { recursive: true });
  writeFileSync(path.join(store, 'remotes/ugc/4/web/contract.json'), JSON.stringify(ugcContract('4', BUDGET)));
});
afterAll(async () => {
  await shop.close();
  rmSync(store, { recursive: true, force: true });
});
async function tell(count: number, eventName: string, eventParams: object) {
  for (let at = 0; at < count; at += 1) {
    const sent = { eventName, eventParams, fullUrl: 'http://shop.test/best-reviews' };
    expect((await shop.visitor().post('/common/logs/access', sent)).statusCode).toBe(200);
  }
}
const vital = (mfe: string, name: string, value: number, rating = 'good') => ({ name, value, rating, mfe, route: 'BestReviews' });
const ask = (query = '') =>
  shop.app.inject({
    method: 'GET',
    url: `/operator/remotes${query}`,
    remoteAddress: newAddress(),
    headers: { authorization: `Bearer ${token}` },
  });
async function versionsOf(remote: string, query?: string): Promise<VersionReport[]> {
  const { items } = remotesContract['GET /operator/remotes'].ok.parse((await ask(query)).json());
  return items.find((one) => one.remote === remote)?.versions ?? [];
}

test('MFE-18 of every version that visitors get an operator reads visitors, errors, web vitals at the 75th percentile, bytes and budget', async () => {
  expect((await ask()).json().items.map(({ remote }: { remote: string }) => remote)).toEqual([...REMOTES, 'shell']);
  expect(await versionsOf('raffle')).toEqual([]);

  await tell(6, 'web_vital', vital('ugc@4', 'LCP', 1000));
  await tell(2, 'web_vital', vital('ugc@4', 'LCP', 3000, 'poor'));
  await tell(1, 'web_vital', vital('ugc@4', 'LCP', 9000, 'poor'));
  await tell(4, 'web_vital', vital('ugc@4', 'INP', 120));
  await tell(4, 'web_vital', vital('ugc@4', 'CLS', 0.02));
  await tell(3, 'screen_error', { mfe: 'ugc@4', message: 'TypeError: x is undefined' });
  await tell(5, 'web_vital', vital('ugc@3', 'LCP', 800));
  await tell(7, 'web_vital', vital('shell@5e11', 'INP', 90));
  await tell(1, 'web_vital', vital('raffle@1', 'LCP', 1));

  const weight = { jsGzipBytes: 21_000, cssGzipBytes: 0, heaviest: 'screen BestReviews' };
  const none = { visitors: 0, failures: 0, poor: 0, LCP: null, INP: null, CLS: null, budget: null, percent: null };
  expect(await versionsOf('ugc')).toEqual([
    { ...none, version: '3', role: 'STABLE', visitors: 5, LCP: { p75: 800, tellers: 5 }, weight },
    {
      version: '4',
      role: 'CANARY',
      percent: 10,
      visitors: 17,
      failures: 3,
      poor: 3,
      LCP: { p75: 3000, tellers: 9 },
      INP: { p75: 120, tellers: 4 },
      CLS: { p75: 0.02, tellers: 4 },
      budget: BUDGET,
      weight,
    },
    { ...none, version: '2', role: 'PREVIOUS', weight },
  ]);
  expect(await versionsOf('shell')).toEqual([]);
  expect(await versionsOf('shell', '?shell=5e11')).toEqual([
    { ...none, version: '5e11', role: 'STABLE', visitors: 7, INP: { p75: 90, tellers: 7 }, weight: null },
  ]);
});

test('a version that was taken away counts as long as somebody told of it in the hours that are asked for', async () => {
  await tell(2, 'web_vital', vital('ugc@1', 'LCP', 700));
  expect((await versionsOf('ugc')).map(({ version, role }) => [version, role])).toEqual([
    ['3', 'STABLE'],
    ['4', 'CANARY'],
    ['2', 'PREVIOUS'],
    ['1', 'EARLIER'],
  ]);
  shop.clock.advance(2 * HOUR_MS);
  expect(await versionsOf('ugc', '?hours=1')).toMatchObject([
    { version: '3', visitors: 0 },
    { version: '4', visitors: 0 },
    { version: '2' },
  ]);
  expect((await versionsOf('ugc', '?hours=3')).map(({ visitors }) => visitors)).toEqual([5, 17, 0, 2]);
});

test('whose page failed before it told of its load is a visitor, too', async () => {
  await tell(2, 'screen_error', { mfe: 'ugc@2', message: 'TypeError: x is undefined' });
  expect((await versionsOf('ugc', '?hours=1')).find(({ version }) => version === '2')).toMatchObject({ visitors: 2, failures: 2 });
});

test.each(['?hours=0', '?hours=169', '?hours=day', '?shell=..%2F..'])('%s is refused', async (query) => {
  expect((await ask(query)).statusCode).toBeGreaterThanOrEqual(400);
  expect((await ask(query)).statusCode).toBeLessThan(500);
});

test('a damaged registry of one remote hides none of the others', async () => {
  mkdirSync(path.join(store, 'remotes/order'), { recursive: true });
  writeFileSync(path.join(store, 'remotes/order/registry.json'), '{');
  expect(await versionsOf('order')).toEqual([]);
  expect((await versionsOf('ugc', '?hours=3'))[0]).toMatchObject({ version: '3', visitors: 5 });
});

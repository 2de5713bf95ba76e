/** @jest-environment node */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release } from '@hyangro/contracts/release/release';
import { inCanary, promoted, published, retired } from '@hyangro/contracts/release/registry.rules';
import { startS3Server, type S3Server } from '../testing/s3-server';
import { openBucket, type Bucket } from './bucket';
import { bucketReleases, fileKey, registryKey } from './bucket-releases';
import type { RegistryChange } from './registry-text';
import type { Releases } from './folder-releases';
import { mirrorOf } from './mirror';

const scratch = mkdtempSync(path.join(tmpdir(), 'hyangro-bucket-'));
const warnings: string[] = [];
const warn = (message: string) => void warnings.push(message);
let server: S3Server;
let bucket: Bucket;
let store: Releases;
beforeAll(async () => {
  server = await startS3Server();
  bucket = openBucket({ bucket: server.bucket, endpoint: server.endpoint, region: 'ap-northeast-2' });
  store = bucketReleases(bucket, warn);
});
beforeEach(async () => {
  warnings.length = 0;
  await bucket.removeFolder('remotes/ugc');
});
afterAll(async () => {
  await server.kill();
  rmSync(scratch, { recursive: true, force: true });
});

const change = { by: 'kim', at: '2026-01-01T00:00:00.000Z', why: 'test' };
const release = (version: string) => ({ version }) as Release;
/** Publishes files under a version; answers whether it is new. */
async function publish(version: string, script = `// ${version}`, bill = '{}') {
  const draft = await store.draft('ugc', version);
  mkdirSync(path.join(draft, 'web'));
  mkdirSync(path.join(draft, 'node'));
  writeFileSync(path.join(draft, 'web/remoteEntry.js'), script);
  writeFileSync(path.join(draft, 'node/remote.cjs'), script);
  writeFileSync(path.join(draft, 'sbom.cdx.json'), bill);
  return store.publish('ugc', version, draft);
}
const name = (version: string) => store.change('ugc', (before) => published(before, 'ugc', release(version), change));
const next = (of: (before: NonNullable<Parameters<RegistryChange>[0]>) => ReturnType<RegistryChange>) =>
  store.change('ugc', (before) => {
    if (!before) throw new Error('There is no registry.');
    return of(before);
  });

test('what is published in a bucket stays as it is: the same files again change nothing, another script is refused', async () => {
  expect(await store.registry('ugc')).toBeNull();
  expect(await publish('1')).toBe(true);
  expect(await publish('1', '// 1', '{"at":"later"}')).toBe(false);
  await expect(publish('1', '// something else')).rejects.toThrow('never changes');
  expect(await store.text('ugc', '1', 'web/remoteEntry.js')).toBe('// 1');
  expect(await store.text('ugc', '1', 'sbom.cdx.json')).toBe('{}');
  expect(await store.text('ugc', '1', 'web/nothing.js')).toBeNull();
  await store.remove('ugc', '1');
  expect(await store.text('ugc', '1', 'web/remoteEntry.js')).toBeNull();
});

test('an upload that broke off half-way is finished by the next one, unless that brings another script', async () => {
  await bucket.put(fileKey('ugc', '1', 'web/remoteEntry.js'), Buffer.from('// 1'), null);
  await expect(publish('1', '// something else')).rejects.toThrow('never changes');
  await bucket.removeFolder('remotes/ugc/1');
  await bucket.put(fileKey('ugc', '1', 'web/remoteEntry.js'), Buffer.from('// 1'), null);
  expect(await publish('1')).toBe(true);
  expect(await store.text('ugc', '1', 'node/remote.cjs')).toBe('// 1');
});

test('many who write the registry of a bucket at once lose nothing of each other', async () => {
  await Promise.all(Array.from({ length: 6 }, (_, at) => name(`v${at}`)));
  const registry = await store.registry('ugc');
  expect(registry?.history.map(({ revision }) => revision)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(Object.keys(registry?.versions ?? {}).sort()).toEqual(['v0', 'v1', 'v2', 'v3', 'v4', 'v5']);
});

test('a change that takes from the history is refused; a damaged registry is kept beside the new one, and told', async () => {
  await name('1');
  await expect(next((before) => ({ ...before, history: [] }))).rejects.toThrow('history');
  const { mark = null } = (await bucket.get(registryKey('ugc'))) ?? {};
  await bucket.put(registryKey('ugc'), Buffer.from('{'), mark);
  expect(await store.registry('ugc')).toBeNull();
  await name('2');
  expect((await store.registry('ugc'))?.stable).toBe('2');
  expect(warnings.join()).toContain('damaged');
});

describe('a server that serves the releases of a bucket from its own disk', () => {
  const folder = () => mkdtempSync(path.join(scratch, 'mirror-'));
  const read = (root: string, ...parts: string[]) => readFileSync(path.join(root, 'remotes/ugc', ...parts), 'utf8');
  const stableOf = (root: string) => (JSON.parse(read(root, 'registry.json')) as { stable: string }).stable;
  const versionsIn = (root: string) => readdirSync(path.join(root, 'remotes/ugc')).filter((entry) => entry !== 'registry.json');

  test('has what visitors may get before it is told of it, then the rest, and takes away what was retired', async () => {
    const root = folder();
    const mirror = mirrorOf(bucket, root, warn);
    await mirror.look('ugc');
    expect(versionsIn(root)).toEqual([]);
    for (const version of ['1', '2', '3', '4', '5']) {
      await publish(version);
      await name(version);
    }
    for (const version of ['2', '3', '4']) await next((before) => promoted(before, version, change));
    await next((before) => inCanary(before, '5', 10, [], change));
    await mirror.look('ugc');
    expect(stableOf(root)).toBe('4');
    for (const version of ['3', '4', '5']) expect(read(root, version, 'web/remoteEntry.js')).toBe(`// ${version}`);
    await until(() => versionsIn(root).join() === '1,2,3,4,5');

    await next((before) => retired(before, '1', true, change));
    await store.remove('ugc', '1');
    await mirror.look('ugc');
    await until(() => versionsIn(root).join() === '2,3,4,5');
    expect(warnings).toEqual([]);
  });

  test('names no version whose files are not whole, and does as soon as they are', async () => {
    const root = folder();
    const mirror = mirrorOf(bucket, root, warn);
    await publish('1');
    await name('1');
    await mirror.look('ugc');
    await publish('2');
    const file = fileKey('ugc', '2', 'node/remote.cjs');
    const { mark = null } = (await bucket.get(file)) ?? {};
    await bucket.put(file, Buffer.from('// somebody else’s'), mark);
    await name('2');
    await next((before) => promoted(before, '2', change));
    await mirror.look('ugc');
    expect([stableOf(root), versionsIn(root), warnings.length]).toEqual(['1', ['1'], 1]);
    expect(warnings[0]).toContain('has not the node/remote.cjs that it was published with');

    await bucket.put(file, Buffer.from('// 2'), (await bucket.markOf(file)) ?? null);
    await mirror.look('ugc');
    expect(stableOf(root)).toBe('2');
  });

  test('keeps what it has while the bucket is away', async () => {
    const root = folder();
    await publish('1');
    await name('1');
    await mirrorOf(bucket, root, warn).look('ugc');
    const nobody = openBucket({ bucket: server.bucket, endpoint: 'http://127.0.0.1:9', region: 'ap-northeast-2' });
    await mirrorOf(nobody, root, warn).look('ugc');
    expect([stableOf(root), existsSync(path.join(root, 'remotes/ugc/1/web/remoteEntry.js'))]).toEqual(['1', true]);
    expect(warnings.join()).toContain('stay as they are');
  });
});

async function until(is: () => boolean): Promise<void> {
  for (let tries = 0; tries < 100 && !is(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(is()).toBe(true);
}

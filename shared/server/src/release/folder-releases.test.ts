/** @jest-environment node */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release } from '@hyangro/contracts/release/release';
import { promoted, published } from '@hyangro/contracts/release/registry.rules';
import { folderReleases } from './folder-releases';

const root = mkdtempSync(path.join(tmpdir(), 'hyangro-store-'));
const ugc = path.join(root, 'remotes/ugc');
const warnings: string[] = [];
const store = folderReleases(root, (message) => void warnings.push(message));
beforeEach(() => {
  mkdirSync(ugc, { recursive: true });
  warnings.length = 0;
});
afterEach(() => rmSync(ugc, { recursive: true, force: true }));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const change = { by: 'kim', at: '2026-01-01T00:00:00.000Z', why: 'test' };
const release = (version: string) => ({ version }) as Release;
const text = () => readFileSync(path.join(ugc, 'registry.json'), 'utf8');

/** Publishes versions one after the other in a process of its own. */
const writer = (name: string, count: number) =>
  new Promise<number | null>((resolve) => {
    const script = `
      import { folderReleases } from ${JSON.stringify(path.join(__dirname, 'folder-releases.ts'))};
      import { published } from '@hyangro/contracts/release/registry.rules';
      const store = folderReleases(${JSON.stringify(root)}, console.warn);
      const change = { by: '${name}', at: '2026-01-01T00:00:00.000Z', why: 'test' };
      for (let at = 0; at < ${count}; at += 1)
        await store.change('ugc', (before) => published(before, 'ugc', { version: '${name}-' + at }, change));`;
    spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], { cwd: __dirname, stdio: 'inherit' }).on(
      'exit',
      resolve,
    );
  });

test('two processes that write at once lose nothing of each other: every version and every entry of the history is there', async () => {
  expect(await Promise.all([writer('one', 20), writer('two', 20)])).toEqual([0, 0]);
  const registry = await store.registry('ugc');
  expect(registry?.history.map(({ revision }) => revision)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1));
  expect(Object.keys(registry?.versions ?? {}).sort()).toEqual(registry?.history.map(({ to }) => to).sort());
  expect(readdirSync(ugc)).toEqual(['registry.json']);
}, 30_000);

test('a lock that a dead process left behind is taken away after a while', async () => {
  const lock = path.join(ugc, 'registry.json.lock');
  writeFileSync(lock, '');
  const longAgo = new Date(Date.now() - 11_000);
  utimesSync(lock, longAgo, longAgo);
  await store.change('ugc', (before) => published(before, 'ugc', release('1'), change));
  expect([(await store.registry('ugc'))?.stable, existsSync(lock)]).toEqual(['1', false]);
});

test('a change that is refused, or changes nothing, leaves the registry as it is and lets the next one in', async () => {
  await store.change('ugc', (before) => published(before, 'ugc', release('1'), change));
  const before = text();
  await expect(
    store.change('ugc', () => {
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  await store.change('ugc', (registry) => registry as NonNullable<typeof registry>);
  expect(text()).toBe(before);
  await store.change('ugc', (registry) => published(registry, 'ugc', release('2'), change));
  expect((await store.registry('ugc'))?.revision).toBe(2);
});

test('history is only added to: a change that drops or rewrites an entry is refused', async () => {
  await store.change('ugc', (before) => published(before, 'ugc', release('1'), change));
  const registry = await store.change('ugc', (before) => published(before, 'ugc', release('2'), change));
  const next = promoted(registry, '2', change);
  const [first, ...others] = next.history;
  for (const history of [[], others, [{ ...first, by: 'nobody' }, ...others], next.history.slice(0, 2)])
    await expect(store.change('ugc', () => ({ ...next, history }) as typeof next)).rejects.toThrow('must add to its history');
  expect(await store.registry('ugc')).toEqual(registry);
});

test.each(['', '{', '{}', 'null', '{"stable":"1","versions":{}}', '{"versions":{"1":{}}}'])(
  'a damaged registry counts as none, is told, and is kept aside by the next change: %s',
  async (damaged) => {
    writeFileSync(path.join(ugc, 'registry.json'), damaged);
    expect([await store.registry('ugc'), warnings.join()]).toEqual([null, expect.stringContaining('is damaged')]);
    await store.change('ugc', (before) => published(before, 'ugc', release('1'), change));
    expect([(await store.registry('ugc'))?.stable, readFileSync(path.join(ugc, 'registry.json.damaged'), 'utf8')]).toEqual(['1', damaged]);
  },
);

test('a registry from before there was a history is read, and its history begins with the next change', async () => {
  writeFileSync(path.join(ugc, 'registry.json'), JSON.stringify({ name: 'ugc', stable: '1', previous: null, versions: { 1: {} } }));
  expect(await store.registry('ugc')).toMatchObject({ stable: '1', revision: 0, canary: null, history: [] });
  expect((await store.change('ugc', (before) => published(before, 'ugc', release('2'), change))).history.length).toBe(1);
});

/** Fills a draft with one script and publishes it. */
async function publish(code: string) {
  const draft = await store.draft('ugc', '1.0.0-a');
  mkdirSync(path.join(draft, 'web'), { recursive: true });
  writeFileSync(path.join(draft, 'web/door.js'), code);
  return store.publish('ugc', '1.0.0-a', draft);
}

test('a version that is published never changes: other content under its name is refused, the same changes nothing', async () => {
  expect(await publish('first')).toBe(true);
  await expect(publish('second')).rejects.toThrow('ugc@1.0.0-a is published already');
  expect(await store.text('ugc', '1.0.0-a', 'web/door.js')).toBe('first');
  expect(await publish('first')).toBe(false);
  expect(await store.text('ugc', '1.0.0-a', 'web/none.js')).toBeNull();
  await store.remove('ugc', '1.0.0-a');
  expect(await store.text('ugc', '1.0.0-a', 'web/door.js')).toBeNull();
});

/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release } from '@hyangro/contracts/release/release';
import { CONTRACT_VERSION } from '@hyangro/contracts/version';
import { createRegistry } from './registry';
import { readReleases } from './release';
import { folderStore } from './release-store';
import { createServerLoaders } from './server-loader';

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const bundleOf = (version: string) => `exports.default = { name: 'layout', contract: '${version}' };`;
const release = (version: string, contract = CONTRACT_VERSION): Release => ({
  version,
  contract,
  entry: 'remoteEntry.js',
  door: ['door.js'],
  routes: [{ name: 'Main', path: '/', owner: 'layout', screen: 'main', keepAlive: true, files: ['screen-main.js'] }],
  locales: { ko: ['locale-ko.js'], en: ['locale-en.js'], cn: ['locale-cn.js'] },
  surfaces: {},
  integrity: Object.fromEntries(
    ['remoteEntry.js', 'door.js', 'screen-main.js', 'locale-ko.js', 'locale-en.js', 'locale-cn.js'].map((file) => [file, hashOf(file)]),
  ),
  server: { file: 'remote.cjs', integrity: hashOf(bundleOf(version)) },
});
const registryOf = (stable: string, previous: string | null, ...versions: object[]) => ({
  name: 'layout',
  stable,
  previous,
  versions: Object.fromEntries(versions.map((one) => [(one as Release).version, one])),
});
const NOTHING = { calls: [], events: { in: [], out: [] }, storage: [], surfaces: [], routes: [], permissions: [] };
/** The `contract.json` of a version. */
const contractText = (version: string, uses: object = {}, contract = CONTRACT_VERSION) =>
  JSON.stringify({
    remote: 'layout',
    version,
    contract,
    exposes: ['./remote', './lifecycles'],
    routes: [{ name: 'Main', path: '/', isBuilt: true }],
    offers: [],
    uses: { ...NOTHING, ...uses },
    shapes: { routes: {}, endpoints: {}, surfaces: {}, events: {}, storage: {} },
  });
const readWith = (registry: object, texts: Readonly<Record<string, string>> = {}) =>
  readReleases(JSON.stringify(registry), async (version) => texts[version] ?? null);
const versionsOf = async (registry: object, texts?: Readonly<Record<string, string>>) =>
  (await readWith(registry, texts)).releases.map(({ version }) => version);

test('the stable release is served, the one before it stands by', async () => {
  expect(await versionsOf(registryOf('2', '1', release('1'), release('2')))).toEqual(['2', '1']);
});

const two = () => registryOf('2', '1', release('1'), release('2', '9.9.0'));

test.each([
  ['a contract of a later version', {}],
  ['what the shell has', { events: { in: ['cart:changed'], out: [] }, storage: ['local:guest'], permissions: ['login'] }],
  ['a call, a surface and a route that the shell has never heard of', { calls: ['GET /new'], surfaces: ['ugc/new@1'], routes: ['New'] }],
])('a release that needs %s is served without a release of the shell first', async (_, uses) => {
  expect(await versionsOf(two(), { 2: contractText('2', uses, '9.9.0') })).toEqual(['2', '1']);
});

test.each([
  ['an event', { events: { in: [], out: ['gift:wrapped'] } }, 'event gift:wrapped'],
  ['a stored value', { storage: ['local:gift'] }, 'storage local:gift'],
  ['a permission', { permissions: ['camera'] }, 'permission camera'],
])('a release that needs %s that the shell has not is refused with its name, and the one before it is served', async (_, uses, name) => {
  const { releases, refused } = await readWith(two(), { 2: contractText('2', uses) });
  expect(releases.map(({ version }) => version)).toEqual(['1']);
  expect(refused).toEqual([`release 2: this shell has no ${name}`]);
});

test('a canary that needs what the shell has not is given to nobody; a release whose contract cannot be read is refused', async () => {
  const since = '2026-01-01T00:00:00.000Z';
  const registry = { ...registryOf('1', null, release('1'), release('2')), canary: { version: '2', percent: 10, plan: [], since } };
  expect((await readWith(registry)).canary?.release.version).toBe('2');
  expect((await readWith(registry, { 2: contractText('2', { permissions: ['camera'] }) })).canary).toBeNull();
  expect(await versionsOf(two(), { 2: '{' })).toEqual(['1']);
});

const fields = Object.keys(release('2')).filter((field) => field !== 'version');
test.each(fields)('MFE-07 a stable release without %s gives way to the release before it', async (field) => {
  expect(await versionsOf(registryOf('2', '1', release('1'), { ...release('2'), [field]: undefined }))).toEqual(['1']);
});

test.each([
  ['routes: []', { routes: [] }],
  ['routes: [null]', { routes: [null] }],
  ['integrity: {}', { integrity: {} }],
])('MFE-07 a stable release with %s gives way to the release before it', async (_, wrong) => {
  expect(await versionsOf(registryOf('2', '1', release('1'), { ...release('2'), ...wrong }))).toEqual(['1']);
});

test.each(['', '{', '{}', 'null', '{"stable":"1","versions":{}}'])('a damaged registry is told from a good one: %s', async (text) => {
  await expect(readReleases(text, async () => null)).rejects.toThrow();
});

describe('a store on disk', () => {
  let dir: string;
  let warnings: string[];
  const write = (text: string, root = dir) => {
    mkdirSync(path.join(root, 'remotes/layout'), { recursive: true });
    writeFileSync(path.join(root, 'remotes/layout/registry.json'), text);
  };
  const writeBundle = (version: string, code = bundleOf(version), root = dir) => {
    mkdirSync(path.join(root, 'remotes/layout', version, 'node'), { recursive: true });
    writeFileSync(path.join(root, 'remotes/layout', version, 'node/remote.cjs'), code);
  };
  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'hyangro-store-'));
    warnings = [];
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));
  const baked = () => path.join(dir, 'baked');
  const open = (now = Date.now) =>
    createRegistry({
      store: folderStore(dir, '/remotes'),
      baked: folderStore(baked(), '/baked'),
      warn: (message) => void warnings.push(message),
      now,
    });
  const served = (registry: ReturnType<typeof open>) =>
    registry.served('layout').map(({ store, release: { version } }) => `${store.base}/${version}`);

  test('a new release is served without a restart', async () => {
    write(JSON.stringify(registryOf('1', null, release('1'))));
    const registry = open();
    await registry.look();
    write(JSON.stringify(registryOf('2.0', '1', release('1'), release('2.0'))));
    await registry.look();
    expect(served(registry)).toEqual(['/remotes/2.0', '/remotes/1']);
  });

  test('MFE-07 a damaged registry leaves the last good one in place and says so', async () => {
    write(JSON.stringify(registryOf('1', null, release('1'))));
    const registry = open();
    await registry.look();
    write('{"stable":');
    await registry.look();
    expect(served(registry)).toEqual(['/remotes/1']);
    expect(warnings.join()).toContain('layout: registry refused');
    expect(warnings.join()).toContain('the last good one stays');
  });

  test('MFE-07 a registry that vanishes leaves the last good one in place', async () => {
    write(JSON.stringify(registryOf('1', null, release('1'))));
    const registry = open();
    await registry.look();
    rmSync(path.join(dir, 'remotes'), { recursive: true });
    await registry.look();
    expect(served(registry)).toEqual(['/remotes/1']);
  });

  test('a remote that was never released still owns its routes: the page says so, the rest of the shop works', async () => {
    const registry = open();
    await registry.look();
    expect(registry.served('catalog')).toEqual([]);
    expect(registry.routes().find(({ name }) => name === 'Product')).toMatchObject({ owner: 'catalog', path: '/product/:productCd' });
    expect(registry.routes().length).toBeGreaterThan(90);
  });

  test('rows of a release count, not those of the shell: a team adds a route by itself', async () => {
    const grown = release('1');
    grown.routes = [...grown.routes, { name: 'Spring', path: '/spring', owner: 'layout', screen: 'spring' }];
    write(JSON.stringify(registryOf('1', null, grown)));
    const registry = open();
    await registry.look();
    expect(registry.routes().find(({ name }) => name === 'Spring')?.path).toBe('/spring');
  });

  test('MFE-07 a registry that fits nothing leaves the last good one in place, field by field', async () => {
    write(JSON.stringify(registryOf('1', null, release('1'))));
    const registry = open();
    await registry.look();
    for (const [at, field] of fields.entries()) {
      write(JSON.stringify(registryOf('2', null, { ...release('2'), [field]: undefined, at: 'x'.repeat(at) })));
      await registry.look();
      expect([field, served(registry)]).toEqual([field, ['/remotes/1']]);
    }
    expect(registry.routes().find(({ name }) => name === 'Main')?.path).toBe('/');
  });

  test('MFE-07 with the release store lost the copies that ship with the shell serve', async () => {
    write(JSON.stringify(registryOf('0', null, release('0'))), baked());
    writeBundle('0', undefined, baked());
    const registry = open();
    await registry.open();
    registry.close();
    expect(served(registry)).toEqual(['/baked/0']);
    expect(await createServerLoaders(registry)(registry).load('layout')).toMatchObject({ contract: '0' });
  });

  test.each([
    ['one byte is changed', `${bundleOf('2')} `],
    ['it throws', null],
  ])(
    'MFE-07 when in the server’s bundle %s the release before it serves, server and browser alike, and the step is logged',
    async (_, code) => {
      const throwing = 'throw new Error("broken at birth");';
      const stable = code ? release('2') : { ...release('2'), server: { file: 'remote.cjs', integrity: hashOf(throwing) } };
      write(JSON.stringify(registryOf('2', '1', release('1'), stable)));
      writeBundle('1');
      writeBundle('2', code ?? throwing);
      let now = 0;
      const registry = open(() => now);
      await registry.look();
      expect(await createServerLoaders(registry)(registry).load('layout')).toMatchObject({ contract: '1' });
      expect(served(registry)).toEqual(['/remotes/1']);
      expect(warnings.join()).toContain('/remotes/layout/2 is out of service');
      now = 31_000;
      expect(served(registry)).toEqual(['/remotes/2', '/remotes/1']);
    },
  );
});

/** @jest-environment node */
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CONTRACT_VERSION } from '@hyangro/contracts/version';
import { createRegistry } from './registry';
import { chooseRelease, parseRegistry, type Release, type RemoteRegistry } from './release';
import { folderStore } from './release-store';

const release = (version: string, contract = CONTRACT_VERSION): Release => ({
  version,
  contract,
  entry: `remoteEntry.${version}.js`,
  door: ['door.js'],
  routes: [{ name: 'Main', path: '/', owner: 'layout', screen: 'main', keepAlive: true, files: ['screen-main.js'] }],
  locales: { ko: ['locale-ko.js'], en: ['locale-en.js'], cn: ['locale-cn.js'] },
  surfaces: {},
  integrity: { [`remoteEntry.${version}.js`]: 'sha384-x' },
  server: { file: 'remote.cjs', integrity: 'sha384-y' },
});
const registryOf = (stable: string, previous: string | null, ...versions: Release[]): RemoteRegistry => ({
  name: 'layout',
  stable,
  previous,
  versions: Object.fromEntries(versions.map((one) => [one.version, one])),
});

test('the stable release is served, the one before it stands by', () => {
  const { stable, previous } = chooseRelease(registryOf('2', '1', release('1'), release('2')));
  expect([stable.version, previous?.version]).toEqual(['2', '1']);
});

test.each([
  ['another major', '2.0.0'],
  ['a newer minor', '1.9.0'],
])('a release built against %s of the contract is refused, the one before it is served', (_, contract) => {
  const { stable, previous } = chooseRelease(registryOf('2', '1', release('1', '1.0.0'), release('2', contract)), '1.0.0');
  expect([stable.version, previous]).toEqual(['1', null]);
});

test('a remote without any fitting release is refused whole', () => {
  expect(() => chooseRelease(registryOf('1', null, release('1', '3.0.0')), '1.0.0')).toThrow('no release of layout');
});

test.each(['', '{', '{}', '{"stable":"1","versions":{}}', '{"stable":"1","versions":{"1":{}}}'])(
  'a damaged registry is told from a good one: %s',
  (text) => {
    expect(() => parseRegistry(text)).toThrow();
  },
);

describe('a store on disk', () => {
  let dir: string;
  let warnings: string[];
  const write = (text: string) => {
    mkdirSync(path.join(dir, 'remotes/layout'), { recursive: true });
    writeFileSync(path.join(dir, 'remotes/layout/registry.json'), text);
  };
  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'hyangro-store-'));
    warnings = [];
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));
  const open = () => createRegistry(folderStore(dir), (message) => void warnings.push(message));

  test('a new release is served without a restart', async () => {
    write(JSON.stringify(registryOf('1', null, release('1'))));
    const registry = open();
    await registry.look();
    write(JSON.stringify(registryOf('2.0', '1', release('1'), release('2.0'))));
    await registry.look();
    expect([registry.served('layout')?.stable.version, registry.served('layout')?.previous?.version]).toEqual(['2.0', '1']);
  });

  test('MFE-07 a damaged registry leaves the last good one in place and says so', async () => {
    write(JSON.stringify(registryOf('1', null, release('1'))));
    const registry = open();
    await registry.look();
    write('{"stable":');
    await registry.look();
    expect(registry.served('layout')?.stable.version).toBe('1');
    expect(warnings.join()).toContain('layout: registry refused');
    expect(warnings.join()).toContain('the last good one stays');
  });

  test('MFE-07 a registry that vanishes leaves the last good one in place', async () => {
    write(JSON.stringify(registryOf('1', null, release('1'))));
    const registry = open();
    await registry.look();
    rmSync(path.join(dir, 'remotes'), { recursive: true });
    await registry.look();
    expect(registry.served('layout')?.stable.version).toBe('1');
  });

  test('a remote that was never released still owns its routes: the page says so, the rest of the shop works', async () => {
    const registry = open();
    await registry.look();
    expect(registry.served('catalog')).toBeNull();
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
});

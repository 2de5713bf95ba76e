import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readRegistry, type Release } from '../../shared/contracts/src/release/release';
import type { RemoteName } from '../../shared/contracts/src/routes/table';
import { pinVersions } from './version-set';

const root = mkdtempSync(path.join(tmpdir(), 'hyangro-sets-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const places = { store: path.join(root, 'store'), stamp: path.join(root, 'stamp') };

const own = ['remoteEntry.js'];
const hash = `sha256-${'a'.repeat(43)}=`;
const release = (owner: RemoteName, version: string): Release => ({
  version,
  contract: '1.0.0',
  entry: 'remoteEntry.js',
  door: own,
  routes: [{ name: 'Some', path: '/some', owner, screen: 'some' }],
  locales: { ko: own, en: own, cn: own },
  surfaces: {},
  integrity: { 'remoteEntry.js': hash },
  server: { file: 'remote.cjs', integrity: hash },
});
beforeAll(() => {
  writeFileSync(places.stamp, '5e11');
  for (const remote of ['ugc', 'raffle'] as const) {
    const versions = Object.fromEntries(['1', '2', '3'].map((version) => [version, release(remote, version)]));
    const dir = path.join(places.store, 'remotes', remote);
    for (const version of Object.keys(versions)) {
      mkdirSync(path.join(dir, version), { recursive: true });
      writeFileSync(path.join(dir, version, 'file'), `${remote}@${version}`);
    }
    writeFileSync(path.join(dir, 'registry.json'), JSON.stringify({ name: remote, stable: '3', previous: '2', versions }));
  }
});
let n = 0;
const pin = (text: string) => {
  const dir = path.join(root, `pinned-${(n += 1)}`);
  const { set, env } = pinVersions(text, dir, places);
  const registry = (remote: RemoteName) =>
    readRegistry(JSON.parse(readFileSync(path.join(dir, 'remotes', remote, 'registry.json'), 'utf8')));
  return { set, env, dir, registry };
};

test('a shop of a set has each named version alone, its files too, and the others as they are; the set names all', () => {
  const { set, env, dir, registry } = pin('shell@5e11,ugc@1');
  expect([set, env]).toEqual(['shell@5e11,ugc@1,raffle@3', { RELEASE_STORE: dir }]);
  expect([registry('ugc'), registry('raffle')]).toMatchObject([
    { stable: '1', previous: null, canary: null },
    { stable: '3', previous: '2' },
  ]);
  expect(readFileSync(path.join(dir, 'remotes/ugc/1/file'), 'utf8')).toBe('ugc@1');
});

test('without a set the shop is the working copy’s own, and is named', () => {
  expect(pin('')).toMatchObject({ set: 'shell@5e11,ugc@3,raffle@3', env: {} });
  expect(pin('shell@5e11').env).toEqual({});
});

test.each([
  ['ugc', /is no set of versions/],
  ['shell@6e11', /shell@6e11 is not built here, but shell@5e11/],
  ['ugc@9', /release 9/],
])('SET=%s is refused in words', (text, words) => {
  expect(() => pin(text)).toThrow(words);
});

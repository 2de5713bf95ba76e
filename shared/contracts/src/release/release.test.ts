import { readRegistry, readRelease, type Release } from './release';

const hash = (letter: string) => `sha256-${letter.repeat(43)}=`;
const good = (): Release => ({
  version: '1.0.0-abc',
  contract: '1.0.0',
  entry: 'remoteEntry.js',
  door: ['door.js'],
  routes: [{ name: 'Main', path: '/', owner: 'layout', screen: 'main', keepAlive: true, files: ['screen-main.js'] }],
  locales: { ko: ['locale-ko.js'], en: ['locale-en.js'], cn: ['locale-cn.js'] },
  surfaces: { 'display@1': ['surface-display.js'] },
  integrity: Object.fromEntries(
    ['remoteEntry', 'door', 'screen-main', 'locale-ko', 'locale-en', 'locale-cn', 'surface-display'].map((name) => [
      `${name}.js`,
      hash('x'),
    ]),
  ),
  server: { file: 'remote.cjs', integrity: hash('y') },
});
const registryOf = (release: unknown) => ({ name: 'layout', stable: '1.0.0-abc', previous: null, versions: { '1.0.0-abc': release } });
const read = (release: unknown) => readRelease(readRegistry(registryOf(release)), '1.0.0-abc');

test('a whole release is read as it was written, fields of a newer shell included', () => {
  expect(read({ ...good(), releasedAt: '2026-01-01T00:00:00Z' })).toMatchObject(good());
});

test('a row may say which files its own words are in', () => {
  const routes = [{ ...good().routes[0], words: good().locales }];
  expect(read({ ...good(), routes })).toMatchObject({ routes });
});

test.each(Object.keys(good()))('a release without %s is refused', (field) => {
  expect(() => read({ ...good(), [field]: undefined })).toThrow(field);
});

/** Faults that were seen to take pages down, and their like for every field. */
const WRONG: [string, object][] = [
  ['version: null', { version: null }],
  ['version: a way out of the folder', { version: '../1' }],
  ['contract: no version', { contract: 'latest' }],
  ['entry: a path', { entry: '../remoteEntry.js' }],
  ['entry: an address', { entry: 'https://elsewhere.test/a.js' }],
  ['entry: empty', { entry: '' }],
  ['entry: without a hash', { entry: 'another.js' }],
  ['door: empty', { door: [] }],
  ['door: a file without a hash', { door: ['other.js'] }],
  ['routes: empty', { routes: [] }],
  ['routes: [null]', { routes: [null] }],
  ['routes: an object', { routes: {} }],
  ['routes: no name', { routes: [{ path: '/', owner: 'layout', screen: 'main' }] }],
  ['routes: a relative path', { routes: [{ name: 'Main', path: 'x', owner: 'layout', screen: 'main' }] }],
  ['routes: no screen', { routes: [{ name: 'Main', path: '/', owner: 'layout' }] }],
  ['routes: the shell’s', { routes: [{ name: 'Main', path: '/', owner: 'shell', screen: 'main' }] }],
  ['routes: another remote’s', { routes: [{ name: 'Cart', path: '/order/cart', owner: 'order', screen: 'cart' }] }],
  ['routes: also another remote’s', { routes: [...good().routes, { name: 'Cart', path: '/order/cart', owner: 'order', screen: 'cart' }] }],
  ['routes: auth as a word', { routes: [{ ...good().routes[0], auth: 'yes' }] }],
  ['routes: no such language', { routes: [{ ...good().routes[0], locales: ['fr'] }] }],
  ['routes: no such frame', { routes: [{ ...good().routes[0], frame: 'window' }] }],
  ['routes: files as a word', { routes: [{ ...good().routes[0], files: 'screen-main.js' }] }],
  ['routes: words without a hash', { routes: [{ ...good().routes[0], words: { ...good().locales, ko: ['words-ko.js'] } }] }],
  ['routes: words of two languages', { routes: [{ ...good().routes[0], words: { ko: ['locale-ko.js'], en: ['locale-en.js'] } }] }],
  ['locales: one missing', { locales: { ko: ['locale-ko.js'], en: ['locale-en.js'] } }],
  ['locales: one empty', { locales: { ...good().locales, cn: [] } }],
  ['surfaces: a file without a hash', { surfaces: { 'display@1': ['other.js'] } }],
  ['surfaces: null', { surfaces: null }],
  ['integrity: empty', { integrity: {} }],
  ['integrity: cut short', { integrity: { ...good().integrity, 'door.js': 'sha256-abc' } }],
  ['integrity: of no known kind', { integrity: { ...good().integrity, 'door.js': `md5-${'x'.repeat(22)}==` } }],
  ['server: no hash', { server: { file: 'remote.cjs' } }],
  ['server: no file', { server: { integrity: hash('y') } }],
  ['server: null', { server: null }],
];
test.each(WRONG)('a release with %s is refused', (_, wrong) => {
  expect(() => read({ ...good(), ...wrong })).toThrow();
});

test.each([null, 1, 'x', [], {}])('%j in the place of a release is refused', (release) => {
  expect(() => read(release)).toThrow();
});

test.each([
  null,
  [],
  {},
  { ...registryOf(good()), name: 'nobody' },
  { ...registryOf(good()), name: undefined },
  { ...registryOf(good()), stable: null },
  { ...registryOf(good()), stable: '' },
  { ...registryOf(good()), previous: undefined },
  { ...registryOf(good()), previous: 3 },
  { ...registryOf(good()), versions: null },
  { ...registryOf(good()), versions: [] },
])('a registry of another shape is refused: %#', (registry) => {
  expect(() => readRegistry(registry)).toThrow('registry');
});

test('a release under a version that is not its own is refused', () => {
  expect(() => readRelease(readRegistry(registryOf({ ...good(), version: '2' })), '1.0.0-abc')).toThrow();
  expect(() => readRelease(readRegistry(registryOf(good())), '2')).toThrow();
});

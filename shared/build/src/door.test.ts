import path from 'node:path';
import { LOCALES } from '@hyangro/contracts/locales';
import { REMOTES, ROUTES } from '@hyangro/contracts/routes/table';
import { doorFile, readDoor } from './door';
import { nameChunks } from './door-chunks-loader';

const ROOT = path.join(__dirname, '../../..');
const FILE = path.join(ROOT, 'mfe-order/src/remote.ts');
const door = (...screens: string[]) => `export default defineRemote({ name: 'order', screens: { ${screens.join(', ')} } });`;
const named = (...screens: string[]) => nameChunks(door(...screens), FILE);
const cart = "cart: { load: () => import('./screens/cart/cart.screen'), head: cartHead }";
const orders = "orders: { load: () => import('./screens/orders/orders.screen') }";

test('each chunk of a remote is named after its key in the door', () => {
  expect(named(cart, orders)).toBe(
    door(
      cart.replace('import(', 'import(/* webpackChunkName: "screen-cart" */ '),
      orders.replace('import(', 'import(/* webpackChunkName: "screen-orders" */ '),
    ),
  );
});

test('what a screen loads beside its component is in the same chunk', () => {
  const withData = "cart: { load: () => import('./screens/cart/cart.screen'), data: () => import('./screens/cart/cart.data') }";
  expect(named(withData)).toBe(door(withData.replaceAll('import(', 'import(/* webpackChunkName: "screen-cart" */ ')));
});

test('a name that is written in the door and says the same stays', () => {
  const written = cart.replace('import(', 'import(/* webpackChunkName: "screen-cart" */ ');
  expect(named(written)).toBe(door(written));
});

test.each([
  [
    'a chunk with a neighbour’s name',
    [cart.replace('import(', 'import(/* webpackChunkName: "screen-orders" */ '), orders],
    'screens.cart: its chunk is screen-cart and not screen-orders',
  ],
  [
    'a key that loads a neighbour’s screen',
    [cart.replaceAll('/cart', '/orders'), orders.replaceAll('/orders', '/cart')],
    'screens.cart: loads ./screens/orders/orders.screen and not ./screens/cart/cart.screen',
  ],
  [
    'a screen that is not loaded by itself',
    ['cart: { load: () => Promise.resolve({ default: Cart }) }'],
    'screens.cart: loads nothing and not ./screens/cart/cart.screen',
  ],
  ['a list of screens from elsewhere', ['...others', cart], 'screens: each key must be written out in the door'],
])('%s fails the build, with file and key', (_, screens, words) => {
  expect(() => named(...screens)).toThrow(`mfe-order/src/remote.ts: ${words}`);
});

test('screens that name a set of words get it in each language; the build writes it into the door', () => {
  const withWords = cart.replace('head: cartHead', "words: 'buy'");
  const messages = "messages: { ko: () => import('../locales/ko.json'), en: () => import('../locales/en.json') }";
  const source = `export default defineRemote({ name: 'order', screens: { ${withWords}, ${orders} }, ${messages} });`;
  expect(readDoor(FILE, source).map(({ kind, key, words }) => [kind, key, words])).toEqual([
    ['screens', 'cart', 'buy'],
    ['screens', 'orders', undefined],
    ['messages', 'ko', undefined],
    ['messages', 'en', undefined],
    ['wordSets', 'buy.ko', undefined],
    ['wordSets', 'buy.en', undefined],
  ]);
  const load = (locale: string) =>
    `${locale}: () => import(/* webpackChunkName: "words-buy-${locale}" */ '../locales/${locale}.json?for=buy')`;
  const built = nameChunks(source, FILE);
  expect(built).toContain(`defineRemote({ wordSets: { 'buy': { ${load('ko')}, ${load('en')} } }, name: 'order'`);
  expect(built).toContain(`messages: { ko: () => import(/* webpackChunkName: "locale-ko" */ '../locales/ko.json?for=')`);
});

test('two versions of a surface need a chunk each', () => {
  const one = "'ugc/list@1': () => import('./surfaces/list/list.surface')";
  const source = `export default defineRemote({ surfaces: { ${one}, ${one.replace('@1', '@2')} } });`;
  expect(() => readDoor(FILE, source)).toThrow('surfaces.ugc/list@2: another key names the chunk surface-list too');
});

test.each([...REMOTES])('the door of %s is read by the build: its screens are the table’s, its words in each language', (remote) => {
  const parts = readDoor(doorFile(remote));
  const keys = (kind: string) => parts.filter((part) => part.kind === kind).map(({ key }) => key);
  const owned = Object.values(ROUTES).filter(({ owner }) => owner === remote);
  expect(owned.map(({ screen }): string => screen)).toEqual(expect.arrayContaining(keys('screens')));
  expect(keys('messages')).toEqual([...LOCALES]);
});

import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LOCALES } from '@hyangro/contracts/locales';
import { REMOTES } from '@hyangro/contracts/routes/table';
import { doorFile, readDoor } from './door';
import { reachableFrom } from './reachable';
import { usedIn } from './used-words';
import { sourcesOf, wordsOf } from './word-set-loader';
import { remoteDir } from './workspace-paths.mjs';

const wordsFor = (remote: string, set: string, locale: string): string[] => {
  const catalogue = readFileSync(path.join(remoteDir(remote), `locales/${locale}.json`), 'utf8');
  return Object.keys(JSON.parse(wordsOf(catalogue, sourcesOf(doorFile(remote), set).values())));
};

test.each([
  ['written out', "t('cart.title')", true],
  ['one of its plural forms', "t('cart.count', { count })", true],
  ['its beginning in a template', 't(`cart.state.${code}`)', true],
  ['its beginning before a plus', "t('cart.state.' + code)", true],
  ['a longer key', "t('cart.title.long')", false],
])('a text is used by sources that have its key: %s', (_, source, isUsed) => {
  const used = usedIn(source);
  expect(['cart.title', 'cart.count_one', 'cart.state.PAID'].some(used)).toBe(isUsed);
});

test('the sources of a screen are what it reaches, lazy parts too, types and other packages aside', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'hyangro-reach-'));
  const write = (file: string, source: string) => writeFileSync(path.join(dir, file), source);
  mkdirSync(path.join(dir, 'sheet'));
  write('cart.tsx', "import { line } from './line'; import type { T } from './types'; import '@hyangro/ui/theme'; import('./sheet');");
  write('line.ts', "export * from './money'; export const line = <A>(a: A) => a;");
  write('money.ts', "import './cart';");
  write('types.ts', "import './money'; export type T = 1;");
  write('sheet/index.ts', "export { line } from '../line';");
  const names = [...reachableFrom([path.join(dir, 'cart')]).keys()].map((file) => path.relative(dir, file));
  expect(names.sort()).toEqual(['cart.tsx', 'line.ts', 'money.ts', 'sheet/index.ts']);
  write('line.ts', "import './gone';");
  expect(() => reachableFrom([path.join(dir, 'cart')])).toThrow('gone: no such module');
  rmSync(dir, { recursive: true });
});

const SETS = REMOTES.flatMap((remote) =>
  [...new Set(readDoor(doorFile(remote)).flatMap(({ words }) => words ?? []))].map((set): [string, string] => [remote, set]),
);
test.each(SETS)('the set of words of %s for %s has the same texts in ko, en and cn', (remote, set) => {
  const ko = wordsFor(remote, set, 'ko');
  for (const locale of LOCALES) expect(wordsFor(remote, set, locale).sort()).toEqual([...ko].sort());
});

test.each([...new Set(SETS.map(([remote]) => remote))])('each text of %s comes with a set of words, or with what has none', (remote) => {
  const all = Object.keys(JSON.parse(readFileSync(path.join(remoteDir(remote), 'locales/ko.json'), 'utf8')));
  const sets = ['', ...SETS.flatMap(([of, set]) => (of === remote ? [set] : []))].map((set) => wordsFor(remote, set, 'ko'));
  expect([...new Set(sets.flat())].sort()).toEqual(all.sort());
  for (const words of sets) expect(words.length).toBeLessThan(all.length);
});

test('the title of a screen and its first frame count too, though the door itself holds them', () => {
  const besides = readDoor(doorFile('order')).flatMap(({ kind, key, beside = [] }) => (kind === 'screens' ? [[key, beside]] : []));
  expect(Object.fromEntries(besides)).toMatchObject({
    cart: ['./data/cart.queries', './screens/cart/cart.head'],
    'order-detail': ['./screens/order-detail/order-detail.head', './screens/order-detail/order-detail-opening'],
  });
  const files = [...sourcesOf(doorFile('order'), 'cart').keys()].map((file) => path.basename(file));
  expect(files).toContain('cart.head.ts');
});

test('the cart, the checkout, orders and claims bring their own words, each a part of what they were together', () => {
  const [cart, checkout, orders, claims, rest] = ['cart', 'checkout', 'orders', 'claims', ''].map((set) => wordsFor('order', set, 'ko'));
  expect(cart).toEqual(expect.arrayContaining(['cart.title', 'warning.noStock', 'receipt.title']));
  expect(checkout).toEqual(expect.arrayContaining(['payment.title', 'coupons.title', 'complete.title', 'payFailure.text.DECLINED']));
  expect(orders).toEqual(expect.arrayContaining(['orders.title', 'detail.title', 'tracking.step.DELIVERED', 'confirm.title']));
  expect(claims).toEqual(expect.arrayContaining(['claims.title', 'claim.form.RETURN', 'claim.parcel.title']));
  expect(rest).toContain('document.RECEIPT');
  const foreign = (words: readonly string[] | undefined, begin: RegExp) => words?.filter((key) => begin.test(key));
  expect(foreign(cart, /^(payment|orders|claim|claims|document|complete)\./)).toEqual([]);
  expect(foreign(checkout, /^(cart|claim|claims|document|reorder)\./)).toEqual([]);
  expect(foreign(claims, /^(cart|payment|coupons|tracking)\./)).toEqual([]);
});

test('the product page brings its own words and those of its sheets, and none of the filters of a list', () => {
  const words = wordsFor('catalog', 'product', 'ko');
  expect(words).toEqual(expect.arrayContaining(['buy.cart', 'restock.title', 'compare.title', 'option.missing.SHADE']));
  expect(words.filter((key) => /^(filter|sort|search|coupons|qnaForm)\./.test(key))).toEqual([]);
  expect(wordsFor('catalog', '', 'ko')).toContain('search.suggest.label');
});

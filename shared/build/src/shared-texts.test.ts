import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isRouteName } from '@hyangro/contracts/routes/paths';
import { REMOTES, type RouteName } from '@hyangro/contracts/routes/table';
import { isBuilt } from './built-routes';

const ROOT = path.join(__dirname, '../../..');
const MESSAGES = path.join(ROOT, 'shared/contracts/messages');
const read = <T>(file: string): T => JSON.parse(readFileSync(path.join(MESSAGES, file), 'utf8')) as T;
const texts = (name: string, locale: string) => read<Record<string, string>>(`${name}.${locale}.json`);
const CATALOGUES = ['codes', 'terms'] as const;

/** Everything that may name a message: server and browser, without their tests. */
const sources = [
  'api/src',
  'shell/src',
  'shared/contracts/src',
  'shared/runtime/src',
  'shared/commerce/src',
  ...REMOTES.map((remote) => `mfe-${remote}/src`),
]
  .flatMap((dir) => readdirSync(path.join(ROOT, dir), { recursive: true, withFileTypes: true }))
  .filter(({ name, parentPath }) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !/[\\/]testing([\\/]|$)/.test(parentPath))
  .map(({ name, parentPath }) => readFileSync(path.join(parentPath, name), 'utf8'))
  .join('\n');
/** Beginnings of keys that are put together: `grade.${code}`. */
const beginnings = [...sources.matchAll(/[`']([\w-]+\.)\$\{/g)].map(([, beginning]) => beginning ?? '');
const isUsed = (key: string) =>
  ["'", '"', '`'].some((quote) => sources.includes(key + quote)) || beginnings.some((beginning) => key.startsWith(beginning));

test.each(CATALOGUES)('GEN-05 the shared %s are said in ko, en and cn, with the same places for values', (name) => {
  const places = (text = '') => String([...new Set(text.match(/\{\{\w+\}\}/g))].sort());
  const ko = texts(name, 'ko');
  for (const locale of ['en', 'cn']) {
    const other = texts(name, locale);
    expect([locale, Object.keys(other).sort()]).toEqual([locale, Object.keys(ko).sort()]);
    expect(Object.keys(ko).filter((key) => !other[key] || places(other[key]) !== places(ko[key]))).toEqual([]);
  }
});

type Coming = Record<(typeof CATALOGUES)[number], Partial<Record<RouteName, string[]>>>;

/** `coming.json` lists texts by the route whose screen is still to come. It shrinks with them: an entry that has found its user fails here. */
test.each(CATALOGUES)('GEN-05 none of the shared %s is without a user, but for those whose screens are still to come', (name) => {
  const unused = Object.keys(texts(name, 'ko')).filter((key) => !isUsed(key));
  const coming = read<Coming>('coming.json')[name];
  expect(Object.values(coming).flat().sort()).toEqual(unused.sort());
  expect(Object.keys(coming).filter((route) => !isRouteName(route) || isBuilt(route))).toEqual([]);
});

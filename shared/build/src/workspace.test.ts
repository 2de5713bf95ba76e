import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { REMOTES } from '@hyangro/contracts/routes/table';
import { usedIn } from './used-words';
import { WORDS_TO_WRITE } from './words-to-write';

const ROOT = path.join(__dirname, '../../..');
const PACKAGES = ['shell', ...REMOTES.map((remote) => `mfe-${remote}`)];
const sources = (dir: string): { file: string; text: string }[] =>
  readdirSync(path.join(ROOT, dir), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ file: path.relative(ROOT, file), text: readFileSync(file, 'utf8') }));
const allOf = (dir: string): string =>
  sources(dir)
    .map(({ text }) => text)
    .join('\n');
const catalogue = (dir: string, locale: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(ROOT, dir, `locales/${locale}.json`), 'utf8'));

test.each(PACKAGES)('GEN-05 %s says everything in ko, en and cn, and nothing is left empty', (dir) => {
  const ko = catalogue(dir, 'ko');
  for (const locale of ['en', 'cn']) {
    const texts = catalogue(dir, locale);
    expect([locale, Object.keys(texts).sort()]).toEqual([locale, Object.keys(ko).sort()]);
    const empty = Object.entries(texts).filter(([key, text]) => !text && ko[key] && key !== 'site.mark');
    expect(empty).toEqual([]);
  }
});

test.each(PACKAGES)('every text of %s that a generator left to write is written', (dir) => {
  const gaps = ['ko', 'en', 'cn'].flatMap((locale) =>
    Object.entries(catalogue(dir, locale)).flatMap(([key, text]) => (text.startsWith(WORDS_TO_WRITE) ? [`${locale}: ${key}`] : [])),
  );
  expect(gaps).toEqual([]);
});

test.each(PACKAGES)('GEN-05 texts of %s have the same places for values in each language', (dir) => {
  const places = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort();
  /** "A coupon" says its number in words. */
  const isOne = (key: string) => key.endsWith('_one');
  const placesOf = (key: string, text = '') => String(places(isOne(key) ? text.replace('{{count}}', '') : text));
  for (const locale of ['en', 'cn']) {
    const texts = catalogue(dir, locale);
    const different = Object.entries(catalogue(dir, 'ko')).filter(([key, text]) => placesOf(key, texts[key]) !== placesOf(key, text));
    expect([locale, different.map(([key]) => key)]).toEqual([locale, []]);
  }
});

test.each(PACKAGES)('GEN-05 %s has no text that nobody shows', (dir) => {
  const isUsed = usedIn(allOf(`${dir}/src`));
  expect(Object.keys(catalogue(dir, 'ko')).filter((key) => !isUsed(key))).toEqual([]);
});

/** Catalogues that come with one screen alone: those of their keys, or of the names in them, that no source of the remote has. */
const OWN_CATALOGUES: readonly [dir: string, name: string, unusedIn: (keys: string[], text: string) => string[]][] = [
  ['mfe-layout', 'publ', unusedKeys],
  ['mfe-layout', 'welcome', unreadNames],
  ['mfe-catalog', 'guide', unreadNames],
  ['shell', 'leave', unreadNames],
  ['shell', 'full', unreadNames],
];
test.each(OWN_CATALOGUES)(
  'GEN-05 the texts of %s for “%s” are said in ko, en and cn, with the same places, and each is shown',
  (dir, name, unusedIn) => {
    const [ko, en, cn] = ['ko', 'en', 'cn'].map((locale) => flat(catalogue(`${dir}`, `${name}/${locale}`)));
    const shape = (texts = new Map<string, string>()) =>
      [...texts].map(([key, text]) => [key, text !== '', ...(text.match(/\{\{\w+\}\}/g) ?? []).sort()]).sort();
    expect([shape(en), shape(cn)]).toEqual([shape(ko), shape(ko)]);
    expect(unusedIn([...(ko?.keys() ?? [])], allOf(`${dir}/src`))).toEqual([]);
  },
);

/** `steps.0.title` and its text; keys of a flat catalogue as they are. */
function flat(texts: object, at = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[at + key, value]] : [...flat(value as object, `${at}${key}.`)],
    ),
  );
}
/** `t1.title` is asked for as `${template}.title`, of templates by name. */
function unusedKeys(keys: string[], text: string): string[] {
  const isUsed = usedIn(text);
  return keys.filter((key) => {
    const [begin = '', end = ''] = key.split(/(?=\.[^.]*$)/);
    const isOfTemplate = text.includes(`}${end}\``) && text.includes(`key: '${begin}'`);
    return !isUsed(key) && !isOfTemplate;
  });
}
function unreadNames(keys: string[], text: string): string[] {
  const names = new Set(keys.flatMap((key) => key.split('.')).filter((name) => !/^\d+$/.test(name)));
  return [...names].filter((name) => !new RegExp(`\\b${name}\\b`).test(text));
}

/** Names that a file takes from a package as values. */
const namesFrom = (text: string, name: string): string[] =>
  [...text.matchAll(new RegExp(`import (?!type)(?:[\\w*]+, )?\\{([^}]*)\\} from '${name}'`, 'g'))].flatMap(([, list]) =>
    (list ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part && !part.startsWith('type '))
      .map((part) => part.split(' as ')[0] ?? ''),
  );

test.each([
  ['react-router-dom', 'react-router-dom'],
  ['@tanstack/react-query', 'react-query'],
  ['@emotion/react', 'emotion-react'],
])('MFE-03 what browser code takes from %s is in its facade', (name, facade) => {
  const text = readFileSync(path.join(ROOT, `shared/runtime/src/facades/${facade}.ts`), 'utf8');
  const offered = new Set(
    [...text.matchAll(/export \{([^}]*)\}/g)].flatMap(([, list]) =>
      (list ?? '')
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    ),
  );
  const missing = [
    'shell/src',
    ...REMOTES.map((remote) => `mfe-${remote}/src`),
    'shared/ui/src',
    'shared/runtime/src',
    'shared/commerce/src',
  ]
    .flatMap(sources)
    .filter(({ file }) => !file.startsWith('shell/src/server') && !file.includes('/testing/') && !file.includes('/facades/'))
    .flatMap(({ file, text: source }) =>
      namesFrom(source, name)
        .filter((taken) => !offered.has(taken))
        .map((taken) => `${file}: ${taken}`),
    );
  expect(missing).toEqual([]);
});

test('the remotes of the contract are the folders mfe-*: each is built, tested, guarded and served', () => {
  const folders = readdirSync(ROOT).filter((name) => name.startsWith('mfe-') && existsSync(path.join(ROOT, name, 'package.json')));
  expect(folders.sort()).toEqual(REMOTES.map((remote) => `mfe-${remote}`).sort());
});

test.each([...REMOTES])('MFE-01 mfe-%s is a package of its own: one door, lifecycles, its own build', (remote) => {
  const dir = path.join(ROOT, `mfe-${remote}`);
  for (const file of ['src/remote.ts', 'src/lifecycles.ts', 'webpack.config.ts', 'package.json'])
    expect([file, existsSync(path.join(dir, file))]).toEqual([file, true]);
  const { dependencies } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as { dependencies: Record<string, string> };
  expect(Object.keys(dependencies).filter((name) => name.startsWith('@hyangro/mfe-') || name === '@hyangro/shell')).toEqual([]);
  expect(readFileSync(path.join(dir, 'webpack.config.ts'), 'utf8')).toContain(`remoteConfig('${remote}')`);
});

test.each([...REMOTES])('MFE-15 no style of mfe-%s reaches outside its own elements', (remote) => {
  const files = sources(`mfe-${remote}/src`);
  expect(
    files.filter(({ text }) => /\bGlobal\b.*from '@emotion\/react'|injectGlobal|import '[^']*\.css'/.test(text)).map(({ file }) => file),
  ).toEqual([]);
  expect(readdirSync(path.join(ROOT, `mfe-${remote}/src`), { recursive: true }).filter((file) => String(file).endsWith('.css'))).toEqual(
    [],
  );
});

test('the type check reads the source of every package', () => {
  const compiler = path.join(ROOT, 'node_modules/typescript-native/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '--listFilesOnly', '-p', ROOT], { encoding: 'utf8' });
  const checked = new Set(stdout.split('\n'));
  const packages = [...PACKAGES, ...readdirSync(path.join(ROOT, 'shared')).map((name) => `shared/${name}`), 'api'].filter((dir) =>
    existsSync(path.join(ROOT, dir, 'src')),
  );
  const unread = packages
    .flatMap((dir) => sources(`${dir}/src`).map(({ file }) => file))
    .filter((file) => !checked.has(path.join(ROOT, file)));
  expect(unread).toEqual([]);
});

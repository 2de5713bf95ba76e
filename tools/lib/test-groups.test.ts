import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeGroups } from './test-groups';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'hyangro-groups-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text = ''): string {
  const place = path.join(root, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
  return place;
}
/** What each written file requires, by its name. */
function groups(): Record<string, string[]> {
  const folder = path.join(root, '.cache/test-groups');
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.test.ts'));
  return Object.fromEntries(
    names.sort().map((name) => {
      const required = readFileSync(path.join(folder, name), 'utf8').matchAll(/^ {2}require\("(.*)"\)/gm);
      return [name, [...required].map(([, file = '']) => path.relative(root, file))];
    }),
  );
}

test('test files of a package run together, in groups of twenty; each file is in one group', () => {
  const files = Array.from({ length: 45 }, (_, at) => write(`api/src/${at}.test.ts`));
  const others = [write('shared/ui/src/a.test.tsx'), write('shared/rules/src/a.test.ts')];
  writeGroups([...files, ...others], root);
  const all = Object.entries(groups());
  expect(all.map(([name, its]) => [path.dirname(name), its.length]).sort()).toEqual([
    ['api', 20],
    ['api', 20],
    ['api', 5],
    ['shared/rules', 1],
    ['shared/ui', 1],
  ]);
  expect(all.flatMap(([, its]) => its).sort()).toEqual([...files, ...others].map((file) => path.relative(root, file)).sort());
});

test('a file that sets its time or replaces a module runs by itself, and first', () => {
  const slow = write('api/src/slow.test.ts', 'jest.setTimeout(60_000);');
  const mocks = write('api/src/mocks.test.ts', "jest.mock('./other', () => ({})); // and some more text");
  const long = write('api/src/long.test.ts', 'x'.repeat(5_000));
  writeGroups([long, slow, mocks], root);
  expect(groups()).toEqual({
    'api/000.test.ts': ['api/src/mocks.test.ts'],
    'api/001.test.ts': ['api/src/slow.test.ts'],
    'api/002.test.ts': ['api/src/long.test.ts'],
  });
});

test('a group has the environment that its files ask for', () => {
  const inNode = write('shell/src/a.test.ts', '/** @jest-environment node */\n');
  const others = [write('shell/src/b.test.ts'), write('shell/src/c.test.ts', '// @jest-environment node')];
  writeGroups([inNode, ...others], root);
  const ofOthers = ['shell/src/b.test.ts', 'shell/src/c.test.ts'];
  expect(groups()).toEqual({ 'shell/000.test.ts': ['shell/src/a.test.ts'], 'shell/001.test.ts': ofOthers });
  const texts = ['000', '001'].map((name) => readFileSync(path.join(root, `.cache/test-groups/shell/${name}.test.ts`), 'utf8'));
  expect(texts.map((text) => text.startsWith('/** @jest-environment node */\n'))).toEqual([true, false]);
});

test('groups of the run before are gone, those of other packages too', () => {
  writeGroups([write('api/src/a.test.ts'), write('shell/src/a.test.ts')], root);
  writeGroups([write('api/src/b.test.ts')], root);
  expect(groups()).toEqual({ 'api/000.test.ts': ['api/src/b.test.ts'] });
});

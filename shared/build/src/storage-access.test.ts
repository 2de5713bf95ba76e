import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { REMOTES } from './workspace-paths.mjs';

const ROOT = path.join(__dirname, '../../..');
const IN_BROWSERS = [
  'shell',
  ...REMOTES.map((name) => `mfe-${name}`),
  'shared/runtime',
  'shared/ui',
  'shared/commerce',
  'shared/contracts',
];
const THE_STORAGE = 'shared/runtime/src/storage/index.ts';

test('LS-24 one file alone reads the browser’s storage: what its test holds for every key counts on every screen', () => {
  const sources = IN_BROWSERS.flatMap((dir) =>
    readdirSync(path.join(ROOT, dir, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test(-d)?\.tsx?$/.test(file))
      .map((file) => `${dir}/src/${file}`),
  );
  expect(sources.length).toBeGreaterThan(300);
  const readers = sources.filter((file) => /\b(local|session)Storage\b/.test(readFileSync(path.join(ROOT, file), 'utf8')));
  expect(readers).toEqual([THE_STORAGE]);
});

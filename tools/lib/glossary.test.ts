import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const PACKAGES = readdirSync(ROOT).filter((folder) => /^(api|e2e|shell|shared|tools|mfe-\w+)$/.test(folder));
const LEFT_OUT = new Set(['node_modules', 'dist', 'dist-node', '.cache', 'migrations', 'demo', 'locales']);

/** Sources in one text, without tests: who reads a word in the glossary must find it where it is used. */
const code = PACKAGES.map((folder) => textOf(path.join(ROOT, folder))).join('\n');

function textOf(dir: string): string {
  return readdirSync(dir, { withFileTypes: true })
    .filter(({ name }) => !LEFT_OUT.has(name))
    .map((entry) => {
      const file = path.join(dir, entry.name);
      if (entry.isDirectory()) return textOf(file);
      return /\.(ts|tsx|mjs)$/.test(entry.name) && !/\.(test|spec)\./.test(entry.name) ? readFileSync(file, 'utf8') : '';
    })
    .join('\n');
}

/** Our words of the glossary: several in one row are parted by commas, what is in brackets says which one is meant. */
const words = readFileSync(path.join(ROOT, 'docs/GLOSSARY.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .slice(2)
  .flatMap((row) => (row.split('|')[2] ?? '').replace(/\(.*\)/, '').split(','))
  .map((word) => word.trim());

/** `login target` as it is said, and as `loginTarget`, `login-target` or `LOGIN_TARGET`. */
const isSaid = (word: string) =>
  new RegExp(
    word
      .replace(/[’']s\b/, `[’']?s`)
      .split(/[\s-]+/)
      .join('[\\s*_-]*'),
    'i',
  ).test(code);

test('every word of the glossary is a word of the code', () => {
  expect(words.length).toBeGreaterThan(50);
  expect(words.filter((word) => !isSaid(word))).toEqual([]);
});

test('a word that nobody says is found', () => {
  expect(['login target', 'group picks', 'word of nobody at all'].map(isSaid)).toEqual([true, true, false]);
});

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { REMOTES, readJson, remoteDir } from '../../shared/build/src/workspace-paths.mjs';
import { ROOT, bin, run, runNode, tryOutput } from './proc.mjs';

const git = (...args: readonly string[]) =>
  tryOutput('git', ['-C', ROOT, ...args])
    ?.split('\n')
    .filter(Boolean) ?? [];

/** Where this branch left main. */
function base(): string {
  const [commit = 'HEAD'] = git('merge-base', 'HEAD', git('rev-parse', '--verify', '-q', 'origin/main').length ? 'origin/main' : 'main');
  return commit;
}

/** Files that are not as where this branch left main, and those that git does not know yet; what is gone is left out. */
export function changedFiles(): string[] {
  const files = new Set([...git('diff', '--name-only', '--diff-filter=d', base()), ...git('ls-files', '--others', '--exclude-standard')]);
  return [...files].filter((file) => existsSync(path.join(ROOT, file)));
}

/** First and last of each run of lines in which a file differs from there, from 1; all lines of a file that git does not know yet. */
export function changedLines(file: string): [first: number, last: number][] {
  if (git('ls-files', file).length === 0) return [[1, Infinity]];
  return linesOfDiff(git('diff', '--unified=0', '--no-ext-diff', base(), '--', file));
}
/** The same of the lines of a diff without context. */
export const linesOfDiff = (diff: readonly string[]): [first: number, last: number][] =>
  diff.flatMap((line) => {
    const [, first, count = '1'] = /^@@ \S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    return first === undefined || count === '0' ? [] : [[Number(first), Number(first) + Number(count) - 1]];
  });

/** From here on the test run's own step `unit` is as quick: more files than these are not picked one by one. */
const MOST_TESTS = 100;
const isScript = (file: string) => /\.(ts|tsx|mjs|cjs)$/.test(file);
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** Tests that read files of the workspace instead of importing them. */
const READERS: readonly [of: RegExp, test: string][] = [
  [/\/locales\/.*\.json$/, 'shared/build/src/workspace.test.ts'],
  [/^docs\/GLOSSARY\.md$/, 'tools/lib/glossary.test.ts'],
];

/** Where a file is at home: an API module, else its package; `''` at the root. */
export const homeOf = (file: string): string => /^(api\/src\/(?:modules|platform)\/[^/]+\/|shared\/[^/]+\/|[^/]+\/)/.exec(file)?.[1] ?? '';

/**
 * Tests of a change.
 * @param files what is changed
 * @param related tests that import something of it, over packages too
 * @returns those to run; `left` counts the related ones that are not among them, because there are too many
 */
export function testsOf(files: readonly string[], related: readonly string[]): { tests: string[]; left: number } {
  const homes = new Set(files.filter(isScript).map(homeOf));
  const own = related.length > MOST_TESTS ? related.filter((test) => homes.has(homeOf(test))) : related;
  const readers = READERS.flatMap(([of, test]) => (files.some((file) => of.test(file)) ? [test] : []));
  const tests = [...new Set([...own, ...files.filter(isTest), ...readers])].sort();
  return { tests, left: related.filter((test) => !tests.includes(test)).length };
}

/** Tests that reach these files over imports of any package; jest's own search ends at the package. */
async function relatedTests(files: readonly string[]): Promise<string[]> {
  const reaches = `^(${files.map((file) => file.replace(/[.[\]()+]/g, '\\$&')).join('|')})$`;
  const answer = await run(bin('depcruise'), ['--config', '.dependency-cruiser.cjs', '--reaches', reaches, '-T', 'json', '.'], {
    quiet: true,
  });
  const { modules } = JSON.parse(answer) as { modules: { source: string }[] };
  return modules.map(({ source }) => source).filter(isTest);
}

/**
 * Folders and files of journeys for these files: those of each remote that is changed, of the remotes that ask a changed API module, of the
 * shell, and changed journeys themselves.
 */
export function journeysOf(files: readonly string[]): string[] {
  const sources = files.filter((file) => !isTest(file));
  const own = sources.flatMap((file) => /^(?:mfe-(\w+)|(shell))\//.exec(file)?.slice(1).find(Boolean) ?? []);
  const modules = new Set(sources.flatMap((file) => /^api\/src\/modules\/([^/]+)\//.exec(file)?.[1] ?? []));
  const folders = new Set([...own, ...[...modules].flatMap(askersOf)]);
  const specs = files.filter((file) => /^e2e\/specs\/.*\.spec\.ts$/.test(file)).map((file) => file.slice('e2e/'.length));
  return [...[...folders].map((folder) => `specs/${folder}/`).filter((dir) => existsSync(path.join(ROOT, 'e2e', dir))), ...specs];
}

/** Remotes whose `contract.json` has a call that the module's routes answer. */
function askersOf(module: string): string[] {
  const dir = path.join(ROOT, 'api/src/modules', module);
  const routes = existsSync(dir) ? readdirSync(dir).filter((file) => file.endsWith('.routes.ts')) : [];
  const text = routes.map((file) => readFileSync(path.join(dir, file), 'utf8')).join('\n');
  return REMOTES.filter((remote) => {
    const { calls } = readJson(path.join(remoteDir(remote), 'contract.json')) as { calls: string[] };
    return calls.some((call) => text.includes(`'${call}'`));
  });
}

/** Whether a change reaches further than the journeys of a remote: into all of them. */
const reachesAll = (files: readonly string[]) =>
  files.some((file) => /^(shared\/|shell\/|api\/src\/(?!modules\/))/.test(file) && !isTest(file));

/** What a change can touch, for a look before it is handed in; CI runs everything. */
export async function checkChanged(): Promise<void> {
  const files = changedFiles();
  if (!files.length) return console.log('Nothing is changed.');
  const scripts = files.filter(isScript);
  await run(bin('oxfmt'), ['--check', '--no-error-on-unmatched-pattern', ...files]);
  if (scripts.length) {
    await run(bin('eslint'), ['--max-warnings', '0', '--no-warn-ignored', ...scripts]);
    await run(bin('oxlint'), ['-c', 'oxlint.types.json', '--no-error-on-unmatched-pattern', ...scripts]);
    await run('npm', ['run', '-s', 'borders']);
  }
  const { tests, left } = testsOf(files, scripts.length ? await relatedTests(scripts) : []);
  if (left) console.log(`${left} more test files import what is changed: \`npm test unit\` runs them.`);
  if (tests.length) await runNode([bin('../jest/bin/jest.js'), '--maxWorkers=2', '--passWithNoTests', '--runTestsByPath', ...tests]);
  const journeys = journeysOf(files);
  if (journeys.length) await runNode(['tools/e2e.mjs', '--project', 'desktop', ...journeys]);
  if (reachesAll(files)) console.log('What is changed reaches every screen: `npm test e2e` runs all journeys.');
}

import path from 'node:path';
import { checkChanged } from './changed';
import { ensureChromium } from './chromium';
import { startPostgres } from './postgres';
import { ROOT, bin, run, runNode } from './proc.mjs';
import { writeGroups } from './test-groups';
import { tryAlone } from './try-alone';
import { tryGenerators } from './try-generators';
import { tryNewRemote } from './try-new-remote';

const REPORTERS = ['default', path.join(ROOT, 'tools/lib/slowest-tests.mjs')].map((reporter) => `--reporters=${reporter}`);

/** In MB. The young heap has more than V8's 16: what lives as long as one test was copied again and again, a twentieth of the tests' time. */
const HEAP = ['--max-old-space-size=4096', '--max-semi-space-size=64'];

/** @param chosen what Jest is told to choose test files by */
async function jest(...chosen: readonly string[]): Promise<void> {
  const listed = await run(bin('jest'), ['--listTests', ...chosen], { quiet: true });
  // Beside the files it says which projects it has looked through.
  writeGroups(listed.trim().split('\n').filter(path.isAbsolute));
  await runNode([...HEAP, bin('../jest/bin/jest.js'), '-c', 'jest.groups.config.mjs', '--maxWorkers=2', ...REPORTERS]);
}

/** What opens the database of a test: tests that never come to it prove nothing more on PostgreSQL. */
const THE_DATABASE = 'api/src/platform/testing/test-database.ts';
/** These start an embedded database of their own, whatever the others run on. */
const OF_THE_EMBEDDED = String.raw`api[\\/]src[\\/](server|modules[\\/]payment[\\/]crash|platform[\\/]db[\\/]embedded-database)\.test`;

type Step = readonly [title: string, run: () => Promise<unknown>];
type Steps = Readonly<Record<string, Step>>;

/** Steps by their names: what each proves and how. These read the sources alone, use one core each, and print nothing when all is well. */
const CHECKS: Steps = {
  types: ['types', () => runNode([bin('../typescript-native/bin/tsc'), '--noEmit', '-p', 'tsconfig.json'])],
  lint: ['lint', () => run(bin('eslint'), ['.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint'])],
  promises: ['no promise is left alone', () => run(bin('oxlint'), ['-c', 'oxlint.types.json'])],
  format: ['format', () => run(bin('oxfmt'), ['--check', '.'], { quiet: true })],
  borders: ['borders between packages and modules', () => run('npm', ['run', '-s', 'borders'])],
  knip: ['nothing unused', () => run(bin('knip'), [])],
};
const CHECKS_AT_ONCE = 2;

const UNIT: Steps = { unit: ['unit tests, and the API on the embedded database', () => jest()] };

/** Two lanes at once: each leaves a core idle for a good part of its time. */
const COPY: Steps = { generators: ['generators, on a copy of the workspace', tryGenerators] };
const BUILD: Steps = {
  alone: ['a remote against its contract, without the others', tryAlone],
  build: ['build and release', () => runNode(['tools/build.mjs'])],
  'new-remote': ['a new remote, from its scaffold to its visitors', tryNewRemote],
};

/** Steps that keep both cores busy, or measure: one after the other. */
const RUNS: Steps = {
  postgres: [
    'the API on PostgreSQL, races included',
    withPostgres(() => jest('--selectProjects', 'api', '--testPathIgnorePatterns', OF_THE_EMBEDDED, '--findRelatedTests', THE_DATABASE)),
  ],
  bench: ['byte budgets', async () => runNode(['tools/bench.mjs', '--budgets'], { env: { CHROMIUM_PATH: await ensureChromium() } })],
  'bench-self-test': [
    'the bench sees what is slow',
    async () => runNode(['tools/bench.mjs', '--self-test', '--quick'], { env: { CHROMIUM_PATH: await ensureChromium() } }),
  ],
  e2e: ['journeys in Chromium', () => runNode(['tools/e2e.mjs'])],
};

/** Steps that are run by name only. */
const BY_NAME: Steps = { changed: ['what the change can touch', checkChanged] };

/** Runs the named steps, or all; prints how each ended and answers the exit code. */
export async function runSteps(names: readonly string[]): Promise<number> {
  const all = { ...CHECKS, ...UNIT, ...COPY, ...BUILD, ...RUNS, ...BY_NAME };
  const unknown = names.filter((name) => !(name in all));
  if (unknown.length) throw new Error(`No such step: ${unknown.join(', ')}. There are: ${Object.keys(all).join(', ')}.`);
  const chosen = names.includes('changed') ? ['types', ...names] : names;
  const isWanted = (name: string) => (chosen.length ? chosen.includes(name) : !(name in BY_NAME));
  const wanted = (steps: Steps) => Object.entries(steps).flatMap(([name, step]) => (isWanted(name) ? [step] : []));
  const results = [
    ...(await runAll(wanted(CHECKS), CHECKS_AT_ONCE)),
    ...(await runAll(wanted(UNIT), 1)),
    ...(await Promise.all([runAll(wanted(COPY), 1), runAll(wanted(BUILD), 1)])).flat(),
    ...(await runAll(wanted({ ...RUNS, ...BY_NAME }), 1)),
  ];
  const failed = results.filter(({ error }) => error).length;
  console.log('');
  for (const { title, error, seconds } of results) console.log(`${error ? '✗' : '✓'} ${title} (${seconds} s)`);
  console.log(`${results.length - failed} passed, ${failed} failed`);
  return failed ? 1 : 0;
}

interface Result {
  title: string;
  error: Error | null;
  seconds: number;
}

/** Runs steps in their order, so many at a time; a step that fails stops no other. */
async function runAll(steps: readonly Step[], atOnce: number): Promise<Result[]> {
  const results: Result[] = [];
  const left = steps.map(([title, run], place) => ({ title, run, place }));
  const lane = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const { title, run, place } = next;
      const started = Date.now();
      console.log(`\n── ${title}`);
      const error = await run().then(
        () => null,
        (reason: Error) => reason,
      );
      if (error) console.error(`${title}: ${error.message}`);
      results[place] = { title, error, seconds: Math.round((Date.now() - started) / 1000) };
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return results;
}

function withPostgres(step: () => Promise<unknown>): () => Promise<void> {
  return async () => {
    const postgres = await startPostgres();
    process.env.TEST_DATABASE_URL = postgres.url;
    try {
      await step();
    } finally {
      delete process.env.TEST_DATABASE_URL;
      postgres.stop();
    }
  };
}

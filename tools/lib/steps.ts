import { ensureChromium } from './chromium';
import { startPostgres } from './postgres';
import { bin, run, runNode } from './proc.mjs';
import { tryGenerators } from './try-generators';

const jest = (...args: readonly string[]): Promise<unknown> =>
  runNode(['--max-old-space-size=4096', bin('../jest/bin/jest.js'), '--maxWorkers=2', ...args]);

/** Every step of the test run in order: what it proves and how. */
const STEPS: Readonly<Record<string, readonly [title: string, run: () => Promise<unknown>]>> = {
  types: ['types', () => runNode([bin('../typescript-native/bin/tsc'), '--noEmit', '-p', 'tsconfig.json'])],
  lint: ['lint', () => run(bin('eslint'), ['.', '--max-warnings', '0', '--cache', '--cache-location', '.cache/eslint'])],
  promises: ['no promise is left alone', () => run(bin('eslint'), ['.', '-c', 'eslint.types.config.mjs', '--max-warnings', '0'])],
  format: ['format', () => run(bin('prettier'), ['--check', '--log-level', 'warn', '--cache', '--cache-location', '.cache/prettier', '.'])],
  borders: ['borders between packages and modules', () => run('npm', ['run', '-s', 'borders'])],
  knip: ['nothing unused', () => run(bin('knip'), [])],
  unit: ['unit tests, and the API on the embedded database', () => jest()],
  generators: ['generators, on a copy of the workspace', tryGenerators],
  build: ['build and release', () => runNode(['tools/build.mjs'])],
  postgres: ['the API on PostgreSQL, races included', withPostgres(() => jest('--selectProjects', 'api'))],
  bench: ['byte budgets', async () => runNode(['tools/bench.mjs', '--budgets'], { env: { CHROMIUM_PATH: await ensureChromium() } })],
  'bench-self-test': [
    'the bench sees what is slow',
    async () => runNode(['tools/bench.mjs', '--self-test', '--quick'], { env: { CHROMIUM_PATH: await ensureChromium() } }),
  ],
  e2e: ['journeys in Chromium', () => runNode(['tools/e2e.mjs'])],
};

/** Runs the named steps, or all; prints how each ended and answers the exit code. */
export async function runSteps(names: readonly string[]): Promise<number> {
  const unknown = names.filter((name) => !(name in STEPS));
  if (unknown.length) throw new Error(`No such step: ${unknown.join(', ')}. There are: ${Object.keys(STEPS).join(', ')}.`);
  const results: { title: string; error: Error | null; seconds: number }[] = [];
  for (const [title, step] of Object.entries(STEPS).flatMap(([name, one]) => (!names.length || names.includes(name) ? [one] : []))) {
    const started = Date.now();
    console.log(`\n── ${title}`);
    const error = await step().then(
      () => null,
      (reason: Error) => reason,
    );
    if (error) console.error(error.message);
    results.push({ title, error, seconds: Math.round((Date.now() - started) / 1000) });
  }
  const failed = results.filter(({ error }) => error).length;
  console.log('');
  for (const { title, error, seconds } of results) console.log(`${error ? '✗' : '✓'} ${title} (${seconds} s)`);
  console.log(`${results.length - failed} passed, ${failed} failed`);
  return failed ? 1 : 0;
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

import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startPostgres } from '../../lib/postgres';
import { ROOT, bin } from '../../lib/proc.mjs';
import { instrument, type Lines, type Mutant } from './instrument';

export type Fate = { is: 'noticed'; by: string } | { is: 'lives' } | { is: 'unreached' };
export type Fates = ReadonlyMap<Mutant, Fate>;

/** What a sweep leaves to read. */
export const OUT = path.join(ROOT, '.cache/mutate/services');
const LOG = path.join(OUT, 'jest.log');
/** A test file that says nothing for so long goes round in circles. */
const SILENCE_MS = 180_000;
/** Databases of so many apps in one process are enough. */
const MUTANTS_A_PROCESS = 50;

/** What the test run is told: see `plan.mjs`. */
interface Run {
  test: string;
  mutants: readonly string[];
  sources: Record<string, string>;
  atLoad?: string;
}
interface Result {
  begun?: string;
  mutant?: string;
  noticedBy?: string | null;
  /** A hook failed or the time was over: a machine that is busy looks the same. */
  isDoubtful?: boolean;
  /** Mutants that tests came by, and those that ran while modules were loaded. */
  covered?: string[];
  loaded?: string[];
}

/**
 * Breaks services one edit at a time and runs the tests that pass the edit, until one fails. All mutants of a file stand in its code at once
 * and are switched on in turn, so that modules are loaded once; each gets a database of its own, a copy of the template.
 * @param files relative to the root
 * @param tests that may notice something, the nearest first
 * @param tellSoFar is called after each test file: a module may take half an hour
 */
export async function sweep(
  files: readonly string[],
  tests: readonly string[],
  tellSoFar: (fates: Fates) => void,
  lines?: ReadonlyMap<string, readonly Lines[]>,
): Promise<Fates> {
  const { mutants, sources } = await instrument(files, lines);
  const fates = new Map<Mutant, Fate>(mutants.map((mutant) => [mutant, { is: 'unreached' }]));
  if (mutants.length === 0) return fates;
  const postgres = await startPostgres();
  process.once('SIGINT', () => {
    postgres.stop();
    process.exit(130);
  });
  try {
    for (const test of tests) {
      const living = mutants.filter((mutant) => fates.get(mutant)?.is !== 'noticed');
      if (living.length === 0) break;
      const unchangedRun = () => runTests({ test, mutants: [''], sources }, postgres.url);
      let [unchanged] = await unchangedRun();
      // The first run of a day makes the template of all databases.
      if (unchanged?.isDoubtful) [unchanged] = await unchangedRun();
      if (!unchanged || unchanged.noticedBy) throw new Error(`${test} fails without a change: ${unchanged?.noticedBy ?? LOG}`);
      const { covered = [], loaded = [] } = unchanged;
      const reached = living.filter(({ id }) => covered.includes(id) || loaded.includes(id));
      const isInTests = ({ id }: Mutant) => covered.includes(id);
      const noticedBy = await runAll(
        test,
        reached.filter(isInTests).map(({ id }) => id),
        sources,
        postgres.url,
      );
      for (const { id } of reached.filter((mutant) => !isInTests(mutant))) {
        const [first] = await runTests({ test, mutants: [''], sources, atLoad: id }, postgres.url);
        if (!first || first.noticedBy) noticedBy.set(id, first?.noticedBy ?? 'the test file does not load');
      }
      for (const mutant of reached) {
        const by = noticedBy.get(mutant.id);
        fates.set(mutant, by ? { is: 'noticed', by: `${path.basename(test)}: ${by}` } : { is: 'lives' });
      }
      const noticed = reached.filter((mutant) => fates.get(mutant)?.is === 'noticed').length;
      console.log(`${test}: ${noticed} of ${reached.length} noticed`);
      tellSoFar(fates);
    }
    return fates;
  } finally {
    postgres.stop();
  }
}

/** The test that noticed each mutant, in as many processes as it takes. */
async function runAll(test: string, ids: readonly string[], sources: Record<string, string>, url: string): Promise<Map<string, string>> {
  const noticed = new Map<string, string>();
  const doubtful = new Set<string>();
  let left = [...ids];
  while (left.length > 0) {
    const results = await runTests({ test, mutants: left.slice(0, MUTANTS_A_PROCESS), sources }, url);
    if (results.length === 0) throw new Error(`${test} did not run: see ${LOG}`);
    const done = new Set<string>();
    for (const { begun, mutant = begun ?? '', noticedBy = 'the test run does not end', isDoubtful = true } of results) {
      // The process ended in the midst of it when nothing else is told of it.
      if (begun !== undefined && results.some((other) => other.mutant === begun)) continue;
      // Tried twice.
      const isAgain = doubtful.has(mutant);
      if (noticedBy && isDoubtful) doubtful.add(mutant);
      if (noticedBy && isDoubtful && !isAgain) continue;
      done.add(mutant);
      if (noticedBy) noticed.set(mutant, noticedBy);
    }
    left = left.filter((id) => !done.has(id));
  }
  return noticed;
}

/** One run of a test file under these mutants; ended when it falls silent. */
async function runTests({ test, ...given }: Run, url: string): Promise<Result[]> {
  mkdirSync(OUT, { recursive: true });
  const [plan, results] = [path.join(OUT, 'plan.json'), path.join(OUT, 'results.jsonl')];
  writeFileSync(plan, JSON.stringify({ ...given, results }));
  rmSync(results, { force: true });
  const log = createWriteStream(LOG);
  const config = path.join(ROOT, 'tools/mutate/services/jest.config.mjs');
  const args = [bin('../jest/bin/jest.js'), '-i', '--config', config, '--runTestsByPath', path.join(ROOT, test)];
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, MUTATE_PLAN: plan, TEST_DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream.pipe(log, { end: false });
  const began = Date.now();
  const lastWord = () => (existsSync(results) ? statSync(results).mtimeMs : began);
  const watch = setInterval(() => Date.now() - Math.max(lastWord(), began) > SILENCE_MS && child.kill('SIGKILL'), 1_000);
  await new Promise<void>((resolve) => child.on('close', () => resolve()));
  clearInterval(watch);
  log.end();
  if (!existsSync(results)) return [];
  const told = readFileSync(results, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Result);
  return given.mutants[0] === '' ? told.filter(({ mutant }) => mutant === '') : told;
}

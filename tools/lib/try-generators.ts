import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { bin, run } from './proc.mjs';
import { scratchCopy } from './scratch';

/** Some of each kind: a remote that has no screen yet, and one with its first. */
const GOOD = [
  ['endpoint', 'catalog', 'GET /makers/:makerCd'],
  ['endpoint', 'raffle', 'PUT /raffles/:raffleProductCd/favourite'],
  ['screen', 'mypage', 'faq', '--route', 'Faq'],
  ['screen', 'raffle', 'raffle-news', '--route', 'RaffleNews', '--path', '/raffle-news'],
  ['display', '101', 'image-row'],
  ['table', 'raffle', 'gift-card'],
  ['remote', 'gifts'],
  ['remote', 'cards'],
  ['screen', 'cards', 'home', '--route', 'Cards', '--path', '/cards'],
];
/** A taken name, a malformed one, another team's folder: one of each kind. */
const BAD = [
  ['endpoint', 'gifts', 'GET /gifts'],
  ['screen', 'raffle', 'brand', '--route', 'Brand'],
  ['table', 'raffle', 'Gift Card'],
  ['display', '1', 'hero'],
  ['remote', 'catalog'],
];

/**
 * Runs every generator on a copy of the workspace: bad requests are refused and write nothing, and what the good ones
 * write passes types, lint, format, borders, knip and its own tests. Rejects with the first that does not.
 */
export async function tryGenerators(): Promise<void> {
  const { root, linkPackages, remove } = scratchCopy();
  try {
    const untouched = new Map(contents(root));
    for (const args of BAD) {
      const { status, stderr } = generate(root, args);
      if (status !== 2) throw new Error(`pnpm new ${args.join(' ')} ended with ${status} instead of a refusal.\n${stderr}`);
    }
    if (changed(root, untouched).length) throw new Error(`A refused request wrote ${changed(root, untouched).join(', ')}.`);
    for (const args of GOOD) {
      const { status, stdout, stderr } = generate(root, args);
      if (status !== 0) throw new Error(`pnpm new ${args.join(' ')} failed.\n${stdout}${stderr}`);
      if (args[0] === 'remote') linkPackages('mfe-raffle', `mfe-${args[1]}`);
    }
    await prove(root, changed(root, untouched));
  } finally {
    remove();
  }
}

async function prove(root: string, files: readonly string[]): Promise<void> {
  const options = { cwd: root, quiet: true };
  const sources = files.filter((file) => /\.[cm]?[jt]sx?$/.test(file));
  const tests = files.filter((file) => /\.test\.tsx?$/.test(file));
  const typesAndStyle = async () => {
    await run('npm', ['run', '-s', 'typecheck'], options);
    await run(bin('eslint'), ['--max-warnings', '0', ...sources], options);
    await run(bin('prettier'), ['--check', '--ignore-unknown', ...files], options);
  };
  const structure = async () => {
    await run('npm', ['run', '-s', 'borders'], options);
    await run(bin('knip'), [], options);
  };
  await Promise.all([typesAndStyle(), structure()]);
  await run(
    bin('jest'),
    ['--maxWorkers=2', '--runTestsByPath', ...tests, 'mfe-layout/src/displays/headings.test.tsx', 'shared/build/src/workspace.test.ts'],
    options,
  );
}

const generate = (root: string, args: readonly string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'tools/new/cli.ts', ...args], { cwd: root, encoding: 'utf8' });

/** Files with a hash of what is in them; packages left out. */
function* contents(root: string, dir = ''): Generator<[file: string, hash: string]> {
  for (const entry of readdirSync(path.join(root, dir), { withFileTypes: true })) {
    const file = path.join(dir, entry.name);
    if (entry.name === 'node_modules' || entry.name === '.cache') continue;
    if (entry.isDirectory()) yield* contents(root, file);
    else
      yield [
        file,
        createHash('sha256')
          .update(readFileSync(path.join(root, file)))
          .digest('hex'),
      ];
  }
}

const changed = (root: string, before: ReadonlyMap<string, string>): string[] => {
  const now = new Map(contents(root));
  const gone = [...before.keys()].filter((file) => !existsSync(path.join(root, file)));
  return [...gone, ...[...now].filter(([file, hash]) => before.get(file) !== hash).map(([file]) => file)];
};

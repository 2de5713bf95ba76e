import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { WORDS_TO_WRITE } from '../../shared/build/src/words-to-write';
import { apply } from '../new/apply';
import { pascalOf } from '../new/names';
import { readArgs } from '../new/read-args';
import { openWorkspace } from '../new/workspace';
import { bin, run, runNode } from './proc.mjs';
import { scratchCopy } from './scratch';
import { writeGroups } from './test-groups';

const PAGES = ['--reads', 'GET /product/:productCd/qna'];
const LIST = ['--reads', 'GET /product/:productCd/coupons'];
const ONE = ['--reads', 'GET /product/:productCd'];
const FORM = ['--writes', 'POST /product/:productCd/qna'];

const screenAt = (remote: string, name: string, code: string, calls: readonly string[]) => [
  ...['screen', remote, name, '--route', pascalOf(name), '--path', `/${name}/:${code}`],
  ...calls,
];

/** A screen of each shape of an answer, with a form and without, for everybody and for members; and a form whose fields hang together. */
const SCREENS = [
  ...Object.entries({ none: [], one: ONE, list: LIST, pages: PAGES }).flatMap(([shape, reads]) => [
    screenAt('ugc', `tried-${shape}`, 'productCd', reads),
    screenAt('ugc', `tried-${shape}-member`, 'productCd', [...reads, '--member']),
    screenAt('ugc', `tried-${shape}-form`, 'productCd', [...reads, ...FORM]),
    screenAt('ugc', `tried-${shape}-form-member`, 'productCd', [...reads, ...FORM, '--member']),
  ]),
  screenAt('order', 'parcel', 'claimCd', ['--reads', 'GET /claims/:claimCd', '--writes', 'PUT /claims/:claimCd/invoice']),
];

/** Some of each kind by the command itself: a remote that has no screen yet, and one with its first. */
const GOOD = [
  ['endpoint', 'catalog', 'GET /makers/:makerCd'],
  ['endpoint', 'raffle', 'PUT /raffles/:raffleProductCd/favourite'],
  ['screen', 'mypage', 'places', '--route', 'Places', '--path', '/places', '--member', '--reads', 'GET /addresses'],
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
  ['screen', 'mypage', 'wishes', '--route', 'Wishes', '--path', '/wishes', '--reads', 'GET /nothing'],
  ['screen', 'mypage', 'wishes', '--route', 'Wishes', '--path', '/wishes', '--writes', 'POST /orders'],
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
    await writeScreens(root);
    await moveContract(root);
    // Changesets go into the version that they raise.
    const files = changed(root, untouched).filter((file) => existsSync(path.join(root, file)));
    await writeWords(root, files);
    await prove(root, files);
  } finally {
    remove();
  }
}

/** All in this process, which takes a tenth of the time of as many commands; what is written behind them is written once, by `moveContract`. */
async function writeScreens(root: string): Promise<void> {
  for (const line of SCREENS) {
    const { generator, args } = readArgs(line);
    const { changes, next } = generator(openWorkspace(root), args);
    await apply(root, { changes, next });
  }
}

/** What the generators added to the contract: refused until it is said, then a version of its own. */
async function moveContract(root: string): Promise<void> {
  const { status, stderr } = spawnSync(process.execPath, ['tools/contracts.mjs', '--check'], { cwd: root, encoding: 'utf8' });
  const isRefused = status === 1 && stderr.includes('compatible endpoint GET /makers/:makerCd\n    is new');
  if (!isRefused) throw new Error(`A contract that moved without a changeset was not refused.\n${stderr}`);
  await runNode(['tools/contracts.mjs', '--say', 'Makers, and what else was tried.'], { cwd: root, quiet: true });
  const before = versionOf(root);
  // What the workspace itself has said before counts, too.
  const waitsForMajor = readdirSync(path.join(root, '.changes')).some((file) =>
    /^breaking /m.test(readFileSync(path.join(root, '.changes', file), 'utf8')),
  );
  await runNode(['tools/contracts.mjs', '--raise'], { cwd: root, quiet: true });
  const [major = 0, minor = 0] = before.split('.').map(Number);
  if (versionOf(root) !== (waitsForMajor ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`))
    throw new Error(`The contract went from ${before} to ${versionOf(root)}.`);
}

const versionOf = (root: string): string =>
  (JSON.parse(readFileSync(path.join(root, 'shared/contracts/package.json'), 'utf8')) as { version: string }).version;

/** Words that are left to write fail the check of texts; here they are written. */
async function writeWords(root: string, files: readonly string[]): Promise<void> {
  const check = ['shared/build/src/workspace.test.ts', '-t', 'left to write'];
  const { status, stderr } = spawnSync(bin('jest'), check, { cwd: root, encoding: 'utf8' });
  const isRefused = status === 1 && stderr.includes('triedPages.title');
  if (!isRefused) throw new Error('Texts that a generator left to write were not refused.');
  for (const file of files.filter((one) => /locales[\\/]\w+\.json$/.test(one))) {
    const texts = readFileSync(path.join(root, file), 'utf8');
    writeFileSync(path.join(root, file), texts.replaceAll(`${WORDS_TO_WRITE} `, ''));
  }
}

async function prove(root: string, files: readonly string[]): Promise<void> {
  const options = { cwd: root, quiet: true };
  const sources = files.filter((file) => /\.[cm]?[jt]sx?$/.test(file));
  const tests = files.filter((file) => /\.test\.tsx?$/.test(file));
  const typesAndStyle = async () => {
    await run('npm', ['run', '-s', 'typecheck'], options);
    await run(bin('eslint'), ['--max-warnings', '0', ...sources], options);
    await run(bin('oxfmt'), ['--check', '.'], options);
  };
  const structure = async () => {
    await run('npm', ['run', '-s', 'borders'], options);
    await run(bin('knip'), [], options);
  };
  await Promise.all([typesAndStyle(), structure()]);
  const others = ['mfe-layout/src/displays/headings.test.tsx', 'shared/build/src/workspace.test.ts'];
  writeGroups(
    [...tests, ...others].map((file) => path.join(root, file)),
    root,
  );
  await run(bin('jest'), ['-c', 'jest.groups.config.mjs', '--maxWorkers=2'], options);
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

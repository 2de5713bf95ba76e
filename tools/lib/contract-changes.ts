import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { currentSnapshot } from '../../shared/build/src/contract-snapshot';
import { declarationFile, declarationOf, offersOf, readBudget } from '../../shared/build/src/contract-uses';
import { REMOTES, ROOT } from '../../shared/build/src/workspace-paths.mjs';
import {
  contractChanges,
  nextVersion,
  readChangeset,
  unclaimed,
  type Claim,
  type ContractChange,
} from '../../shared/contracts/src/release/contract-change.rules';
import type { ContractSnapshot } from '../../shared/contracts/src/release/contract-shapes';
import { CONTRACT_VERSION } from '../../shared/contracts/src/version';
import { formatText } from './format-text';

const DIR = path.join(ROOT, 'shared/contracts');
/** The contract as the sources have it, and as it was under the present version: a file per kind each. */
const NOW = path.join(DIR, 'snapshot');
const RELEASED = path.join(DIR, 'released');
const CHANGES = path.join(ROOT, '.changes');
/** What every program gives and uses, for those who test one of them without the others. */
const PEERS = path.join(DIR, 'peers.json');
const HISTORY = path.join(DIR, 'CHANGES.md');

const PROGRAMS = [...REMOTES, 'shell'];
/** A program's `contract.json`: what its sources use, with the budget that its team has written. The shell has none: the pages' own hold it. */
const committedOf = (program: string) => ({
  ...declarationOf(program),
  ...(program !== 'shell' && { budget: readBudget(program) }),
});
const givenOf = (program: string) => ({ offers: program === 'shell' ? [] : offersOf(program), uses: declarationOf(program) });

type Texts = ReadonlyMap<string, string>;

/** What `pnpm contracts` writes, by file: each program's `contract.json`, and the snapshot of the contract. */
async function texts(snapshot: ContractSnapshot): Promise<Texts> {
  const files: [string, unknown][] = [
    ...PROGRAMS.map((program): [string, unknown] => [declarationFile(program), committedOf(program)]),
    ...Object.entries(snapshot).map(([kind, shapes]): [string, unknown] => [path.join(NOW, `${kind}.json`), shapes]),
    [PEERS, Object.fromEntries(PROGRAMS.map((program) => [program, givenOf(program)]))],
  ];
  const written = files.map(async ([file, value]): Promise<[string, string]> => [file, await formatText(file, JSON.stringify(value))]);
  return new Map(await Promise.all(written));
}

const readText = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'utf8') : null);
const named = (file: string): string => path.relative(ROOT, file);

function write(files: Texts): void {
  for (const [file, text] of files) {
    mkdirSync(path.dirname(file), { recursive: true });
    if (readText(file) !== text) writeFileSync(file, text);
  }
}

/** The contract under the present version. */
const released = (): ContractSnapshot =>
  Object.fromEntries(
    readdirSync(RELEASED).map((file) => [
      path.basename(file, '.json'),
      JSON.parse(readFileSync(path.join(RELEASED, file), 'utf8')) as unknown,
    ]),
  ) as ContractSnapshot;

interface Changeset {
  file: string;
  claims: Claim[];
  words: string;
}

/** @throws {Error} naming the changeset that cannot be read */
function changesets(): Changeset[] {
  const files = existsSync(CHANGES) ? readdirSync(CHANGES).filter((file) => file.endsWith('.md') && file !== 'README.md') : [];
  return files.sort().map((name) => {
    const file = path.join(CHANGES, name);
    try {
      return { file, ...readChangeset(readFileSync(file, 'utf8')) };
    } catch (error) {
      throw new Error(`${named(file)}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  });
}

const lineOf = ({ level, kind, name, details }: ContractChange): string => `${level} ${kind} ${name}\n    ${details.join('\n    ')}`;
const missing = (snapshot: ContractSnapshot): ContractChange[] =>
  unclaimed(
    contractChanges(released(), snapshot),
    changesets().flatMap(({ claims }) => claims),
  );

/** Brings the committed files up to what the sources have. @returns what of it no changeset says */
async function bringUpToDate(): Promise<ContractChange[]> {
  const snapshot = currentSnapshot();
  write(await texts(snapshot));
  return missing(snapshot);
}

/** Brings the committed files up to what the sources have, and tells what of it no changeset says. */
export async function refreshContracts(): Promise<number> {
  const open = await bringUpToDate();
  if (open.length) console.log(`Say what changes: \`pnpm contracts --say "…"\`.\n${open.map(lineOf).join('\n')}`);
  return 0;
}

/** Fails with each file that is not what the sources have, and each change that no changeset covers. Writes nothing. */
export async function checkContracts(): Promise<number> {
  const snapshot = currentSnapshot();
  const stale = [...(await texts(snapshot))].filter(([file, text]) => readText(file) !== text).map(([file]) => named(file));
  const open = missing(snapshot);
  if (stale.length) console.error(`Not what the sources have; \`pnpm contracts\` writes ${stale.join(', ')}.`);
  if (open.length) console.error(`In no changeset; \`pnpm contracts --say "…"\` writes one:\n${open.map(lineOf).join('\n')}`);
  return stale.length + open.length ? 1 : 0;
}

/** Writes a changeset with these words over every change that none covers yet. */
export async function sayChanges(words: string): Promise<number> {
  const open = await bringUpToDate();
  if (!open.length) return done('Every change is in a changeset.');
  const slug = words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 50);
  const file = path.join(CHANGES, `${slug || 'change'}-${open.length}.md`);
  if (existsSync(file)) throw new Error(`${named(file)} is there: use other words.`);
  mkdirSync(CHANGES, { recursive: true });
  writeFileSync(file, `${open.map(({ level, kind, name }) => `${level} ${kind} ${name}`).join('\n')}\n\n${words}\n`);
  return done(`${named(file)}:\n${open.map(lineOf).join('\n')}`);
}

/** Raises the version as the changesets ask, puts them into the list of changes, and takes the present contract for the released one. */
export async function raiseVersion(): Promise<number> {
  if ((await checkContracts()) !== 0) return 1;
  const sets = changesets();
  const version = nextVersion(
    CONTRACT_VERSION,
    sets.flatMap(({ claims }) => claims.map(({ level }) => level)),
  );
  if (version === CONTRACT_VERSION) return done(`Nothing is changed since ${version}.`);
  const said = sets.map(
    ({ claims, words }) => `${words}\n\n${claims.map(({ level, kind, name }) => `- ${level}: ${kind} \`${name}\``).join('\n')}`,
  );
  const [title = '# Changes of the contract', ...older] = (readText(HISTORY) ?? '').split(/\n\n(?=## )/);
  writeFileSync(
    HISTORY,
    `${[title.trim() || '# Changes of the contract', `## ${version}\n\n${said.join('\n\n')}`, ...older].join('\n\n').trim()}\n`,
  );
  for (const [file, pattern] of [
    ['src/version.ts', /(CONTRACT_VERSION = ')[\d.]+/],
    ['package.json', /("version": ")[\d.]+/],
  ] as const) {
    const at = path.join(DIR, file);
    writeFileSync(
      at,
      readFileSync(at, 'utf8').replace(pattern, (_, before: string) => before + version),
    );
  }
  for (const file of readdirSync(NOW)) writeFileSync(path.join(RELEASED, file), readFileSync(path.join(NOW, file)));
  for (const { file } of sets) rmSync(file);
  return done(`The contract is ${version} (was ${CONTRACT_VERSION}).`);
}

function done(words: string): number {
  console.log(words);
  return 0;
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTES } from '../../shared/build/src/workspace-paths.mjs';
import { bakeReleases, isBaked } from './bake';
import { BILL_FILE, billOfMaterials } from './bill-of-materials';
import { ROOT, runNode, runTypeScript } from './proc.mjs';
import { isReleased } from './release-remote';
import { SHARED_SOURCES, sourceHash } from './source-hash';

/** Two cores are what a small machine has. */
const CONCURRENCY = 2;

type Say = (line: string) => void;

interface Part {
  name: string;
  isFresh(): boolean | Promise<boolean>;
  build(): Promise<unknown>;
}

/** One part of the shop: built by a script, again only when its sources have changed since the stamp in its output. */
const stamped = (name: string, sources: readonly string[], stamp: string, script: string): Part => {
  const file = path.join(ROOT, stamp);
  const hash = () => sourceHash(sources);
  return {
    name,
    isFresh: () => existsSync(file) && readFileSync(file, 'utf8') === hash(),
    async build() {
      const built = hash();
      await runTypeScript([script], { quiet: true });
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, built);
    },
  };
};

/** The same with the bill of its materials beside what was built; remotes have theirs in their releases. */
const billed = (part: Part, folder: 'shell' | 'api'): Part => {
  const bill = path.join(ROOT, folder, 'dist', BILL_FILE);
  return {
    name: part.name,
    isFresh: () => existsSync(bill) && part.isFresh(),
    async build() {
      await part.build();
      writeFileSync(bill, await billOfMaterials(folder));
    },
  };
};

const released = (remote: string): Part => ({
  name: `mfe-${remote}`,
  isFresh: () => isReleased(remote),
  // A build makes all remotes of the same sources: together they fit, one after the other they need not.
  build: () => runNode(['tools/release.mjs', remote, '--no-gate', '--why', 'build'], { quiet: true }),
});

const catalogues = [
  ...REMOTES.map((remote) => `mfe-${remote}/locales`),
  'shell/locales',
  'shared/contracts/messages',
  'api/demo/data',
  'api/demo/community',
  'shared/ui/fonts',
];
const FONTS = stamped('fonts', catalogues, 'shared/ui/dist/fonts/.stamp', 'shared/ui/fonts/build-fonts.ts');
const CONTRACTS = stamped(
  'contracts',
  ['shared/contracts', 'pnpm-lock.yaml'],
  'shared/contracts/dist/.stamp',
  'tools/lib/build-contracts.ts',
);
const SHELL = billed(
  stamped('shell', ['shell', 'shared/server', ...SHARED_SOURCES], 'shell/dist/.stamp', 'tools/lib/build-shell.ts'),
  'shell',
);
const API = billed(
  stamped(
    'api',
    [
      'api/src',
      'api/migrations',
      'api/package.json',
      'api/build.ts',
      'shared/contracts',
      'shared/rules',
      'shared/server',
      'pnpm-lock.yaml',
    ],
    'api/dist/.stamp',
    'api/build.ts',
  ),
  'api',
);

/** The shell's browser files with React's development build, which Fast Refresh needs. */
export const SHELL_FOR_DEVELOPMENT = stamped(
  'shell for development',
  ['shell', ...SHARED_SOURCES],
  'shell/dist/dev/.stamp',
  'tools/lib/build-shell-dev.ts',
);

/** Everything `npm start` serves, the longest first. */
export const PARTS: readonly Part[] = [FONTS, SHELL, API, CONTRACTS, ...REMOTES.map(released)];

/** Builds what is not fresh, two at a time; rejects after the first failure once the running ones have ended. */
export async function buildAll(parts = PARTS, say: Say = console.log): Promise<void> {
  const fresh = await Promise.all(parts.map((part) => part.isFresh()));
  const waiting = parts.filter((_, at) => !fresh[at]);
  if (waiting.length) await buildParts(waiting, say);
  if (!isBaked() && (await SHELL.isFresh())) await bakeReleases(REMOTES);
}

/** Builds the named parts, or all; answers the exit code. */
export async function buildNamed(names: readonly string[]): Promise<number> {
  const isChosen = ({ name }: Part) => !names.length || names.includes(name) || names.includes(name.replace('mfe-', ''));
  return buildAll(PARTS.filter(isChosen)).then(
    () => 0,
    (error: Error) => {
      console.error(error.message);
      return 1;
    },
  );
}

async function buildParts(waiting: Part[], say: Say): Promise<void> {
  say(`Building ${waiting.map(({ name }) => name).join(', ')} …`);
  const failures: Error[] = [];
  const work = async () => {
    for (let part = waiting.shift(); part && !failures.length; part = waiting.shift()) {
      const started = Date.now();
      await part.build().then(
        () => say(`  ${part.name} (${((Date.now() - started) / 1000).toFixed(1)} s)`),
        (error: Error) => failures.push(new Error(`${part.name}: ${error.message}`)),
      );
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  if (failures.length) throw failures[0];
}

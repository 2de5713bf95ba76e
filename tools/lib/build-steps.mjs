import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { REMOTES } from '../../shared/build/src/workspace-paths.mjs';
import { bakeReleases, isBaked } from './bake.mjs';
import { ROOT, runNode } from './proc.mjs';
import { isReleased } from './release-remote.mjs';
import { SHARED_SOURCES, sourceHash } from './source-hash.mjs';

/** Two cores are what a small machine has. */
const CONCURRENCY = 2;

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {() => boolean} isFresh
 * @property {() => Promise<unknown>} build
 */

/** One part of the shop: built again only when its sources have changed since the stamp in its output. */
const stamped = (
  /** @type {string} */ name,
  /** @type {readonly string[]} */ sources,
  /** @type {string} */ stamp,
  /** @type {readonly string[]} */ script,
) => {
  const file = path.join(ROOT, stamp);
  const hash = () => sourceHash(sources);
  return {
    name,
    isFresh: () => existsSync(file) && readFileSync(file, 'utf8') === hash(),
    async build() {
      const built = hash();
      await runNode(script, { quiet: true });
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, built);
    },
  };
};

const released = (/** @type {string} */ remote) => ({
  name: `mfe-${remote}`,
  isFresh: () => isReleased(remote),
  build: () => runNode(['tools/release.mjs', remote], { quiet: true }),
});

const catalogues = [
  ...REMOTES.map((remote) => `mfe-${remote}/locales`),
  'shell/locales',
  'shared/contracts/messages',
  'api/demo/data',
  'api/demo/community',
  'shared/ui/fonts',
];
const FONTS = stamped('fonts', catalogues, 'shared/ui/dist/fonts/.stamp', ['shared/ui/fonts/build-fonts.mjs']);
const CONTRACTS = stamped('contracts', ['shared/contracts', 'pnpm-lock.yaml'], 'shared/contracts/dist/.stamp', [
  'tools/lib/build-contracts.mjs',
]);
const SHELL = stamped('shell', ['shell', 'shared/server', ...SHARED_SOURCES], 'shell/dist/.stamp', ['tools/lib/build-shell.mjs']);
const API = stamped(
  'api',
  ['api/src', 'api/migrations', 'api/package.json', 'api/build.mjs', 'shared/contracts', 'shared/rules', 'shared/server', 'pnpm-lock.yaml'],
  'api/dist/.stamp',
  ['api/build.mjs'],
);

/** The shell's browser files with React's development build, which Fast Refresh needs. */
export const SHELL_FOR_DEVELOPMENT = stamped('shell for development', ['shell', ...SHARED_SOURCES], 'shell/dist/dev/.stamp', [
  'tools/lib/build-shell-dev.mjs',
]);

/** Everything `npm start` serves, the longest first. */
export const PARTS = [FONTS, SHELL, API, CONTRACTS, ...REMOTES.map(released)];

/** Builds what is not fresh, two at a time; rejects after the first failure once the running ones have ended. */
export async function buildAll(parts = PARTS, say = console.log) {
  const waiting = parts.filter((part) => !part.isFresh());
  if (waiting.length) await buildParts(waiting, say);
  if (!isBaked() && SHELL.isFresh()) bakeReleases(REMOTES);
}

async function buildParts(/** @type {Part[]} */ waiting, /** @type {(line: string) => void} */ say) {
  say(`Building ${waiting.map(({ name }) => name).join(', ')} …`);
  /** @type {Error[]} */
  const failures = [];
  const work = async () => {
    for (let part = waiting.shift(); part && !failures.length; part = waiting.shift()) {
      const started = Date.now();
      await part.build().then(
        () => say(`  ${part.name} (${((Date.now() - started) / 1000).toFixed(1)} s)`),
        (/** @type {Error} */ error) => failures.push(new Error(`${part.name}: ${error.message}`)),
      );
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  if (failures.length) throw failures[0];
}

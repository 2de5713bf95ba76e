import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, run } from './proc.mjs';

const PNPM = 'pnpm@12.21.0';
/** In node_modules: the lock file that they are installed by. */
export const STAMP = '.hyangro-installed';

const stampOf = (/** @type {string} */ root) => ({
  file: path.join(root, 'node_modules', STAMP),
  lock: createHash('sha256')
    .update(readFileSync(path.join(root, 'pnpm-lock.yaml')))
    .digest('hex'),
});

/** Installs the workspace with the pinned pnpm when node_modules is absent or the lock file has changed. */
export async function ensureInstalled() {
  requireNode();
  const { file, lock } = stampOf(ROOT);
  if (existsSync(file) && readFileSync(file, 'utf8') === lock) return;
  console.log('Installing packages …');
  await pnpm(['install', '--frozen-lockfile'], { env: { CI: 'true' } });
  markInstalled(ROOT);
}

/** Says to the commands of a workspace that what its lock file names is there. */
export function markInstalled(/** @type {string} */ root) {
  const { file, lock } = stampOf(root);
  writeFileSync(file, lock);
}

/** Runs the pinned pnpm, which npx brings. */
export const pnpm = (/** @type {readonly string[]} */ args, /** @type {import('./proc.mjs').RunOptions} */ options = {}) =>
  run(process.platform === 'win32' ? 'npx.cmd' : 'npx', ['--yes', PNPM, ...args], options);

function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 20)) return;
  console.error(`Hyangro needs Node 20.20 or later; this is ${process.versions.node}.`);
  process.exit(1);
}

import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './proc.mjs';

/** @typedef {import('../../shared/contracts/src/release/release').RemoteRegistry} Registry */

/** Folder of the released remotes: `<remote>/registry.json` and `<remote>/<version>/{web,node}`. */
export const STORE = path.resolve(ROOT, process.env.RELEASE_STORE ?? '.release');

export const remoteFolder = (/** @type {string} */ remote) => path.join(STORE, 'remotes', remote);
export const versionFolder = (/** @type {string} */ remote, /** @type {string} */ version) => path.join(remoteFolder(remote), version);
const registryFile = (/** @type {string} */ remote) => path.join(remoteFolder(remote), 'registry.json');

/**
 * A remote's registry; null when it was never released. A damaged file is reported and counts as none.
 * @returns {Registry | null}
 */
export function readRegistry(/** @type {string} */ remote) {
  if (!existsSync(registryFile(remote))) return null;
  try {
    const registry = JSON.parse(readFileSync(registryFile(remote), 'utf8'));
    if (typeof registry.stable === 'string' && registry.versions?.[registry.stable]) return registry;
  } catch {
    // Told below.
  }
  console.warn(`${registryFile(remote)} is damaged; releasing anew.`);
  return null;
}

/** Readers see the old registry or the new one, never half of it. */
export function writeRegistry(/** @type {string} */ remote, /** @type {object} */ registry) {
  const file = registryFile(remote);
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, JSON.stringify(registry, null, 2));
  renameSync(draft, file);
}

/** An empty folder beside the versions, to fill before it gets its name. */
export function draftFolder(/** @type {string} */ remote, /** @type {string} */ version) {
  const dir = path.join(remoteFolder(remote), `.draft-${version}-${process.pid}`);
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  return dir;
}

/** Gives a filled draft its version. What is published stays as it is: the same files again change nothing, others are refused. */
export function publishDraft(/** @type {string} */ remote, /** @type {string} */ version, /** @type {string} */ draft) {
  const target = versionFolder(remote, version);
  if (!existsSync(target)) return renameSync(draft, target);
  const different = scriptsBelow(draft).find((file) => !isSame(path.join(draft, file), path.join(target, file)));
  if (different)
    throw new Error(`${remote}@${version} is published already, with another ${different}. A published version never changes.`);
  rmSync(draft, { recursive: true, force: true });
}

const scriptsBelow = (/** @type {string} */ dir) =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => /\.c?js$/.test(file));
const isSame = (/** @type {string} */ one, /** @type {string} */ other) =>
  existsSync(other) && readFileSync(one).equals(readFileSync(other));

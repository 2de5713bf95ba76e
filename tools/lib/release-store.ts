import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteRegistry } from '../../shared/contracts/src/release/release';
import { ROOT } from './proc.mjs';

/** Folder of the released remotes: `<remote>/registry.json` and `<remote>/<version>/{web,node}`. */
export const STORE = path.resolve(ROOT, process.env.RELEASE_STORE ?? '.release');

export const remoteFolder = (remote: string): string => path.join(STORE, 'remotes', remote);
export const versionFolder = (remote: string, version: string): string => path.join(remoteFolder(remote), version);
const registryFile = (remote: string): string => path.join(remoteFolder(remote), 'registry.json');

/** A remote's registry; null when it was never released. A damaged file is reported and counts as none. */
export function readRegistry(remote: string): RemoteRegistry | null {
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
export function writeRegistry(remote: string, registry: RemoteRegistry): void {
  const file = registryFile(remote);
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, JSON.stringify(registry, null, 2));
  renameSync(draft, file);
}

/** An empty folder beside the versions, to fill before it gets its name. */
export function draftFolder(remote: string, version: string): string {
  const dir = path.join(remoteFolder(remote), `.draft-${version}-${process.pid}`);
  rmSync(dir, { recursive: true, force: true });
  mkdirSync(dir, { recursive: true });
  return dir;
}

/** Gives a filled draft its version. What is published stays as it is: the same files again change nothing, others are refused. */
export function publishDraft(remote: string, version: string, draft: string): void {
  const target = versionFolder(remote, version);
  if (!existsSync(target)) return renameSync(draft, target);
  const different = scriptsBelow(draft).find((file) => !isSame(path.join(draft, file), path.join(target, file)));
  if (different)
    throw new Error(`${remote}@${version} is published already, with another ${different}. A published version never changes.`);
  rmSync(draft, { recursive: true, force: true });
}

const scriptsBelow = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => /\.c?js$/.test(file));
const isSame = (one: string, other: string): boolean => existsSync(other) && readFileSync(one).equals(readFileSync(other));

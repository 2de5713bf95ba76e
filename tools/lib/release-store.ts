import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteRegistry } from '../../shared/contracts/src/release/release';
import { folderReleases } from '../../shared/server/src/release/folder-releases';
import { ROOT } from './proc.mjs';

/** Folder of the released remotes: `remotes/<remote>/registry.json` and `remotes/<remote>/<version>/{web,node}`. */
const STORE = path.resolve(ROOT, process.env.RELEASE_STORE ?? '.release');

const remoteFolder = (remote: string): string => path.join(STORE, 'remotes', remote);
export const versionFolder = (remote: string, version: string): string => path.join(remoteFolder(remote), version);

/** The store of this working copy. */
export const releases = folderReleases(STORE, console.warn);

/** A remote's registry at once; null when it was never released. A damaged file is reported and counts as none. */
export function readRegistry(remote: string): RemoteRegistry | null {
  const file = path.join(remoteFolder(remote), 'registry.json');
  if (!existsSync(file)) return null;
  try {
    const registry = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof registry.stable === 'string' && registry.versions?.[registry.stable]) return registry;
  } catch {
    // Told below.
  }
  console.warn(`${file} is damaged; releasing anew.`);
  return null;
}

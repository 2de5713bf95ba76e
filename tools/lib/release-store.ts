import path from 'node:path';
import { folderReleases } from '../../shared/server/src/release/folder-releases';
import { ROOT } from './proc.mjs';

/** Folder of the released remotes: `remotes/<remote>/registry.json` and `remotes/<remote>/<version>/{web,node}`. */
const STORE = path.resolve(ROOT, process.env.RELEASE_STORE ?? '.release');

export const versionFolder = (remote: string, version: string): string => path.join(STORE, 'remotes', remote, version);

/** The store of this working copy. */
export const releases = folderReleases(STORE, console.warn);

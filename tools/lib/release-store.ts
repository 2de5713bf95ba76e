import { existsSync } from 'node:fs';
import path from 'node:path';
import { bucketIn, openReleases } from '../../shared/server/src/release/open-releases';
import { ROOT } from './proc.mjs';

/** Folder of the released remotes: `remotes/<remote>/registry.json` and `remotes/<remote>/<version>/{web,node}`. */
const STORE = path.resolve(ROOT, process.env.RELEASE_STORE ?? '.release');

export const versionFolder = (remote: string, version: string): string => path.join(STORE, 'remotes', remote, version);

const bucket = bucketIn('`pnpm release`', process.env);
/** Whether a version's files lie in the folder, for whoever serves them from there. */
export const isHere = (remote: string, version: string): boolean => bucket !== null || existsSync(versionFolder(remote, version));

/** The store of this working copy, or the bucket that `RELEASE_BUCKET` names. */
export const releases = await openReleases(STORE, bucket, console.warn);

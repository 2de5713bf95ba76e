import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Releases } from '../../shared/server/src/release/folder-releases';
import { bucketIn, openReleases } from '../../shared/server/src/release/open-releases';
import { ROOT } from './proc.mjs';

/** Folder of the released remotes: `remotes/<remote>/registry.json` and `remotes/<remote>/<version>/{web,node}`. */
const STORE = path.resolve(ROOT, process.env.RELEASE_STORE ?? '.release');

export const versionFolder = (remote: string, version: string): string => path.join(STORE, 'remotes', remote, version);

const bucket = bucketIn('`pnpm release`', process.env);
/** Whether a version's files lie in the folder, for whoever serves them from there. */
export const isHere = (remote: string, version: string): boolean => bucket !== null || existsSync(versionFolder(remote, version));

let opened: Promise<Releases> | null = null;
/** The store of this working copy, or the bucket that `RELEASE_BUCKET` names. */
export const releaseStore = (): Promise<Releases> => (opened ??= openReleases(STORE, bucket, console.warn));

/** Brings what a bucket has of a remote into the folder, for whoever copies it from there. Nothing to do without a bucket. */
export async function bringHere(remote: string): Promise<void> {
  if (!bucket) return;
  const [{ openBucket }, { mirrorOf }] = await Promise.all([
    import('../../shared/server/src/release/bucket'),
    import('../../shared/server/src/release/mirror'),
  ]);
  await mirrorOf(openBucket(bucket), STORE, console.warn).look(remote);
}

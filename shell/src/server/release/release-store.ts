import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { BucketAddress } from '@hyangro/server/s3-client';
import { CONTRACT_FILE } from '@hyangro/server/release/gate';

/** Where releases are read from. */
export interface ReleaseStore {
  /** Path under which the browser finds the files. */
  base: string;
  /** Changes when the remote's registry does; null without one. */
  stampOf(remote: string): Promise<string | null>;
  registryText(remote: string): Promise<string>;
  /** What a version needs and gives; null when it does not say. */
  contractText(remote: string, version: string): Promise<string | null>;
  serverBundle(remote: string, version: string, file: string): Promise<string>;
}

export function folderStore(root: string, base: string): ReleaseStore {
  const at = (...parts: string[]) => path.join(root, 'remotes', ...parts);
  return {
    base,
    stampOf: (remote) =>
      stat(at(remote, 'registry.json')).then(
        ({ mtimeMs, size }) => `${mtimeMs}-${size}`,
        () => null,
      ),
    registryText: (remote) => readFile(at(remote, 'registry.json'), 'utf8'),
    contractText: (remote, version) =>
      readFile(at(remote, version, CONTRACT_FILE), 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      }),
    serverBundle: (remote, version, file) => readFile(at(remote, version, 'node', file), 'utf8'),
  };
}

/** The releases that this server serves: of its own folder, or of a bucket, of which the folder is a copy that each look brings up to date. */
export async function storeOf(
  { releaseStore, releaseBucket }: { releaseStore: string; releaseBucket: BucketAddress | null },
  warn: (message: string) => void,
): Promise<ReleaseStore> {
  const folder = folderStore(releaseStore, '/remotes');
  if (!releaseBucket) return folder;
  const [{ openBucket }, { mirrorOf }] = await Promise.all([
    import('@hyangro/server/release/bucket'),
    import('@hyangro/server/release/mirror'),
  ]);
  const mirror = mirrorOf(openBucket(releaseBucket), releaseStore, warn);
  return {
    ...folder,
    async stampOf(remote) {
      await mirror.look(remote);
      return folder.stampOf(remote);
    },
  };
}

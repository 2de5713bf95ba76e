import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseRegistry } from './registry-text';
import type { Bucket } from './bucket';
import { eachOf, fileKey, filesOf, hashOf, registryKey } from './bucket-releases';
import { writeWhole } from './folder-releases';

/**
 * Keeps a folder as a bucket is, for a server that serves releases from its own disk: the versions that visitors may be given now are there
 * before the registry that names them, the others follow. A bucket that does not answer leaves the folder as it is.
 *
 * @param root folder as `folderReleases` has it
 */
export function mirrorOf(bucket: Bucket, root: string, warn: (message: string) => void) {
  const at = (...parts: string[]) => path.join(root, 'remotes', ...parts);
  const marks = new Map<string, string>();
  const once = createOnceAtATime();
  const told = (remote: string) => (error: unknown) => {
    // Tried again with the next look.
    marks.delete(remote);
    warn(`the releases of ${remote} stay as they are: ${error instanceof Error ? error.message : String(error)}`);
  };

  async function bringChanges(remote: string): Promise<void> {
    await mkdir(at(remote), { recursive: true });
    const mark = await bucket.markOf(registryKey(remote));
    if (mark === null || marks.get(remote) === mark) return;
    const found = await bucket.get(registryKey(remote));
    const registry = found && parseRegistry(found.bytes.toString(), (why) => warn(`${registryKey(remote)} is damaged (${why}).`));
    if (!found || !registry) return;
    const { stable, previous, canary, versions } = registry;
    for (const version of [stable, canary?.version, previous]) if (version) await bring(remote, version);
    await writeWhole(at(remote, 'registry.json'), found.bytes.toString());
    marks.set(remote, found.mark);
    // Of open tabs, and of a way back: nobody waits for them.
    void tidy(remote, Object.keys(versions)).catch(told(remote));
  }

  /** Brings the other versions, and takes away what the registry does not name any more. */
  async function tidy(remote: string, versions: readonly string[]): Promise<void> {
    for (const version of versions) await bring(remote, version);
    for (const entry of await readdir(at(remote), { withFileTypes: true }))
      if (entry.isDirectory() && !entry.name.startsWith('.') && !versions.includes(entry.name))
        await rm(at(remote, entry.name), { recursive: true, force: true });
  }

  /** Each version is brought once, whoever asks meanwhile. */
  const bring = (remote: string, version: string): Promise<void> =>
    once(at(remote, version), async () => {
      if (!existsSync(at(remote, version))) await download(remote, version);
    });
  async function download(remote: string, version: string): Promise<void> {
    const files = await filesOf(bucket, remote, version);
    if (!files) throw new Error(`${remote}@${version} is named and is not there.`);
    const draft = at(remote, `.draft-${version}-${randomUUID()}`);
    try {
      await eachOf(Object.entries(files), async ([file, hash]) => {
        const target = path.join(draft, file);
        if (!target.startsWith(draft + path.sep)) throw new Error(`${remote}@${version} names ${file}, which leads out of it.`);
        const bytes = (await bucket.get(fileKey(remote, version, file)))?.bytes;
        if (!bytes || hashOf(bytes) !== hash) throw new Error(`${remote}@${version} has not the ${file} that it was published with.`);
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(target, bytes);
      });
      await rename(draft, at(remote, version));
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }

  return {
    /** Brings what has changed of a remote. Never throws; asked again while it runs, it waits for that run. */
    look: (remote: string): Promise<void> => once(at(remote), () => bringChanges(remote).catch(told(remote))),
  };
}

/** Work by its name: whoever asks for it while it is under way waits for that run. */
function createOnceAtATime() {
  const running = new Map<string, Promise<void>>();
  return (name: string, work: () => Promise<void>): Promise<void> => {
    const known = running.get(name);
    if (known) return known;
    const run = work().finally(() => running.delete(name));
    running.set(name, run);
    return run;
  };
}

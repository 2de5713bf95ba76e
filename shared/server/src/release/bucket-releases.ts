import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod';
import type { Bucket } from './bucket';
import type { Releases } from './folder-releases';
import { changedRegistry, parseRegistry } from './registry-text';

/** Written last: a version without it is not there yet. SHA-256 of every file of the version, as hex digits. */
const INDEX = 'files.json';
const index = z.record(z.string(), z.string());
/** Writers of one registry at one moment that wait for each other. */
const TRIES = 20;
/** Files that are on their way at once. */
const AT_ONCE = 8;

export const registryKey = (remote: string): string => `remotes/${remote}/registry.json`;
export const fileKey = (remote: string, version: string, file: string): string => `remotes/${remote}/${version}/${file}`;

/** Files of a version in a bucket; null when it is not there, or not whole. */
export async function filesOf(bucket: Bucket, remote: string, version: string): Promise<z.infer<typeof index> | null> {
  const found = await bucket.get(fileKey(remote, version, INDEX));
  return found && index.parse(JSON.parse(found.bytes.toString()));
}

/**
 * Releases in a bucket: `remotes/<remote>/registry.json` and `remotes/<remote>/<version>/{web,node}/…`. Registry and files are written under
 * a condition, so two writers are never one over the other.
 */
export function bucketReleases(bucket: Bucket, warn: (message: string) => void): Releases {
  const parse = (remote: string, text: string) =>
    parseRegistry(text, (why) => warn(`${registryKey(remote)} is damaged (${why}); releasing anew.`));
  return {
    async registry(remote) {
      const found = await bucket.get(registryKey(remote));
      return found && parse(remote, found.bytes.toString());
    },
    async change(remote, next) {
      const key = registryKey(remote);
      for (let tries = 0; tries < TRIES; tries += 1) {
        const found = await bucket.get(key);
        const before = found && parse(remote, found.bytes.toString());
        const after = changedRegistry(remote, before, next);
        if (after.text === null) return after.registry;
        // What cannot be read is kept for whoever wants to know why.
        if (found && !before) await bucket.put(`${key}.damaged-${Date.now()}`, found.bytes, null);
        if (await bucket.put(key, Buffer.from(after.text), found?.mark ?? null)) return after.registry;
      }
      throw new Error(`${remote}: its registry was changed by others ${TRIES} times meanwhile.`);
    },
    draft: (remote, version) => mkdtemp(path.join(tmpdir(), `${remote}-${version}-`)),
    async publish(remote, version, draft) {
      const known = await filesOf(bucket, remote, version);
      const files = await filesBelow(draft);
      const hashes: Record<string, string> = {};
      await eachOf(files, async (file) => {
        const bytes = await readFile(path.join(draft, file));
        hashes[file] = hashOf(bytes);
        if (known) return assertSame(remote, version, file, known[file] === hashes[file]);
        if (await bucket.put(fileKey(remote, version, file), bytes, null)) return;
        // An upload before this one has ended half-way, or another runs beside it.
        const there = await bucket.get(fileKey(remote, version, file));
        if (there) hashes[file] = hashOf(there.bytes);
        assertSame(remote, version, file, there !== null && there.bytes.equals(bytes));
      });
      const isNew = !known && (await bucket.put(fileKey(remote, version, INDEX), Buffer.from(JSON.stringify(hashes)), null));
      await rm(draft, { recursive: true, force: true });
      return isNew;
    },
    remove: (remote, version) => bucket.removeFolder(`remotes/${remote}/${version}`),
    async text(remote, version, file) {
      return (await bucket.get(fileKey(remote, version, file)))?.bytes.toString() ?? null;
    },
  };
}

/** Scripts of a version never change; what is made beside them may say when it was made. */
function assertSame(remote: string, version: string, file: string, isSame: boolean): void {
  if (!isSame && /\.c?js$/.test(file))
    throw new Error(`${remote}@${version} is published already, with another ${file}. A published version never changes.`);
}

export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

async function filesBelow(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
}

/** Does the work for each, some at once; after a failure none is begun any more, and it is thrown once those under way have ended. */
export async function eachOf<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = [...all];
  const worker = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one);
  };
  const workers = Array.from({ length: AT_ONCE }, () =>
    worker().catch((error: unknown) => {
      left.length = 0;
      throw error;
    }),
  );
  const ended = await Promise.allSettled(workers);
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}

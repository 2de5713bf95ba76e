import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteRegistry } from '@hyangro/contracts/release/release';
import { withFileLock } from './file-lock';
import { changedRegistry, parseRegistry, type RegistryChange } from './registry-text';

/** The store that releases are written to. */
export interface Releases {
  /** A remote's registry; null when it was never released. A damaged one is reported and counts as none. */
  registry(remote: string): Promise<RemoteRegistry | null>;
  /**
   * Changes a registry. Two writers at once: one after the other, each on what the other has made of it. Readers see the old one or the new
   * one. History only grows: a change that would take an entry out is refused.
   */
  change(remote: string, next: RegistryChange): Promise<RemoteRegistry>;
  /** An empty folder beside the versions, to fill before it gets its name. */
  draft(remote: string, version: string): Promise<string>;
  /**
   * Gives a filled draft its version. What is published stays as it is: the same files again change nothing, others are refused.
   * @returns whether the version is new
   */
  publish(remote: string, version: string, draft: string): Promise<boolean>;
  /** Takes the files of a version away. Its registry must not name it any more. */
  remove(remote: string, version: string): Promise<void>;
  /** Text of a file of a version; null when there is none. */
  text(remote: string, version: string, file: string): Promise<string | null>;
}

/** Releases in a folder: `<root>/remotes/<remote>/registry.json` and `<root>/remotes/<remote>/<version>/{web,node}`. */
export function folderReleases(root: string, warn: (message: string) => void): Releases {
  const at = (...parts: string[]) => path.join(root, 'remotes', ...parts);
  const fileOf = (remote: string) => at(remote, 'registry.json');
  const textOf = (file: string) =>
    readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
  const parse = (remote: string, text: string) =>
    parseRegistry(text, (why) => warn(`${fileOf(remote)} is damaged (${why}); releasing anew.`));
  return {
    async registry(remote) {
      const text = await textOf(fileOf(remote));
      return text === null ? null : parse(remote, text);
    },
    async change(remote, next) {
      await mkdir(at(remote), { recursive: true });
      return withFileLock(`${fileOf(remote)}.lock`, async () => {
        const text = await textOf(fileOf(remote));
        const before = text === null ? null : parse(remote, text);
        const after = changedRegistry(remote, before, next);
        if (after.text === null) return after.registry;
        // What cannot be read is kept for whoever wants to know why.
        if (text !== null && !before) await copyFile(fileOf(remote), `${fileOf(remote)}.damaged`);
        await writeWhole(fileOf(remote), after.text);
        return after.registry;
      });
    },
    async draft(remote, version) {
      const dir = at(remote, `.draft-${version}-${randomUUID()}`);
      await mkdir(dir, { recursive: true });
      return dir;
    },
    async publish(remote, version, draft) {
      const target = at(remote, version);
      try {
        if (!existsSync(target)) {
          await rename(draft, target);
          return true;
        }
      } catch (error) {
        // Another writer was faster.
        if (!existsSync(target)) throw error;
      }
      const different = scriptsBelow(draft).find((file) => !isSame(path.join(draft, file), path.join(target, file)));
      if (different)
        throw new Error(`${remote}@${version} is published already, with another ${different}. A published version never changes.`);
      await rm(draft, { recursive: true, force: true });
      return false;
    },
    remove: (remote, version) => rm(at(remote, version), { recursive: true, force: true }),
    text: (remote, version, file) => textOf(at(remote, version, file)),
  };
}

/** Readers see the old file or the new one, never half of it. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const draft = `${file}.${randomUUID()}.tmp`;
  await writeFile(draft, text, { flush: true });
  await rename(draft, file);
}

const scriptsBelow = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => /\.c?js$/.test(file));
const isSame = (one: string, other: string): boolean => existsSync(other) && readFileSync(one).equals(readFileSync(other));

import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Files at a time; the one asked for longest ago goes first. */
const FILES_MAX = 200;

export interface GeneratedFile {
  path: string;
  /** Of its content. */
  etag: string;
  madeAt: number;
}
type Parts = Iterable<string> | AsyncIterable<string>;

/**
 * Large texts that are made rarely and asked for by crawlers: each is written to disk piece by piece and kept for `maxAgeMs`.
 * One that cannot be made anew stays as it was.
 */
export function generatedFiles({ maxAgeMs, now = Date.now }: { maxAgeMs: number; now?: () => number }) {
  const files = new Map<string, GeneratedFile>();
  const running = new Map<string, Promise<GeneratedFile | null>>();
  let folder: Promise<string> | undefined;
  let number = 0;

  async function make(name: string, parts: () => Promise<Parts | null>): Promise<GeneratedFile | null> {
    const found = await parts();
    if (!found) return null;
    const file = path.join(await (folder ??= mkdtemp(path.join(tmpdir(), 'hyangro-crawlers-'))), String((number += 1)));
    const hash = createHash('sha256');
    async function* hashed() {
      for await (const part of found ?? []) {
        hash.update(part);
        yield part;
      }
    }
    await pipeline(Readable.from(hashed()), createWriteStream(file));
    const made = { path: file, etag: `"${hash.digest('base64url').slice(0, 27)}"`, madeAt: now() };
    keep(name, made);
    return made;
  }

  function keep(name: string, made: GeneratedFile): void {
    const dropped = [files.get(name)];
    files.delete(name);
    files.set(name, made);
    const [oldest] = files.keys();
    if (files.size > FILES_MAX && oldest !== undefined) {
      dropped.push(files.get(oldest));
      files.delete(oldest);
    }
    for (const each of dropped) if (each) void rm(each.path, { force: true });
  }

  return {
    /** The file, made anew when it is old; null when there is nothing to make it of. */
    async get(name: string, parts: () => Promise<Parts | null>): Promise<GeneratedFile | null> {
      const known = files.get(name);
      if (known && now() - known.madeAt < maxAgeMs) return known;
      const work = running.get(name) ?? make(name, parts).finally(() => running.delete(name));
      running.set(name, work);
      if (!known) return work;
      return work.catch(() => known);
    },
    async close(): Promise<void> {
      await Promise.allSettled(running.values());
      if (folder) await rm(await folder, { recursive: true, force: true });
    },
  };
}

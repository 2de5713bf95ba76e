import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { randomUUID } from 'node:crypto';
import parseRange from 'range-parser';
import { contentTypeOf } from './content-type';
import { RangeBeyondEnd, StorageFull, type Storage } from './storage';

/** Files in a folder. A file appears under its name only when it is whole. */
export function localStorage(folder: string): Storage {
  const root = path.resolve(folder) + path.sep;
  const isInside = (key: string) => path.resolve(folder, key).startsWith(root) && !key.includes('\0');
  const fileOf = (key: string) => {
    if (!isInside(key)) throw new Error(`This key leads out of the storage: ${key}`);
    return path.resolve(folder, key);
  };
  return {
    async put(key, body) {
      const file = fileOf(key);
      const part = `${file}.${randomUUID()}.part`;
      try {
        await mkdir(path.dirname(file), { recursive: true });
        await pipeline(body instanceof Readable ? body : Readable.from([body]), createWriteStream(part));
        await rename(part, file);
      } catch (error) {
        await rm(part, { force: true });
        throw isFull(error) ? new StorageFull(key, { cause: error }) : error;
      }
    },
    async get(key, range) {
      if (!isInside(key)) return null;
      const file = fileOf(key);
      const found = await stat(file).catch(() => null);
      if (!found?.isFile()) return null;
      const contentType = contentTypeOf(key);
      const part = range && partOf(range, found.size);
      if (!part) return { body: createReadStream(file), bytes: found.size, contentType, contentRange: null };
      const { start, end } = part;
      return {
        body: createReadStream(file, { start, end }),
        bytes: end - start + 1,
        contentType,
        contentRange: `bytes ${start}-${end}/${found.size}`,
      };
    },
    remove: (key) => rm(fileOf(key), { force: true }),
    removeFolder: (key) => rm(fileOf(key), { recursive: true, force: true }),
  };
}

/** No room left, on the disk or in what its owner may use. */
const isFull = (error: unknown) => error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

function partOf(range: string, size: number) {
  const parts = parseRange(size, range);
  // Nothing that is asked for is there; what is no range at all is -2.
  if (parts === -1) throw new RangeBeyondEnd(size);
  return Array.isArray(parts) && parts.type === 'bytes' && parts.length === 1 ? parts[0] : undefined;
}

import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Storage } from '../../../platform/storage/storage';
import type { Place, ReadBytes } from './film.rules';
import { partsFolderOf } from './media-item';
import type { MediaRow } from './media.repository';

interface Part {
  key: string;
  at: number;
  bytes: number;
}

/** `parts` of the row as places of the file. */
function partsOf({ mediaKey, parts }: Pick<MediaRow, 'mediaKey' | 'parts'>): Part[] {
  let at = 0;
  return parts.map((name) => {
    const bytes = Number.parseInt(name, 10);
    const part = { key: partsFolderOf(mediaKey) + name, at, bytes };
    at += bytes;
    return part;
  });
}

async function open(storage: Storage, key: string, range?: string): Promise<Readable> {
  const file = await storage.get(key, range);
  if (!file) throw new Error(`A part is gone: ${key}`);
  return file.body;
}

/** Reads places of a file that lies in parts. */
export function readerOf(storage: Storage, row: Pick<MediaRow, 'mediaKey' | 'parts'>): ReadBytes {
  const parts = partsOf(row);
  return async (at, length) => {
    const read: Buffer[] = [];
    for (const part of parts) {
      const from = Math.max(at, part.at);
      const to = Math.min(at + length, part.at + part.bytes);
      if (from < to) read.push(await buffer(await open(storage, part.key, `bytes=${from - part.at}-${to - part.at - 1}`)));
    }
    return Buffer.concat(read);
  };
}

/** The whole file as a stream, one part after the other, with zeros in the places that nobody should read. */
export function joined(storage: Storage, row: Pick<MediaRow, 'mediaKey' | 'parts'>, hidden: readonly Place[] = []): Readable {
  async function* bytes() {
    let at = 0;
    for (const { key } of partsOf(row)) {
      for await (const chunk of await open(storage, key)) {
        const read = chunk as Buffer;
        for (const place of hidden) blank(read, at, place);
        at += read.length;
        yield read;
      }
    }
  }
  return Readable.from(bytes(), { objectMode: false });
}

/** Writes zeros where a piece of the file, which begins at `from`, meets the place. */
function blank(piece: Buffer, from: number, { at, length }: Place): void {
  const start = Math.max(0, at - from);
  const end = Math.min(piece.length, at + length - from);
  if (start < end) piece.fill(0, start, end);
}

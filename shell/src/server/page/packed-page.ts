import { brotliDecompressSync, constants, crc32, createBrotliCompress, createDeflateRaw, gunzipSync } from 'node:zlib';
import type { BrotliCompress, DeflateRaw } from 'node:zlib';
import { BROTLI_PARAMS, GZIP_LEVEL, type Encoding } from './body-stream';

/**
 * A page that is the same for many but for a few values of known length (its nonce, its time), compressed once. Between each two pieces a
 * value goes in as it is, in a block that is not compressed: brotli and deflate both have such blocks, and a compressor that is flushed
 * before and after one goes on behind it.
 */
export interface PackedPage {
  pieces: readonly Buffer[];
  /** The characters that follow each value in its block. */
  after: readonly Buffer[];
}

/** A brotli decoder chooses the code of a letter by the two before it: they must be those that the compressor has read. */
const CONTEXT_BYTES = 2;

/** Packs the parts of a page between which values of these lengths go. Rejects when what comes out would not be the page. */
export async function packPage(parts: readonly Buffer[], lengths: readonly number[], encoding: Encoding): Promise<PackedPage> {
  const packer = encoding === 'br' ? createBrotliCompress({ params: BROTLI_PARAMS }) : createDeflateRaw({ level: GZIP_LEVEL });
  const take = reader(packer, encoding === 'br' ? constants.BROTLI_OPERATION_FLUSH : constants.Z_SYNC_FLUSH);
  const pieces: Buffer[] = [];
  const after: Buffer[] = [];
  for (const [at, part] of parts.entries()) {
    const length = lengths[at - 1];
    if (length !== undefined) {
      after.push(part.subarray(0, CONTEXT_BYTES));
      packer.write(Buffer.concat([standIn(at, length), part.subarray(0, CONTEXT_BYTES)]));
      await take();
    }
    packer.write(length === undefined ? part : part.subarray(CONTEXT_BYTES));
    pieces.push(await take(at === parts.length - 1));
  }
  const packed = { pieces, after };
  check(packed, parts, lengths, encoding);
  return packed;
}

/** The bytes of a packed page with its values; `parts` are those it was packed from, for gzip's sum. */
export function withValues(
  { pieces, after }: PackedPage,
  values: readonly string[],
  parts: () => readonly Buffer[],
  encoding: Encoding,
): Buffer[] {
  const block = encoding === 'br' ? rawBrotliBlock : storedBlock;
  const body = pieces.flatMap((piece, at) => {
    const context = after[at - 1];
    return context ? [block(Buffer.concat([Buffer.from(values[at - 1] ?? ''), context])), piece] : [piece];
  });
  return encoding === 'br' ? body : [GZIP_HEADER, ...body, gzipTrailer(joined(parts(), values))];
}

/** The page itself. */
export const joined = (parts: readonly Buffer[], values: readonly string[]): Buffer[] =>
  parts.flatMap((part, at) => (at ? [Buffer.from(values[at - 1] ?? ''), part] : [part]));

function check(packed: PackedPage, parts: readonly Buffer[], lengths: readonly number[], encoding: Encoding) {
  const values = lengths.map((length) => '7'.repeat(length));
  const bytes = Buffer.concat(withValues(packed, values, () => parts, encoding));
  const read = encoding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes);
  if (!read.equals(Buffer.concat(joined(parts, values)))) throw new Error(`a page packed by ${encoding} is not the page`);
}

/**
 * What a compressor reads in the place of the nth value: pairs of a byte that UTF-8 has not and of a sign that no page has, each pair once.
 * Nothing is found again in it, and nothing later leads back to it.
 */
const standIn = (n: number, length: number): Buffer =>
  Buffer.from(
    Array.from({ length }, (_, at) => {
      const pair = (n * MOST_PAIRS + (at >> 1)) % 128;
      return at % 2 ? (pair < 64 ? 0x01 : 0x0e) + ((pair >> 3) % 8) : 0xf8 + (pair % 8);
    }),
  );
/** Of a nonce. */
const MOST_PAIRS = 12;

/** Answers what a compressor has made of all that was written since the last time. */
function reader(packer: BrotliCompress | DeflateRaw, kind: number) {
  let chunks: Buffer[] = [];
  packer.on('data', (chunk: Buffer) => chunks.push(chunk));
  return async (isEnd = false): Promise<Buffer> => {
    await new Promise<void>((resolve, reject) => {
      packer.removeAllListeners('error').once('error', reject);
      if (isEnd) packer.once('end', resolve).end();
      // What it has made is told in a task after the flush.
      else packer.flush(kind, () => setImmediate(resolve));
    });
    const taken = Buffer.concat(chunks);
    chunks = [];
    return taken;
  };
}

/** RFC 7932, 9.2: not the last, four nibbles of length less one, uncompressed; filled up to a byte. */
function rawBrotliBlock(bytes: Buffer): Buffer {
  const header = Buffer.alloc(3);
  header.writeUIntLE(((bytes.length - 1) << 3) | (1 << 19), 0, 3);
  return Buffer.concat([header, bytes]);
}

/** RFC 1951, 3.2.4. */
function storedBlock(bytes: Buffer): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(bytes.length, 1);
  header.writeUInt16LE(~bytes.length & 0xffff, 3);
  return Buffer.concat([header, bytes]);
}

/** RFC 1952, 2.3: deflate, no name, no time, Unix. */
const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]);

function gzipTrailer(whole: readonly Buffer[]): Buffer {
  let [sum, size] = [0, 0];
  for (const part of whole) {
    sum = crc32(part, sum);
    size += part.length;
  }
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(sum, 0);
  trailer.writeUInt32LE(size, 4);
  return trailer;
}

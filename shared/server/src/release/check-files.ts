import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Release } from '@hyangro/contracts/release/release';

/** Files of a version by their path in its folder: `web/door.js`, `node/remote.cjs`. */
export type ReleaseFiles = ReadonlyMap<string, Uint8Array>;

const isScript = (file: string) => /^web\/[^/]+\.js$/.test(file);
const UNPACK = { '.br': brotliDecompressSync, '.gz': gunzipSync } as const;

/**
 * What is wrong with the files of a release, in words; empty when nothing is: every file it names is there with its hash, no script is there
 * without one, and what is compressed unpacks to the file beside it.
 */
export function faultsOfFiles({ integrity, server }: Pick<Release, 'integrity' | 'server'>, files: ReleaseFiles): string[] {
  const hashes = new Map(Object.entries(integrity).map(([file, hash]) => [`web/${file}`, hash]));
  hashes.set(`node/${server.file}`, server.integrity);
  return [
    ...[...hashes].flatMap(([file, hash]) => {
      const content = files.get(file);
      if (!content) return [`${file} is missing`];
      return isIntact(content, hash) ? [] : [`${file} is another one than its hash says`];
    }),
    ...[...files.keys()].filter((file) => isScript(file) && !hashes.has(file)).map((file) => `${file} has no hash`),
    ...[...files].flatMap(([file, content]) => faultOfPacked(file, content, files)),
  ];
}

/** Whether a content is the one that a hash such as `sha256-…` (SRI) was made of. */
export function isIntact(content: Uint8Array | string, hash: string): boolean {
  const [algorithm = ''] = hash.split('-');
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}` === hash;
}

function faultOfPacked(file: string, content: Uint8Array, files: ReleaseFiles): string[] {
  const ending = file.slice(-3);
  if (ending !== '.br' && ending !== '.gz') return [];
  const plain = files.get(file.slice(0, -3));
  if (!plain) return [`${file} is compressed of nothing`];
  try {
    if (UNPACK[ending](content, { maxOutputLength: plain.length + 1 }).equals(plain)) return [];
  } catch {
    // Told below.
  }
  return [`${file} does not unpack to the file beside it`];
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageRoot } from '../package-root';

/** A film of the demo shop: an mp4 of a second. */
export const FILM = readFileSync(path.join(packageRoot, 'demo/media/video/P0001-u1.efecdafe.mp4'));

/** A box of a film (ISO/IEC 14496-12): its size, its type, its content. */
export function box(type: string, ...content: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(content.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** The film with empty room behind it, so that it has so many bytes. */
export const filmOfBytes = (bytes: number): Buffer => Buffer.concat([FILM, box('free', Buffer.alloc(bytes - FILM.length - 8))]);

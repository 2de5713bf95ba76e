import type { Readable } from 'node:stream';

export interface StoredFile {
  body: Readable;
  /** Null when the service does not say. */
  bytes: number | null;
  contentType: string;
  /** Set when `body` is the part that was asked for: `bytes 0-99/500`. */
  contentRange: string | null;
}

/** How keys begin of files that their members alone may see: they have an address of their own. */
export const PRIVATE_FILES = 'private/';

/** Home of uploaded files. Keys are paths such as `review/2026/11/<hash>.webp`; they never change their content. */
export interface Storage {
  put(key: string, body: Buffer | Readable, contentType: string): Promise<void>;
  /** Null when there is none. `range` is a `Range` header; one that is not a single satisfiable range gets the whole file. */
  get(key: string, range?: string): Promise<StoredFile | null>;
  remove(key: string): Promise<void>;
}

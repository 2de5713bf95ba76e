import type { Readable } from 'node:stream';

export interface StoredFile {
  body: Readable;
  /** Null when the service does not say. */
  bytes: number | null;
  contentType: string;
}

/** Home of uploaded files. Keys are paths such as `review/2026/11/<hash>.webp`; they never change their content. */
export interface Storage {
  put(key: string, body: Buffer | Readable, contentType: string): Promise<void>;
  /** Null when there is none. */
  get(key: string): Promise<StoredFile | null>;
  remove(key: string): Promise<void>;
}

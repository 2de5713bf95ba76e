import type { Readable } from 'node:stream';

export interface StoredFile {
  body: Readable;
  /** Of `body`. Null when the service does not say. */
  bytes: number | null;
  contentType: string;
  /** Set when `body` is the part that was asked for: `bytes 0-99/500`. */
  contentRange: string | null;
}

/** How keys begin of files that their members alone may see: they have an address of their own. */
export const PRIVATE_FILES = 'private/';

/** Home of uploaded files. Keys are paths such as `review/2026/11/<hash>.webp`; they never change their content. */
export interface Storage {
  /**
   * A file is there once it is whole. `bytes`, where the caller knows it, is how much a stream brings: it is sent on as it comes.
   * @throws StorageFull, StorageUnavailable
   */
  put(key: string, body: Buffer | Readable, contentType: string, bytes?: number): Promise<void>;
  /**
   * Null when there is none. `range` is a `Range` header; one that is not a single range gets the whole file.
   * @throws RangeBeyondEnd, StorageUnavailable
   */
  get(key: string, range?: string): Promise<StoredFile | null>;
  remove(key: string): Promise<void>;
  /** Removes every file of a folder, half-written ones too; `folder` ends with a slash. */
  removeFolder(folder: string): Promise<void>;
}

/** There is no room for the file: nothing of it was kept. */
export class StorageFull extends Error {
  override name = 'StorageFull';
}
/** The service of the files does not answer. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable';
}
/** A range that begins behind the end of the file (RFC 9110, 14.4). */
export class RangeBeyondEnd extends Error {
  override name = 'RangeBeyondEnd';
  constructor(
    /** Of the file; null when the service does not say. */
    readonly size: number | null,
  ) {
    super('range beyond the end');
  }
}

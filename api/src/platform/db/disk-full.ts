import { statfsSync } from 'node:fs';

/** Emscripten's number of ENOSPC: the embedded database throws it bare. */
const EMBEDDED_NO_SPACE = 51;
const NO_SPACE_CODES = new Set(['ENOSPC', '53100']);
/** With less the embedded database cannot grow by one file. */
const LEAST_FREE_BYTES = 16 * 1024 * 1024;

/** The disk that holds the shop's data is full. */
export class DiskFull extends Error {
  override name = 'DiskFull';
  constructor(dataDir: string, cause: unknown) {
    super(
      `There is no space left for the shop's data in ${dataDir}. A new shop takes about 100 MB: ` +
        'make room on that disk, or name a folder on another one in DATA_DIR.',
      { cause },
    );
  }
}

/** The error as DiskFull when it says so itself, or when the disk is full and it came from there; else the error as it is. */
export function withDiskFull(error: unknown, dataDir: string): unknown {
  return saysNoSpace(error) || isFull(dataDir) ? new DiskFull(dataDir, error) : error;
}

function saysNoSpace(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { name, code, errno, message, cause } = error as Partial<Record<'name' | 'code' | 'errno' | 'message' | 'cause', unknown>>;
  if (NO_SPACE_CODES.has(String(code))) return true;
  if (name === 'ErrnoError' && errno === EMBEDDED_NO_SPACE) return true;
  return /no space left on device/i.test(String(message)) || saysNoSpace(cause);
}

/** A database that has crashed of it can no longer say why. */
function isFull(dataDir: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(dataDir);
    return bavail * bsize < LEAST_FREE_BYTES;
  } catch {
    return false;
  }
}

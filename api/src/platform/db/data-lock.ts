import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';

/** The data folder of the embedded database is in use by another process. */
export class DataFolderInUse extends Error {
  override name = 'DataFolderInUse';
  constructor(
    readonly dataDir: string,
    readonly pid: number,
  ) {
    super(
      `The database in ${dataDir} is in use by process ${pid}. Two processes on one embedded database lose data: ` +
        'end that process first, or name a PostgreSQL server in DATABASE_URL.',
    );
  }
}

/**
 * Takes `shop.lock` in the data folder and answers how to give it back. The embedded database takes no lock itself and
 * two processes would overwrite each other's pages. Throws DataFolderInUse while the owner lives; a lock whose owner died is taken over.
 */
export function lockDataFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true });
  const file = path.join(dataDir, 'shop.lock');
  for (;;) {
    try {
      const handle = openSync(file, 'wx');
      writeSync(handle, String(process.pid));
      closeSync(handle);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const owner = ownerOf(file);
      if (owner !== null) throw new DataFolderInUse(dataDir, owner);
      rmSync(file, { force: true });
    }
  }
}

/** Process id in the lock while that process lives, else null. */
function ownerOf(file: string): number | null {
  let pid: number;
  try {
    pid = Number(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
  if (!Number.isInteger(pid) || pid <= 0) return null;
  try {
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? pid : null;
  }
}

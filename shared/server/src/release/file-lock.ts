import { randomUUID } from 'node:crypto';
import { link, open, rename, rm, stat } from 'node:fs/promises';

/** What is done under a lock takes milliseconds: an older one was left by a process that died. */
const STALE_MS = 10_000;
const WAIT_MS = 15_000;
const LOOK_AGAIN_MS = 10;

/**
 * Does something while no other process holds the lock of this name. The lock is a file that only one can create; one that its holder left
 * behind is taken away after 10 s.
 * @throws when the lock does not become free within 15 s
 */
export async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const until = Date.now() + WAIT_MS;
  while (!(await take(file))) {
    if (Date.now() > until) throw new Error(`${file} is locked by another process.`);
    if (await isStale(file)) await clear(file);
    else await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS * (1 + Math.random())));
  }
  try {
    return await work();
  } finally {
    await rm(file, { force: true });
  }
}

async function take(file: string): Promise<boolean> {
  try {
    await (await open(file, 'wx')).close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

const ageOf = (file: string) =>
  stat(file).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  );
const isStale = async (file: string) => (await ageOf(file)) > STALE_MS;

/** Takes a lock that was left behind away; when another process has just done so and locked anew, that lock is put back. */
async function clear(file: string): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  await rename(file, aside).catch(() => undefined);
  if ((await ageOf(aside)) < STALE_MS) await link(aside, file).catch(() => undefined);
  await rm(aside, { force: true });
}

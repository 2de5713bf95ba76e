import path from 'node:path';
import { pathToFileURL } from 'node:url';

interface Slowness {
  /** Beginning of the paths that are slow. */
  path: string;
  /** One in so many is held up, all by default. */
  every?: number;
  waitMs?: number;
  /** CPU that each costs more. */
  busyMs?: number;
}

/** Environment of a server's process that is slow in a known way (`slow-answers.mjs`). */
export const slowServer = ({ path: slowPath, every = 1, waitMs = 0, busyMs = 0 }: Slowness): Record<string, string> => ({
  NODE_OPTIONS: `--import ${pathToFileURL(path.join(import.meta.dirname, 'slow-answers.mjs')).href}`,
  SLOW_PATH: slowPath,
  SLOW_EVERY: String(every),
  SLOW_WAIT_MS: String(waitMs),
  SLOW_BUSY_MS: String(busyMs),
});

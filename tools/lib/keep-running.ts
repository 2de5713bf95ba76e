import { setTimeout as wait } from 'node:timers/promises';

const PAUSES_MS = [500, 1_000, 2_000, 5_000, 10_000];
/** A part that ran this long is well again: what ended before no longer counts. */
const WELL_AFTER_MS = 60_000;

interface Running {
  /** Exit code, or what ended it. */
  ended: Promise<number | string | null>;
}

interface Options {
  title: string;
  start(): Promise<Running>;
  signal: AbortSignal;
  say?(line: string): void;
  pauses?: readonly number[];
  wellAfterMs?: number;
}

/**
 * Starts a part of the shop again whenever it ends, after pauses that grow while it keeps ending.
 * Resolves when `signal` stops it, or when the part ended once more than there are pauses without running a minute in between.
 */
export async function keepRunning(
  first: Running,
  { title, start, signal, say = console.error, pauses = PAUSES_MS, wellAfterMs = WELL_AFTER_MS }: Options,
): Promise<void> {
  let running = first;
  for (let failures = 0; ;) {
    const startedAt = Date.now();
    const code = (await running.ended) ?? 'killed';
    if (signal.aborted) return;
    failures = Date.now() - startedAt >= wellAfterMs ? 1 : failures + 1;
    if (failures > pauses.length) return say(`${title} ended ${failures} times in a row (${code}); the shop closes.`);
    const pause = pauses[failures - 1] ?? 0;
    say(`${title} ended (${code}). It starts again in ${pause / 1000} s (${failures} of ${pauses.length}).`);
    await wait(pause, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
    running = await start().catch((error: Error) => {
      if (!signal.aborted) say(error.message);
      return { ended: Promise.resolve('not ready') };
    });
  }
}

import type { Deps } from '../module';
import { drainOutbox, type Sender } from '../outbox/drain';
import type { Job } from './job';
import { runDueJobs, startTicker } from './run-jobs';

/**
 * Starts every job, and the sending of messages, in a loop of its own: none waits for a provider that another one calls.
 * Answers how to stop, which waits for what is running.
 */
export function startJobs(deps: Deps, jobs: readonly Job[], send: Sender, everyMs?: number): () => Promise<void> {
  const works = [...jobs.map((job) => () => runDueJobs(deps, [job])), async () => void (await drainOutbox(deps, send))];
  const stops = works.map((work) => startTicker(deps, work, everyMs));
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}

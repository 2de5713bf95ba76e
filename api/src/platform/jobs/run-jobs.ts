import { errorText } from '../log/describe-error';
import type { Deps } from '../module';
import type { Job } from './job';

const DEFAULT_LEASE_SECONDS = 600;
const TICK_MS = 15_000;

/**
 * Runs every job whose newest slot has not been run. The ledger's row is the lock: over all processes a slot runs once;
 * a run that failed, or whose process died, is tried again when its lease ends.
 */
export async function runDueJobs(deps: Deps, jobs: readonly Job[]): Promise<void> {
  for (const job of jobs) {
    const due = await job.due?.(deps);
    if (job.due && !due) continue;
    const slot = job.slot(deps.clock.now());
    const { rowCount } = await deps.pool.query({
      name: 'job_claim',
      // The conflict clause is the lock; the look before it keeps an idle shop from writing to disk at every look.
      text: `insert into job_run (job, slot, locked_until)
        select $1::text, $2::timestamptz, now() + make_interval(secs => $3)
        where not exists (select from job_run where job = $1::text and slot = $2::timestamptz
          and (finished_at is not null or locked_until >= now()))
        on conflict (job, slot) do update set attempt = job_run.attempt + 1, error = null,
          locked_until = now() + make_interval(secs => $3)
        where job_run.finished_at is null and job_run.locked_until < now()`,
      values: [job.name, slot, job.leaseSeconds ?? DEFAULT_LEASE_SECONDS],
    });
    if (!rowCount) continue;
    try {
      await job.run(deps, slot, due);
      await deps.pool.query('update job_run set finished_at = now() where job = $1 and slot = $2', [job.name, slot]);
    } catch (error) {
      deps.log.error({ err: error, job: job.name }, 'job failed');
      await deps.pool.query(`update job_run set error = $3, locked_until = now() + interval '1 minute' where job = $1 and slot = $2`, [
        job.name,
        slot,
        errorText(error),
      ]);
    }
  }
}

/** Looks for due work now and every so many milliseconds (15 s); one look at a time. Answers how to stop, which waits for the running look. */
export function startTicker({ log }: Pick<Deps, 'log'>, tick: () => Promise<void>, everyMs = TICK_MS): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let isBusy = false;
  const look = () => {
    if (isBusy) return;
    isBusy = true;
    running = tick()
      .catch((error: unknown) => log.error({ err: error }, 'the look for due jobs failed'))
      .finally(() => (isBusy = false));
  };
  look();
  const timer = setInterval(look, everyMs);
  return async () => {
    clearInterval(timer);
    await running;
  };
}

import { jobs } from './app';
import { runDueJobs } from './platform/jobs/run-jobs';
import { createTestApp } from './platform/testing/test-app';

test.each(['empty', 'demo'] as const)('every job of the shop runs on the %s shop', async (seed) => {
  const shop = await createTestApp({ seed });
  try {
    await runDueJobs(shop.deps, jobs);
    const { rows } = await shop.deps.pool.query('select job, error from job_run where finished_at is null');
    expect(rows).toEqual([]);
  } finally {
    await shop.close();
  }
});

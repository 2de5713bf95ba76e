import { ACCESS_LOG } from '@hyangro/contracts/constants';
import { dailyKst, type Job } from '../../platform/jobs/job';

/** Entries are kept for a quarter of a year, then removed: the log must not fill the disk. */
export const accessLogCleaning: Job = {
  name: 'access-log-cleaning',
  slot: dailyKst(4),
  run: ({ pool, clock }) =>
    pool.query('delete from access_log where at < $1::timestamptz - make_interval(days => $2)', [clock.now(), ACCESS_LOG.days]),
};

import { dailyKst, type Job } from '../jobs/job';

/** The embedded database has no autovacuum: dead rows would pile up and plans grow stale. */
export const vacuumJob: Job = {
  name: 'vacuum',
  slot: dailyKst(3, 30),
  run: ({ pool }) => pool.query('vacuum (analyze)'),
};

import { daysBefore } from '../clock/clock';
import { dailyKst, type Job } from '../jobs/job';
import { deleteCallsBefore } from './idempotent-call.repository';

/** Forgets what was answered under keys older than a day. */
export const idempotentCallsCleaning: Job = {
  name: 'idempotent-calls-cleaning',
  slot: dailyKst(4, 30),
  run: ({ db, clock }) => deleteCallsBefore(db, daysBefore(clock.now(), 1)),
};

import { errorText } from '../log/describe-error';
import type { Deps } from '../module';
import { everyMinutes, type Job } from '../jobs/job';
import type { Message } from './outbox';

/** Trying again would change nothing. */
export class RefusedForGood extends Error {
  override name = 'RefusedForGood';
}

/** Sends one message; rejects when it was not taken, by `RefusedForGood` when it never will be. */
export type Sender = (message: Message) => Promise<void>;

const BATCH = 50;
const MAX_ATTEMPTS = 8;

interface Row {
  id: string;
  kind: Message['kind'];
  payload: Record<string, unknown>;
  attempts: number;
}

/** Sends what is due. A message is taken by moving its next try, so that two processes do not send it at once; after eight failures, or one for good, it rests. */
export async function drainOutbox({ pool, clock, log }: Pick<Deps, 'pool' | 'clock' | 'log'>, send: Sender): Promise<number> {
  const now = clock.now();
  const { rows } = await pool.query<Row>(
    `update outbox set attempts = attempts + 1, next_at = $1::timestamptz + make_interval(mins => (4 ^ least(attempts, 5))::int)
      where id = any(array(select id from outbox where sent_at is null and next_at <= $1 and attempts < $2
        order by next_at limit $3 for update skip locked))
      returning id, kind, payload, attempts`,
    [now, MAX_ATTEMPTS, BATCH],
  );
  for (const { id, kind, payload, attempts } of rows) {
    try {
      await send({ kind, ...payload } as Message);
      await pool.query('update outbox set sent_at = $2, error = null where id = $1', [id, now]);
    } catch (error) {
      log.warn({ err: error, kind, attempts }, 'a message was not taken');
      const tries = error instanceof RefusedForGood ? MAX_ATTEMPTS : attempts;
      await pool.query('update outbox set error = $2, attempts = $3 where id = $1', [id, errorText(error), tries]);
    }
  }
  return rows.length;
}

/** Sent messages, and those that rest, are kept a week for support, then removed. */
export const outboxCleaning: Job = {
  name: 'outbox-cleaning',
  slot: everyMinutes(60),
  run: ({ pool, clock }) =>
    pool.query(
      `delete from outbox where sent_at < $1::timestamptz - interval '7 days'
        or (sent_at is null and attempts >= $2 and next_at < $1::timestamptz - interval '7 days')`,
      [clock.now(), MAX_ATTEMPTS],
    ),
};

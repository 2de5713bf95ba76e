import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { TestApp } from './test-app';

/** What decides a race in the database, and how to take it out. */
export interface Guard {
  name: string;
  /** The statement without it; the same text when it has none. Parameters must stay in use. */
  without?: (statement: string) => string;
  /** Constraints and unique indexes that are gone meanwhile. */
  drops?: readonly string[];
}
interface Race {
  guard: Guard;
  /** What the twin's failed expectation says: that the harm has happened, and not just any fault. */
  harm: RegExp;
}

const TRIES = 5;
/** An answer that lost its lock comes this much later, so that others read the same before it is acted on. */
const WINDOW_MS = 20;
const MINUTE_MS = 60_000;

/** Locks of rows. `skip locked` goes too. */
export const rowLocks: Guard = {
  name: 'locks of rows',
  without: (statement) => statement.replace(/ for (no key )?(update|share)( of ("?\w+"?)(, "?\w+"?)*)?( skip locked)?/gi, ''),
};
/** Locks by a name that a transaction holds. */
export const namedLocks: Guard = {
  name: 'the named lock',
  without: (statement) => statement.replace(/pg_advisory_xact_lock\((.*)\)/is, '($1)'),
};
/** A condition of a write: `part` is replaced by `by`, which keeps its parameters in use. */
export const condition = (part: RegExp, by = 'true', drops: readonly string[] = []): Guard => ({
  name: `the condition of the write`,
  without: (statement) => statement.replace(part, by),
  drops,
});
/** A unique key, and what statements that find it taken do. */
export const uniqueKey = (...drops: readonly string[]): Guard => ({ name: 'the unique key', drops });
/** Several of them: where one stands behind the other, a race shows nothing while the last one holds. */
export const both = (...guards: readonly Guard[]): Guard => ({
  name: guards.map(({ name }) => name).join(' and '),
  without: (statement) => guards.reduce((text, { without }) => without?.(text) ?? text, statement),
  drops: guards.flatMap(({ drops = [] }) => drops),
});

/**
 * A race and its twin. The twin runs the same race without what decides it, up to five times, and must see the harm: else the race proves
 * nothing. Use it inside `describePostgres`, in a body that may run again, on a pool of ten connections or more.
 */
export const raceOn =
  (shop: () => TestApp) =>
  (title: string, { guard, harm }: Race, body: () => Promise<void>): void => {
    test(title, body, MINUTE_MS);
    test(
      `${title}: without ${guard.name} it is not so`,
      async () => {
        const { pool } = shop().deps;
        expect(pool.options.max).toBeGreaterThanOrEqual(10);
        const fault = await withoutGuard(pool, guard, async () => {
          for (let run = 0; run < TRIES; run += 1) {
            const failed = await body().then(() => null, messageOf);
            if (failed !== null) return failed;
          }
          return `The race was right in ${TRIES} runs without ${guard.name}`;
        });
        expect(fault).toMatch(harm);
      },
      2 * MINUTE_MS,
    );
  };

async function withoutGuard<T>(pool: pg.Pool, { name, without, drops = [] }: Guard, work: () => Promise<T>): Promise<T> {
  const restores: (() => Promise<unknown>)[] = [];
  for (const dropped of drops) restores.unshift(await drop(pool, dropped));
  let changed = 0;
  const query = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  const spy = jest.spyOn(pg.Client.prototype as { query: (...args: unknown[]) => unknown }, 'query');
  spy.mockImplementation(function (this: pg.Client, statement: unknown, ...rest: unknown[]) {
    const text = textOf(statement);
    const open = without?.(text) ?? text;
    if (open === text) return query.call(this, statement, ...rest);
    changed += 1;
    const answer = query.call(this, isConfig(statement) ? { ...statement, name: undefined, text: open } : open, ...rest);
    return answer instanceof Promise ? answer.then((value: unknown) => wait(WINDOW_MS, value)) : answer;
  });
  try {
    const result = await work();
    if (without && changed === 0) throw new Error(`No statement has ${name}`);
    return result;
  } finally {
    spy.mockRestore();
    await putBack(restores);
  }
}

/** All of them, also when one fails: what comes after needs its keys. */
async function putBack(restores: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failed = (await Promise.allSettled(restores.map((restore) => restore()))).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw new Error(`A guard could not be put back: ${String(failed.reason)}`);
}

/** Drops a constraint or an index by its name; answers how to put it back, without the rows that it would have refused. */
async function drop(pool: pg.Pool, name: string): Promise<() => Promise<unknown>> {
  const check = await pool.query<{ table: string; definition: string }>(
    `select conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition from pg_constraint where conname = $1 and contype = 'c'`,
    [name],
  );
  const [found] = check.rows;
  if (found) {
    await pool.query(`alter table ${found.table} drop constraint "${name}"`);
    return () => pool.query(`alter table ${found.table} add constraint "${name}" ${found.definition.replace(/ NOT VALID$/, '')} not valid`);
  }
  const { rows } = await pool.query<{ table: string; definition: string; keys: string; predicate: string; constraint: string | null }>(
    `select i.indrelid::regclass::text as table, pg_get_indexdef(i.indexrelid) as definition,
       (select string_agg(pg_get_indexdef(i.indexrelid, n, true), ', ') from generate_series(1, i.indnkeyatts) as n) as keys,
       coalesce(pg_get_expr(i.indpred, i.indrelid), 'true') as predicate,
       (select conname from pg_constraint where conindid = i.indexrelid and contype in ('p', 'u')) as constraint
     from pg_index i join pg_class c on c.oid = i.indexrelid where c.relname = $1 and i.indisunique`,
    [name],
  );
  const [index] = rows;
  if (!index) throw new Error(`There is no constraint or unique index ${name}`);
  const { table, definition, keys, predicate } = index;
  await pool.query(index.constraint ? `alter table ${table} drop constraint "${name}"` : `drop index "${name}"`);
  return async () => {
    await pool.query(`delete from ${table} where (${predicate})
      and ctid not in (select min(ctid) from ${table} where ${predicate} group by ${keys})`);
    await pool.query(definition);
  };
}

/** Resolves once a statement waits for a lock that another transaction holds; answers the process of its connection. */
export async function untilOneWaits(pool: pg.Pool): Promise<number> {
  const waiting = "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  for (;;) {
    const { rows } = await pool.query<{ pid: number }>(waiting);
    if (rows[0]) return rows[0].pid;
  }
}

const isConfig = (statement: unknown): statement is { text: string } =>
  typeof statement === 'object' && statement !== null && 'text' in statement;
const textOf = (statement: unknown): string => (isConfig(statement) ? statement.text : String(statement));

/** In words, without colours. Only a failed expectation counts as harm; any other fault stays one. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error) || !('matcherResult' in error)) throw error;
  // eslint-disable-next-line no-control-regex -- colours of a terminal are control characters
  return error.message.replace(/\u001b\[\d+m/g, '');
}

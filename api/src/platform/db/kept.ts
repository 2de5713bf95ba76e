import { sql } from 'drizzle-orm';
import { everyMinutes, type Job } from '../jobs/job';
import type { Db } from './db';
import { keptChangeTable } from './kept.tables';
import { prepared } from './prepared';

/** A net under the invalidation: nothing is kept longer. */
const KEPT_MS = 30_000;
/** Values of one kind; the one used longest ago goes first. */
const KEPT_MAX = 1_000;
/** A snapshot that sees no transaction. */
export const NOTHING_SEEN = '1:1:';
/** Looks before a call is answered with what it has: somebody writes without a pause. */
const MAX_LOOKS = 3;

/** What a statement with `lookColumns` tells beside its own columns. */
export interface Look {
  /** What this statement saw. */
  snapshot: string;
  /** Whether rows behind kept values changed since the snapshot asked with, in any process. */
  isChanged: boolean;
}
const seen = sql`${sql.placeholder('seen')}::pg_snapshot`;
/** Columns of a statement that reads what may not be a moment old; its placeholder is `seen`. */
export const lookColumns = {
  snapshot: sql<string>`pg_current_snapshot()::text`.as('snapshot'),
  isChanged: sql<boolean>`exists(
    select from kept_change where changed_in >= pg_snapshot_xmin(${seen}) and not pg_visible_in_snapshot(changed_in, ${seen}))`.as(
    'is_changed',
  ),
};

/** The snapshot that everything kept of a database is at least as young as. */
const snapshots = new WeakMap<Db, string>();
export const snapshotOf = (db: Db): string => snapshots.get(db) ?? NOTHING_SEEN;
/** Outdates everything kept when the look found a change, unless another call did since. */
export function outdate(db: Db, seenBefore: string, { isChanged, snapshot }: Look): void {
  if (isChanged && snapshotOf(db) === seenBefore) snapshots.set(db, snapshot);
}

const NO_TABLE = sql`(select) as nothing`;
const look = prepared((db) => db.select(lookColumns).from(NO_TABLE).prepare('kept_look'));

/** The only row of a statement without a table. */
function only<T>([row]: readonly T[]): T {
  if (row === undefined) throw new Error('A statement without a table answered no row.');
  return row;
}

/** What a statement sees now. */
export const currentSnapshot = async (db: Db): Promise<string> =>
  only(await db.select({ snapshot: lookColumns.snapshot }).from(NO_TABLE)).snapshot;

/** What a process reads from now on is as young as now: its first call builds what it keeps once, not twice. */
async function beginWithNow(db: Db): Promise<void> {
  const snapshot = await currentSnapshot(db);
  if (!snapshots.has(db)) snapshots.set(db, snapshot);
}

/**
 * Answers what `read` puts together from kept values and a look made after them, repeated while the look finds that they
 * are outdated; null is an answer without a look.
 */
export async function readKept<L extends Look | null>(db: Db, read: (seen: string) => Promise<L>): Promise<L> {
  if (!snapshots.has(db)) await beginWithNow(db);
  for (let left = MAX_LOOKS; ; left -= 1) {
    const seenBefore = snapshotOf(db);
    const look = await read(seenBefore);
    if (!look?.isChanged || left === 1) return look;
    outdate(db, seenBefore, look);
  }
}

/** Answers what `read` puts together from kept values alone, as young as a look made after them. */
export async function readLooking<T>(db: Db, read: () => Promise<T>): Promise<T> {
  const { answer } = await readKept(db, async (seen) => {
    const answer = await read();
    return { answer, ...only(await look(db).execute({ seen })) };
  });
  return answer;
}

/** A statement of drizzle is sent again by everyone who awaits it. */
const once = async <T>(build: () => PromiseLike<T>): Promise<T> => build();

interface Entry<T> {
  value: Promise<T>;
  snapshot: string;
  builtAt: number;
}
/**
 * Values of one kind, by key, made of rows whose tables have the trigger `note_change`. Good for one call only with a look
 * (`lookColumns`) after it. Calls in the same moment share one build; one that fails is not kept.
 */
export function kept<T>(maxAgeMs = KEPT_MS) {
  const stores = new WeakMap<Db, Map<string, Entry<T>>>();
  return (db: Db, key: string, now: Date, build: () => PromiseLike<T>): Promise<T> => {
    const store = stores.get(db) ?? new Map<string, Entry<T>>();
    stores.set(db, store);
    const known = store.get(key);
    const isGood = known && known.snapshot === snapshotOf(db) && Math.abs(now.getTime() - known.builtAt) < maxAgeMs;
    const entry = isGood ? known : { value: once(build), snapshot: snapshotOf(db), builtAt: now.getTime() };
    store.delete(key);
    store.set(key, entry);
    if (entry !== known) {
      entry.value.catch(() => store.get(key) === entry && store.delete(key));
      const [oldest] = store.keys();
      if (store.size > KEPT_MAX && oldest !== undefined) store.delete(oldest);
    }
    return entry.value;
  };
}

/** Notes are older than anything kept after minutes. */
export const keptChangeCleaning: Job = {
  name: 'kept-change-cleaning',
  slot: everyMinutes(60),
  run: ({ db }) => db.delete(keptChangeTable).where(sql`${keptChangeTable.changedAt} < now() - interval '1 hour'`),
};

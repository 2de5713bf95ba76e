import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/db';
import { prepared } from '../db/prepared';
import { idempotentCallTable as calls } from './idempotent-call.tables';

export type CallRow = typeof calls.$inferSelect;
type Key = Pick<CallRow, 'memCd' | 'key'>;

const ofKey = and(eq(calls.memCd, sql.placeholder('memCd')), eq(calls.key, sql.placeholder('key')));
const insertCall = prepared((db) =>
  db
    .insert(calls)
    .values({
      memCd: sql.placeholder('memCd'),
      key: sql.placeholder('key'),
      requestHash: sql.placeholder('requestHash'),
      startedAt: sql.placeholder('startedAt'),
    })
    .onConflictDoNothing()
    .returning({ key: calls.key })
    .prepare('idempotent_call_insert'),
);
const updateCall = prepared((db) =>
  db
    .update(calls)
    .set({
      refusal: sql`${sql.placeholder('refusal')}`,
      answer: sql`${sql.placeholder('answer')}`,
    })
    .where(ofKey)
    .prepare('idempotent_call_update'),
);

/** True for the first call under its key. */
export const beginCall = async (db: Db, call: Key & Pick<CallRow, 'requestHash' | 'startedAt'>): Promise<boolean> =>
  (await insertCall(db).execute(call)).length > 0;

export const endCall = (db: Db, call: Key & Pick<CallRow, 'refusal' | 'answer'>): Promise<unknown> => updateCall(db).execute(call);

const isKey = ({ memCd, key }: Key) => and(eq(calls.memCd, memCd), eq(calls.key, key));

export async function findCall(db: Db, key: Key): Promise<CallRow | null> {
  const [row] = await db.select().from(calls).where(isKey(key));
  return row ?? null;
}

/** Goes on with a call whose process is gone; false when another has done so in this moment. */
export async function takeOverCall(db: Db, key: Key, from: Date, to: Date): Promise<boolean> {
  const taken = await db
    .update(calls)
    .set({ startedAt: to })
    .where(and(isKey(key), eq(calls.startedAt, from)))
    .returning({ key: calls.key });
  return taken.length > 0;
}

export const forgetCall = (db: Db, key: Key): Promise<unknown> => db.delete(calls).where(isKey(key));
export const deleteCallsBefore = (db: Db, before: Date): Promise<unknown> => db.delete(calls).where(lt(calls.startedAt, before));

import { and, asc, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import { decodeCursor, isCursorInstant, pageOf } from '../../platform/db/cursor';
import type { Db, Tx } from '../../platform/db/db';
import { broadcastTable as broadcast } from './broadcast.tables';

export type BroadcastRow = typeof broadcast.$inferSelect;
const isOpen = and(isNull(broadcast.finishedAt), isNull(broadcast.stoppedAt));

/** False when the code is taken. */
export const insertBroadcast = async (db: Db, row: typeof broadcast.$inferInsert): Promise<boolean> =>
  (await db.insert(broadcast).values(row).onConflictDoNothing().returning({ broadcastCd: broadcast.broadcastCd })).length > 0;
/** A page, newest first. */
export async function findBroadcasts(db: Db, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
  const place = decodeCursor(cursor, 2, ([createdAt, broadcastCd]) =>
    isCursorInstant(createdAt) && typeof broadcastCd === 'string' ? sql`(${createdAt}::timestamptz, ${broadcastCd}::text)` : null,
  );
  const rows = await db
    .select()
    .from(broadcast)
    .where(place && sql`(${broadcast.createdAt}, ${broadcast.broadcastCd}) < ${place}`)
    .orderBy(desc(broadcast.createdAt), desc(broadcast.broadcastCd))
    .limit(limit + 1);
  return pageOf(rows, limit, (last) => [last.createdAt.toISOString(), last.broadcastCd]);
}
export async function findBroadcast(db: Db, broadcastCd: string): Promise<BroadcastRow | null> {
  const [row] = await db.select().from(broadcast).where(eq(broadcast.broadcastCd, broadcastCd));
  return row ?? null;
}

/** Codes of those that are due and not at their end, oldest first. */
export const findOpen = async (db: Db, now: Date): Promise<string[]> =>
  (
    await db
      .select({ broadcastCd: broadcast.broadcastCd })
      .from(broadcast)
      .where(and(isOpen, lte(broadcast.startsAt, now)))
      .orderBy(asc(broadcast.startsAt), asc(broadcast.broadcastCd))
  ).map(({ broadcastCd }) => broadcastCd);

/** An open one, locked until the transaction ends; null when it is over, or another process works on it. */
export async function lockBroadcast(tx: Tx, broadcastCd: string): Promise<BroadcastRow | null> {
  const [row] = await tx
    .select()
    .from(broadcast)
    .where(and(eq(broadcast.broadcastCd, broadcastCd), isOpen))
    .for('update', { skipLocked: true });
  return row ?? null;
}

export const moveOn = (tx: Tx, broadcastCd: string, lastMemCd: string, told: number) =>
  tx
    .update(broadcast)
    .set({ lastMemCd, told: sql`${broadcast.told} + ${told}` })
    .where(eq(broadcast.broadcastCd, broadcastCd));
export const finish = (tx: Tx, broadcastCd: string, now: Date) =>
  tx.update(broadcast).set({ finishedAt: now }).where(eq(broadcast.broadcastCd, broadcastCd));

/** Ends an open one; null when there is none. */
export async function stop(tx: Tx, broadcastCd: string, now: Date): Promise<BroadcastRow | null> {
  const [row] = await tx
    .update(broadcast)
    .set({ stoppedAt: now })
    .where(and(eq(broadcast.broadcastCd, broadcastCd), isOpen))
    .returning();
  return row ?? null;
}

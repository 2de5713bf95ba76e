import { and, asc, count, eq, gt, inArray, isNotNull, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/db';
import { mediaUploadTable as media } from './media.tables';

export type MediaRow = typeof media.$inferSelect;

/** One announcement of a member at a time. */
export const lockMedia = (tx: Tx, memCd: string) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`media:${memCd}`}, 0))`);

/** Files of a member since `after` that no post names. */
export async function countUnattachedMedia(db: Db, memCd: string, after: Date): Promise<number> {
  const [row] = await db
    .select({ files: count() })
    .from(media)
    .where(and(eq(media.memCd, memCd), isNull(media.attachedAt), isNull(media.removedAt), gt(media.createdAt, after)));
  return row?.files ?? 0;
}

export async function insertMedia(db: Db, values: typeof media.$inferInsert): Promise<MediaRow> {
  const [row] = await db.insert(media).values(values).returning();
  if (!row) throw new Error('An upload was not written.');
  return row;
}

export const findMedia = async (db: Db, mediaKey: string): Promise<MediaRow | undefined> =>
  (await db.select().from(media).where(eq(media.mediaKey, mediaKey)))[0];

/** An upload of this member that no post names (P-11). */
export const findOwnMedia = async (db: Db, memCd: string, mediaKey: string): Promise<MediaRow | undefined> =>
  (
    await db
      .select()
      .from(media)
      .where(and(eq(media.mediaKey, mediaKey), eq(media.memCd, memCd), isNull(media.attachedAt), isNull(media.removedAt)))
  )[0];

/** Adds a part where the upload stands; false when it has gone on, or is gone. */
export const addPart = async (db: Db, mediaKey: string, offset: number, bytes: number, name: string): Promise<boolean> =>
  (
    await db
      .update(media)
      .set({ receivedBytes: offset + bytes, parts: sql`array_append(${media.parts}, ${name}::text)` })
      .where(and(eq(media.mediaKey, mediaKey), eq(media.state, 'OPEN'), eq(media.receivedBytes, offset)))
      .returning({ mediaKey: media.mediaKey })
  ).length > 0;

export const setMedia = async (db: Db, mediaKey: string, values: Partial<typeof media.$inferInsert>): Promise<MediaRow | undefined> =>
  (await db.update(media).set(values).where(eq(media.mediaKey, mediaKey)).returning())[0];

/** False when a post has named it in this moment, or it is somebody else's. */
export const deleteUnattachedMedia = async (db: Db, mediaKey: string, memCd?: string): Promise<boolean> =>
  (
    await db
      .delete(media)
      .where(and(eq(media.mediaKey, mediaKey), isNull(media.attachedAt), memCd === undefined ? undefined : eq(media.memCd, memCd)))
      .returning({ mediaKey: media.mediaKey })
  ).length > 0;

/** Files that no post has named since `before`, and those that their posts let go. */
export const findLeftMedia = async (db: Db, before: Date, limit: number): Promise<string[]> =>
  (
    await db
      .select({ mediaKey: media.mediaKey })
      .from(media)
      .where(and(isNull(media.attachedAt), or(isNotNull(media.removedAt), lt(media.createdAt, before))))
      .orderBy(asc(media.createdAt))
      .limit(limit)
  ).map(({ mediaKey }) => mediaKey);

/** Whole files whose parts are still there: a process ended before it removed them. */
export const findJoinedWithParts = async (db: Db, before: Date, limit: number): Promise<string[]> =>
  (
    await db
      .select({ mediaKey: media.mediaKey })
      .from(media)
      .where(and(eq(media.state, 'READY'), sql`${media.parts} <> '{}'`, lt(media.createdAt, before)))
      .limit(limit)
  ).map(({ mediaKey }) => mediaKey);

/** Files of a member belong to a post from now on; the rows in no order. */
export const attachRows = (tx: Db, memCd: string, mediaKeys: readonly string[], ugcCd: string, now: Date): Promise<MediaRow[]> =>
  tx
    .update(media)
    .set({ ugcCd, attachedAt: now })
    .where(
      and(
        inArray(media.mediaKey, [...mediaKeys]),
        eq(media.memCd, memCd),
        eq(media.state, 'READY'),
        isNull(media.attachedAt),
        isNull(media.removedAt),
      ),
    )
    .returning();

/** A post lets its files go, but for those that it keeps. */
export const detachRows = (tx: Db, ugcCd: string, kept: readonly string[], now: Date) =>
  tx
    .update(media)
    .set({ ugcCd: null, attachedAt: null, removedAt: now })
    .where(and(eq(media.ugcCd, ugcCd), kept.length > 0 ? notInArray(media.mediaKey, [...kept]) : undefined));

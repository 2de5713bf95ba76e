import { and, asc, count, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/db';
import { uploadTable as uploads } from './upload.tables';

/** One file of a member at a time. */
export const lockUploads = (tx: Tx, memCd: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`upload:${memCd}`}, 0))`);

/** Files of a member since `after` that nothing has named. */
export async function countUnattached(db: Db, memCd: string, after: Date): Promise<number> {
  const [row] = await db
    .select({ files: count() })
    .from(uploads)
    .where(and(eq(uploads.memCd, memCd), isNull(uploads.attachedAt), gt(uploads.createdAt, after)));
  return row?.files ?? 0;
}

export const insertUpload = (db: Db, upload: typeof uploads.$inferInsert) => db.insert(uploads).values(upload);
export const setUploadBytes = (db: Db, fileKey: string, bytes: number) =>
  db.update(uploads).set({ bytes }).where(eq(uploads.fileKey, fileKey));

/** Whether the file is this member's (P-11). */
export async function isOwnUpload(db: Db, memCd: string, fileKey: string): Promise<boolean> {
  const rows = await db
    .select({ fileKey: uploads.fileKey })
    .from(uploads)
    .where(and(eq(uploads.fileKey, fileKey), eq(uploads.memCd, memCd)));
  return rows.length > 0;
}

/** Files that nothing has named since `before`, oldest first. */
export const findUnattached = async (db: Db, before: Date, limit: number): Promise<string[]> =>
  (
    await db
      .select({ fileKey: uploads.fileKey })
      .from(uploads)
      .where(and(isNull(uploads.attachedAt), lt(uploads.createdAt, before)))
      .orderBy(asc(uploads.createdAt))
      .limit(limit)
  ).map(({ fileKey }) => fileKey);

/** False when something has named it in this moment. */
export const deleteUnattached = async (db: Db, fileKey: string): Promise<boolean> =>
  (
    await db
      .delete(uploads)
      .where(and(eq(uploads.fileKey, fileKey), isNull(uploads.attachedAt)))
      .returning({ fileKey: uploads.fileKey })
  ).length > 0;

/**
 * Files of a member belong to something from now on; call it in the transaction that writes that. False when one is not theirs, is gone or
 * belongs to something else: then end the transaction.
 */
export async function attachUploads(tx: Db, memCd: string, fileKeys: readonly string[], now: Date): Promise<boolean> {
  if (fileKeys.length === 0) return true;
  const attached = await tx
    .update(uploads)
    .set({ attachedAt: now })
    .where(and(inArray(uploads.fileKey, [...fileKeys]), eq(uploads.memCd, memCd), isNull(uploads.attachedAt)))
    .returning({ fileKey: uploads.fileKey });
  return attached.length === fileKeys.length;
}

export const deleteUpload = (db: Db, fileKey: string) => db.delete(uploads).where(eq(uploads.fileKey, fileKey));

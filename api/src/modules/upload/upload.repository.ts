import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';
import { uploadTable as uploads } from './upload.tables';

export const insertUpload = (db: Db, upload: typeof uploads.$inferInsert) => db.insert(uploads).values(upload);

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

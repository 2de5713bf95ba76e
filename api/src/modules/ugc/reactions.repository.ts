import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';
import { removeMedia } from './media';
import { deleteCases } from './moderation.repository';
import { ugcCommentTable, ugcLikeTable, ugcReportTable } from './ugc.tables';

/** A post that is deleted takes along its pictures, likes, comments, reports, and what stood of it in the operators' queue. Call it after the post's own row, in the same transaction. */
export async function removeReactions(tx: Db, ugcCd: string, now: Date): Promise<void> {
  await removeMedia(tx, ugcCd, now);
  for (const table of [ugcLikeTable, ugcCommentTable, ugcReportTable]) await tx.delete(table).where(eq(table.ugcCd, ugcCd));
  await deleteCases(tx, ugcCd);
}

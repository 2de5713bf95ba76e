import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import { decodeCursor, isCursorInstant, pageOf } from '../../platform/db/cursor';
import type { Db } from '../../platform/db/db';
import { postAuthors } from '../member/public';
import { notBlocked } from './block.repository';
import { moderationFor } from './moderation.repository';
import { authorColumns, byAuthor, type Reader } from './reader';
import { ugcCommentTable as comments } from './ugc.tables';

interface Page {
  cursor?: string | undefined;
  limit: number;
  /** Alone, by its code. */
  commentCd?: string | undefined;
}

/** Comments of a post, oldest first; of those out of sight only the reader's own, and none of members whom they blocked. */
export async function findComments(db: Db, ugcCd: string, { cursor, limit, commentCd }: Page, { memCd }: Reader) {
  const place = decodeCursor(cursor, 2, ([at, code]) =>
    isCursorInstant(at) && typeof code === 'string' ? sql`(${at}::timestamptz, ${code}::text)` : null,
  );
  const rows = await db
    .select({
      commentCd: comments.commentCd,
      text: comments.text,
      createdAt: comments.createdAt,
      author: authorColumns(memCd),
      moderation: moderationFor({ targetCd: comments.commentCd, memCd: comments.memCd, hiddenAt: comments.hiddenAt }, memCd).as(
        'moderation',
      ),
    })
    .from(comments)
    .innerJoin(postAuthors, byAuthor(comments.memCd))
    .where(
      and(
        eq(comments.ugcCd, ugcCd),
        commentCd === undefined ? undefined : eq(comments.commentCd, commentCd),
        memCd === null ? isNull(comments.hiddenAt) : or(isNull(comments.hiddenAt), eq(comments.memCd, memCd)),
        memCd === null ? undefined : notBlocked(comments.memCd, memCd),
        place && sql`(${comments.createdAt}, ${comments.commentCd}) > ${place}`,
      ),
    )
    .orderBy(asc(comments.createdAt), asc(comments.commentCd))
    .limit(limit + 1);
  return pageOf(rows, limit, (last) => [last.createdAt.toISOString(), last.commentCd]);
}
export type CommentRow = Awaited<ReturnType<typeof findComments>>['rows'][number];

/** Null when the member wrote one under this key before. */
export async function insertComment(tx: Db, row: typeof comments.$inferInsert): Promise<string | null> {
  const [inserted] = await tx.insert(comments).values(row).onConflictDoNothing().returning({ commentCd: comments.commentCd });
  return inserted?.commentCd ?? null;
}
export async function findCommentByKey(db: Db, memCd: string, idempotencyKey: string): Promise<string | null> {
  const [row] = await db
    .select({ commentCd: comments.commentCd })
    .from(comments)
    .where(and(eq(comments.memCd, memCd), eq(comments.idempotencyKey, idempotencyKey)));
  return row?.commentCd ?? null;
}
/** Whether others saw it; null when it was none of this member's. */
export async function deleteOwnComment(tx: Db, memCd: string, ugcCd: string, commentCd: string): Promise<{ wasSeen: boolean } | null> {
  const [row] = await tx
    .delete(comments)
    .where(and(eq(comments.commentCd, commentCd), eq(comments.ugcCd, ugcCd), eq(comments.memCd, memCd)))
    .returning({ hiddenAt: comments.hiddenAt });
  return row ? { wasSeen: row.hiddenAt === null } : null;
}

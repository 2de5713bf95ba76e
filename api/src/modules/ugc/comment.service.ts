import type { Comment } from '@hyangro/contracts/ugc/comment.contract';
import { newCode } from '../../platform/code';
import type { Db, RootDb } from '../../platform/db/db';
import type { CallContext, MemberContext } from '../../platform/http/call';
import { deleteOwnComment, findCommentByKey, findComments, insertComment, type CommentRow } from './comment.repository';
import { holdWords, mustMayWrite } from './hold.service';
import { deleteCase } from './moderation.repository';
import { authorOf, readerOf, type Reader } from './reader';
import { addToCount, findPost } from './target.repository';

/** Comments of a post, oldest first. */
export async function listComments(
  db: Db,
  ugcCd: string,
  page: { cursor?: string | undefined; limit: number },
  call: Pick<CallContext<'UGC_NOT_FOUND'>, 'locale' | 'member' | 'refuse'>,
) {
  const reader = readerOf(call);
  const post = (await findPost(db, ugcCd, reader.memCd)) ?? call.refuse('UGC_NOT_FOUND');
  const { rows, nextCursor } = await findComments(db, ugcCd, page, reader);
  return { items: rows.map((row) => commentOf(row, post.memCd, reader)), nextCursor };
}

/** Comments on a post that everybody sees; the same key is the same comment. */
export async function writeComment(
  db: RootDb,
  ugcCd: string,
  { text, idempotencyKey }: { text: string; idempotencyKey: string },
  call: Pick<MemberContext<'UGC_NOT_FOUND' | 'UGC_BANNED'>, 'locale' | 'member' | 'now' | 'refuse'>,
): Promise<Comment> {
  const { member, now, refuse } = call;
  const { memCd } = member;
  const written = await db.transaction(async (tx) => {
    await mustMayWrite(tx, call);
    const post = (await findPost(tx, ugcCd, null)) ?? refuse('UGC_NOT_FOUND');
    const commentCd = await insertComment(tx, { commentCd: newCode('CM'), ugcCd, memCd, text, idempotencyKey, createdAt: now });
    if (commentCd !== null) {
      // The post's row is locked before its comment is looked at: whoever changes the post waits, and then sees that it has one.
      if ((await addToCount(tx, post, 'commentCnt', 1)) === null) refuse('UGC_NOT_FOUND');
      await holdWords(tx, { target: 'COMMENT', targetCd: commentCd, ugcCd, memCd, isHidden: false, text }, now);
    }
    return { postMemCd: post.memCd, commentCd: commentCd ?? (await findCommentByKey(tx, memCd, idempotencyKey)) };
  });
  const reader = readerOf(call);
  const { rows } = await findComments(db, ugcCd, { limit: 1, commentCd: written.commentCd ?? undefined }, reader);
  return commentOf(rows[0] ?? refuse('UGC_NOT_FOUND'), written.postMemCd, reader);
}

/** Deletes one's own comment. */
export const deleteComment = (
  db: RootDb,
  ugcCd: string,
  commentCd: string,
  { member: { memCd }, refuse }: Pick<MemberContext<'UGC_NOT_FOUND'>, 'member' | 'refuse'>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const { wasSeen } = (await deleteOwnComment(tx, memCd, ugcCd, commentCd)) ?? refuse('UGC_NOT_FOUND');
    await deleteCase(tx, commentCd);
    const post = wasSeen ? await findPost(tx, ugcCd, null) : null;
    if (post) await addToCount(tx, post, 'commentCnt', -1);
  });

const commentOf = ({ author, createdAt, ...row }: CommentRow, postMemCd: string, { memCd }: Reader): Comment => ({
  ...row,
  author: authorOf(author),
  isMine: author.memCd === memCd,
  isPostAuthor: author.memCd === postMemCd,
  createdAt: createdAt.toISOString(),
});

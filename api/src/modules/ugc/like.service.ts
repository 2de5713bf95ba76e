import { and, eq } from 'drizzle-orm';
import type { Db, RootDb } from '../../platform/db/db';
import type { MemberContext } from '../../platform/http/call';
import { addToCount, findPost, readLikes } from './target.repository';
import { ugcLikeTable as likes } from './ugc.tables';

type Call = Pick<MemberContext<'UGC_NOT_FOUND' | 'UGC_OWN'>, 'member' | 'now' | 'refuse'>;

/** Likes a post of somebody else; again changes nothing. The like's own key decides which of two at one moment counts. */
export const likePost = (db: RootDb, ugcCd: string, { member: { memCd }, now, refuse }: Call) =>
  db.transaction(async (tx) => {
    const post = (await findPost(tx, ugcCd, null)) ?? refuse('UGC_NOT_FOUND');
    if (post.memCd === memCd) refuse('UGC_OWN');
    const isNew = await insertLike(tx, { memCd, ugcCd, createdAt: now });
    const likeCnt = isNew ? await addToCount(tx, post, 'likeCnt', 1) : await readLikes(tx, post);
    return { isLiked: true, likeCnt: likeCnt ?? refuse('UGC_NOT_FOUND') };
  });

/** Takes a like back; harmless without one. */
export const unlikePost = (
  db: RootDb,
  ugcCd: string,
  { member: { memCd }, refuse }: Pick<MemberContext<'UGC_NOT_FOUND'>, 'member' | 'refuse'>,
) =>
  db.transaction(async (tx) => {
    const post = (await findPost(tx, ugcCd, memCd)) ?? refuse('UGC_NOT_FOUND');
    const isGone = await deleteLike(tx, memCd, ugcCd);
    const likeCnt = isGone ? await addToCount(tx, post, 'likeCnt', -1) : await readLikes(tx, post);
    return { isLiked: false, likeCnt: likeCnt ?? refuse('UGC_NOT_FOUND') };
  });

const insertLike = async (tx: Db, row: typeof likes.$inferInsert): Promise<boolean> =>
  (await tx.insert(likes).values(row).onConflictDoNothing().returning({ ugcCd: likes.ugcCd })).length > 0;
const deleteLike = async (tx: Db, memCd: string, ugcCd: string): Promise<boolean> =>
  (
    await tx
      .delete(likes)
      .where(and(eq(likes.memCd, memCd), eq(likes.ugcCd, ugcCd)))
      .returning({ ugcCd: likes.ugcCd })
  ).length > 0;

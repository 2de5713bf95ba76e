import { and, eq, isNotNull, isNull, sql, type Column } from 'drizzle-orm';
import type { UgcTarget } from '@hyangro/contracts/operator/ugc.contract';
import type { Db } from '../../platform/db/db';
import { refreshRatingsOf } from './review.repository';
import { reviewTable } from './review.tables';
import { feedTable, talkAnswerTable, talkTable, ugcCommentTable } from './ugc.tables';

/** A post of any kind, a comment on one, or an answer to a question. */
export interface Target {
  target: UgcTarget;
  targetCd: string;
  /** The post that it is, or belongs to. */
  ugcCd: string;
  /** Its author. */
  memCd: string;
  isHidden: boolean;
  text: string;
}

/** Whatever this is the code of; null for nothing. */
export async function findTarget(db: Db, code: string): Promise<Target | null> {
  const { rows } = await db.execute<Target & Record<string, unknown>>(sql`
    select target, code as "targetCd", post as "ugcCd", mem_cd as "memCd", hidden_at is not null as "isHidden", said as text from (
      select 'REVIEW' as target, ugc_cd as code, ugc_cd as post, mem_cd, hidden_at, title || E'\n' || content as said from ${reviewTable}
      union all select 'FEED', ugc_cd, ugc_cd, mem_cd, hidden_at, text from ${feedTable}
      union all select 'TALK', ugc_cd, ugc_cd, mem_cd, hidden_at, title || E'\n' || text from ${talkTable}
      union all select 'COMMENT', comment_cd, ugc_cd, mem_cd, hidden_at, text from ${ugcCommentTable}
      union all select 'ANSWER', answer_cd, ugc_cd, mem_cd, hidden_at, text from ${talkAnswerTable}
    ) as said where code = ${code}`);
  return rows[0] ?? null;
}

/** A post by its code; null for an unknown one, and for one that this reader does not see. */
export async function findPost(db: Db, ugcCd: string, readerMemCd: string | null): Promise<Target | null> {
  const found = await findTarget(db, ugcCd);
  const isSeen = found !== null && found.targetCd === found.ugcCd && (!found.isHidden || found.memCd === readerMemCd);
  return isSeen ? found : null;
}

const POSTS = { REVIEW: reviewTable, FEED: feedTable, TALK: talkTable } as const;
const isPost = (target: UgcTarget): target is keyof typeof POSTS => Object.hasOwn(POSTS, target);

/** Adds to a count of a post, whose row stays locked until the transaction ends; answers the new count, and null when the post is gone. */
export async function addToCount(
  tx: Db,
  { target, ugcCd }: Target,
  field: 'likeCnt' | 'commentCnt',
  change: 1 | -1,
): Promise<number | null> {
  if (!isPost(target)) return null;
  const table = POSTS[target];
  const [row] = await tx
    .update(table)
    .set({ [field]: sql`${table[field]} + ${change}` })
    .where(eq(table.ugcCd, ugcCd))
    .returning({ count: table[field] });
  return row?.count ?? null;
}
export async function readLikes(db: Db, { target, ugcCd }: Target): Promise<number> {
  if (!isPost(target)) return 0;
  const table = POSTS[target];
  const [row] = await db.select({ count: table.likeCnt }).from(table).where(eq(table.ugcCd, ugcCd));
  return row?.count ?? 0;
}

/** Puts something out of sight, or back; counts follow. False when it was so already, or is gone. */
export async function setHidden(tx: Db, of: Target, hiddenAt: Date | null): Promise<boolean> {
  if (!(await writeHidden(tx, of, hiddenAt))) return false;
  const change = hiddenAt ? -1 : 1;
  if (of.target === 'REVIEW') await refreshRatings(tx, of.ugcCd);
  if (of.target === 'ANSWER')
    await tx
      .update(talkTable)
      .set({ answerCnt: sql`${talkTable.answerCnt} + ${change}` })
      .where(eq(talkTable.ugcCd, of.ugcCd));
  const post = of.target === 'COMMENT' ? await findTarget(tx, of.ugcCd) : null;
  if (post) await addToCount(tx, post, 'commentCnt', change);
  return true;
}

async function writeHidden(tx: Db, { target, targetCd }: Target, hiddenAt: Date | null): Promise<boolean> {
  const isOther = (column: Column) => (hiddenAt ? isNull(column) : isNotNull(column));
  if (target === 'COMMENT') {
    const of = ugcCommentTable;
    const where = and(eq(of.commentCd, targetCd), isOther(of.hiddenAt));
    return (await tx.update(of).set({ hiddenAt }).where(where).returning({ code: of.commentCd })).length > 0;
  }
  if (target === 'ANSWER') {
    const of = talkAnswerTable;
    const where = and(eq(of.answerCd, targetCd), isOther(of.hiddenAt));
    return (await tx.update(of).set({ hiddenAt }).where(where).returning({ code: of.answerCd })).length > 0;
  }
  const of = POSTS[target];
  const where = and(eq(of.ugcCd, targetCd), isOther(of.hiddenAt));
  return (await tx.update(of).set({ hiddenAt }).where(where).returning({ code: of.ugcCd })).length > 0;
}

async function refreshRatings(tx: Db, ugcCd: string): Promise<void> {
  const [row] = await tx.select({ productCd: reviewTable.productCd }).from(reviewTable).where(eq(reviewTable.ugcCd, ugcCd));
  if (row) await refreshRatingsOf(tx, row.productCd);
}

import { and, desc, eq, sql, type Column, type Placeholder, type SQL } from 'drizzle-orm';
import { decodeCursor, isCursorInstant, pageOf } from '../../platform/db/cursor';
import type { Db } from '../../platform/db/db';
import { postAuthors } from '../member/public';
import { memberBlockTable as block } from './moderation.tables';

/** Whether a reader has not put the author of a post or comment out of their sight; every list of what members write asks it. */
export const notBlocked = (author: Column, readerMemCd: string | Placeholder): SQL =>
  sql`not exists (select 1 from ${block} where ${block.memCd} = ${readerMemCd}::text and ${block.targetMemCd} = ${author})`;

export const insertBlock = (db: Db, row: typeof block.$inferInsert) => db.insert(block).values(row).onConflictDoNothing();
export const deleteBlock = (db: Db, memCd: string, targetMemCd: string) =>
  db.delete(block).where(and(eq(block.memCd, memCd), eq(block.targetMemCd, targetMemCd)));
export const countBlocks = (db: Db, memCd: string): Promise<number> => db.$count(block, eq(block.memCd, memCd));

/** Members whom one has blocked, newest first. */
export async function findBlocks(db: Db, memCd: string, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
  const place = decodeCursor(cursor, 2, ([at, code]) =>
    isCursorInstant(at) && typeof code === 'string' ? sql`(${at}::timestamptz, ${code}::text)` : null,
  );
  const rows = await db
    .select({
      memCd: block.targetMemCd,
      nickname: postAuthors.nickname,
      avatarSeed: postAuthors.avatarSeed,
      photoKey: postAuthors.photoKey,
      blockedAt: block.createdAt,
    })
    .from(block)
    .innerJoin(postAuthors, eq(postAuthors.memCd, block.targetMemCd))
    .where(and(eq(block.memCd, memCd), place && sql`(${block.createdAt}, ${block.targetMemCd}) < ${place}`))
    .orderBy(desc(block.createdAt), desc(block.targetMemCd))
    .limit(limit + 1);
  return pageOf(rows, limit, (last) => [last.blockedAt.toISOString(), last.memCd]);
}

import { and, count, desc, eq, sql, type Column, type Placeholder, type SQL } from 'drizzle-orm';
import { decodeCursor, isCursorInstant, pageOf } from '../../platform/db/cursor';
import type { Db } from '../../platform/db/db';
import { followTable } from './member.tables';
import { postAuthors } from './member.views';

/** Whether a member follows another, of a column; false for a visitor. */
export const followedBy = (target: Column | SQL.Aliased | SQL, memCd: string | Placeholder | null): SQL<boolean> =>
  memCd === null
    ? sql`false`
    : sql`exists (select 1 from ${followTable} where ${followTable.memCd} = ${memCd}::text and ${followTable.targetMemCd} = ${target})`;

/** True for the call that began it; of many at one moment one gets it. */
export async function insertFollow(db: Db, memCd: string, targetMemCd: string, now: Date): Promise<boolean> {
  const rows = await db.insert(followTable).values({ memCd, targetMemCd, createdAt: now }).onConflictDoNothing().returning();
  return rows.length > 0;
}
export const deleteFollow = (db: Db, memCd: string, targetMemCd: string) =>
  db.delete(followTable).where(and(eq(followTable.memCd, memCd), eq(followTable.targetMemCd, targetMemCd)));

export async function countFollowers(db: Db, targetMemCd: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(followTable).where(eq(followTable.targetMemCd, targetMemCd));
  return row?.total ?? 0;
}
export async function countFollowing(db: Db, memCd: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(followTable).where(eq(followTable.memCd, memCd));
  return row?.total ?? 0;
}
/** Who follows a member, or whom they follow, the newest first. `reader` is who asks: each tells whether they follow them. */
export async function findFollows(
  db: Db,
  side: 'followers' | 'following',
  memCd: string,
  { cursor, limit }: { cursor?: string; limit: number },
  reader: string | null,
) {
  const [mine, theirs] = side === 'followers' ? [followTable.targetMemCd, followTable.memCd] : [followTable.memCd, followTable.targetMemCd];
  const place = decodeCursor(cursor, 2, ([at, code]) => (isCursorInstant(at) && typeof code === 'string' ? { at, code } : null));
  const rows = await db
    .select({
      memCd: postAuthors.memCd,
      nickname: postAuthors.nickname,
      avatarSeed: postAuthors.avatarSeed,
      photoKey: postAuthors.photoKey,
      skinType: postAuthors.skinType,
      isFollowed: followedBy(postAuthors.memCd, reader).as('is_followed'),
      createdAt: followTable.createdAt,
    })
    .from(followTable)
    .innerJoin(postAuthors, eq(postAuthors.memCd, theirs))
    .where(and(eq(mine, memCd), place && sql`(${followTable.createdAt}, ${theirs}) < (${place.at}, ${place.code})`))
    .orderBy(desc(followTable.createdAt), desc(theirs))
    .limit(limit + 1);
  return pageOf(rows, limit, (last) => [last.createdAt.toISOString(), last.memCd]);
}

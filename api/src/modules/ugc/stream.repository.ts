import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { UGC_KINDS, type UgcKind } from '@hyangro/contracts/ugc/post.schemas';
import { decodeCursor, isCursorInstant, pageOf } from '../../platform/db/cursor';
import type { Db } from '../../platform/db/db';
import { notBlocked } from './block.repository';
import { reviewTable } from './review.tables';
import { feedTable, talkTable } from './ugc.tables';

interface PostTable {
  table: PgTable;
  columns: Readonly<Record<'ugcCd' | 'memCd' | 'createdAt' | 'hiddenAt', PgColumn>>;
}
const POSTS: Readonly<Record<UgcKind, PostTable>> = {
  REVIEW: { table: reviewTable, columns: reviewTable },
  FEED: { table: feedTable, columns: feedTable },
  TALK: { table: talkTable, columns: talkTable },
};

interface StreamFilter {
  /** Of one member. */
  memCd?: string;
  kinds?: readonly UgcKind[];
}
export interface PlacedCode {
  ugcCd: string;
  kind: UgcKind;
  createdAt: string;
}

/**
 * Codes of posts, newest first: each kind is read by its own index from where the page begins, and of what they bring the page is taken, so that it
 * costs the same at any depth.
 */
export async function findPostCodes(
  db: Db,
  { memCd, kinds = UGC_KINDS }: StreamFilter,
  { cursor, limit }: { cursor?: string; limit: number },
  reader: string | null,
) {
  const place = decodeCursor(cursor, 2, ([at, code]) => (isCursorInstant(at) && typeof code === 'string' ? { at, code } : null));
  const arms = kinds.map((kind): SQL => {
    const { table, columns } = POSTS[kind];
    const { ugcCd, createdAt, hiddenAt } = columns;
    const ofMember = memCd === undefined ? sql`` : sql` and ${columns.memCd} = ${memCd}`;
    const inSight = reader !== null ? sql` and ${notBlocked(columns.memCd, reader)}` : sql``;
    const behind = place ? sql` and (${createdAt}, ${ugcCd}) < (${place.at}::timestamptz, ${place.code})` : sql``;
    return sql`(select ${ugcCd} as code, ${kind}::text as kind, ${createdAt} as at from ${table}
      where ${hiddenAt} is null${ofMember}${inSight}${behind} order by ${createdAt} desc, ${ugcCd} desc limit ${limit + 1})`;
  });
  const { rows } = await db.execute<{ code: string; kind: UgcKind; at: string | Date }>(
    sql`select * from (${sql.join(arms, sql` union all `)}) as placed order by at desc, code desc limit ${limit + 1}`,
  );
  const placed = rows.map(({ code, kind, at }): PlacedCode => ({ ugcCd: code, kind, createdAt: new Date(at).toISOString() }));
  return pageOf(placed, limit, (last) => [last.createdAt, last.ugcCd]);
}

/** Which kind a post is that everybody, or its author, may see; null for an unknown code. */
export async function findKind(db: Db, code: string, reader: string | null): Promise<UgcKind | null> {
  const arms = UGC_KINDS.map((kind) => {
    const { table, columns } = POSTS[kind];
    return sql`select ${kind}::text as kind from ${table} where ${columns.ugcCd} = ${code} and (${columns.hiddenAt} is null or ${columns.memCd} = ${reader})`;
  });
  const { rows } = await db.execute<{ kind: UgcKind }>(sql`${sql.join(arms, sql` union all `)} limit 1`);
  return rows[0]?.kind ?? null;
}

/** How many posts of each kind a member shows. */
export async function countPosts(db: Db, memCd: string): Promise<Record<UgcKind, number>> {
  const count = (kind: UgcKind) => {
    const { table, columns } = POSTS[kind];
    return sql`(select count(*)::int from ${table} where ${columns.memCd} = ${memCd} and ${columns.hiddenAt} is null)`;
  };
  const { rows } = await db.execute<Record<UgcKind, number>>(
    sql`select ${count('REVIEW')} as "REVIEW", ${count('FEED')} as "FEED", ${count('TALK')} as "TALK"`,
  );
  return rows[0] ?? { REVIEW: 0, FEED: 0, TALK: 0 };
}

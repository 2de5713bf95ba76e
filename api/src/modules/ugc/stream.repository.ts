import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { UGC_KINDS, type UgcKind } from '@hyangro/contracts/ugc/post.schemas';
import { decodeCursor, isCursorInstant, pageOf } from '../../platform/db/cursor';
import type { Db } from '../../platform/db/db';
import { preparedByShape } from '../../platform/db/kept-statements';
import { prepared } from '../../platform/db/prepared';
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
  const shape = { kinds, isOfMember: memCd !== undefined, hasReader: reader !== null, limit: limit + 1 };
  const name = ['ugc_codes', limit, ...kinds, ...(shape.isOfMember ? ['mem'] : []), ...(shape.hasReader ? ['reader'] : [])].join('_');
  const rows = await codes(db, limit === KEPT_LIMIT ? name : '', shape).execute({
    memCd: memCd ?? null,
    reader,
    at: place?.at ?? 'infinity',
    code: place?.code ?? '',
  });
  const placed = rows.map(({ code, kind, at }): PlacedCode => ({ ugcCd: code, kind, createdAt: at.toISOString() }));
  return pageOf(placed, limit, (last) => [last.createdAt, last.ugcCd]);
}

/** The usual length of a page. */
const KEPT_LIMIT = 20;
interface Shape {
  kinds: readonly UgcKind[];
  isOfMember: boolean;
  hasReader: boolean;
  limit: number;
}
const codes = preparedByShape((db, name, { kinds, isOfMember, hasReader, limit }: Shape) => {
  const rows = sql.raw(String(limit));
  const arms = kinds.map((kind): SQL => {
    const { table, columns } = POSTS[kind];
    const { ugcCd, createdAt, hiddenAt, memCd } = columns;
    const ofMember = isOfMember ? sql` and ${memCd} = ${sql.placeholder('memCd')}::text` : sql``;
    const inSight = hasReader ? sql` and ${notBlocked(memCd, sql.placeholder('reader'))}` : sql``;
    return sql`(select ${ugcCd} as code, ${kind}::text as kind, ${createdAt} as at from ${table} where ${hiddenAt} is null${ofMember}${inSight}
      and (${createdAt}, ${ugcCd}) < (${sql.placeholder('at')}::timestamptz, ${sql.placeholder('code')}::text)
      order by ${createdAt} desc, ${ugcCd} desc limit ${rows})`;
  });
  return db
    .select({
      code: sql<string>`code`,
      kind: sql<UgcKind>`kind`,
      at: sql<Date>`at`.mapWith(reviewTable.createdAt),
    })
    .from(sql`(${sql.join(arms, sql` union all `)}) as placed`)
    .orderBy(sql`at desc`, sql`code desc`)
    .limit(limit)
    .prepare(name);
});

/** Which kind a post is that everybody, or its author, may see; null for an unknown code. */
export async function findKind(db: Db, code: string, reader: string | null): Promise<UgcKind | null> {
  const arms = UGC_KINDS.map((kind) => {
    const { table, columns } = POSTS[kind];
    return sql`select ${kind}::text as kind from ${table} where ${columns.ugcCd} = ${code} and (${columns.hiddenAt} is null or ${columns.memCd} = ${reader})`;
  });
  const { rows } = await db.execute<{ kind: UgcKind }>(sql`${sql.join(arms, sql` union all `)} limit 1`);
  return rows[0]?.kind ?? null;
}

const shownPosts = prepared((db) => {
  const count = (kind: UgcKind) => {
    const { table, columns } = POSTS[kind];
    return sql<number>`(select count(*)::int from ${table} where ${columns.memCd} = ${sql.placeholder('memCd')}::text and ${columns.hiddenAt} is null)`;
  };
  return db
    .select({ REVIEW: count('REVIEW'), FEED: count('FEED'), TALK: count('TALK') })
    .from(sql`(values (1)) as one`)
    .prepare('ugc_posts_of');
});
/** How many posts of each kind a member shows. */
export async function countPosts(db: Db, memCd: string): Promise<Record<UgcKind, number>> {
  const [row] = await shownPosts(db).execute({ memCd });
  return row ?? { REVIEW: 0, FEED: 0, TALK: 0 };
}

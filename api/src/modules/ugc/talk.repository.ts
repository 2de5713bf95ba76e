import { and, asc, desc, eq, isNull, or, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { pageOf } from '../../platform/db/cursor';
import type { Db } from '../../platform/db/db';
import { preparedByShape } from '../../platform/db/kept-statements';
import { postAuthors } from '../member/public';
import { notBlocked } from './block.repository';
import { mediaOf } from './media';
import { moderationFor } from './moderation.repository';
import { keptNameOf, placeAfter, placeIn, type PostOrder, type PostPage, type PostPageShape } from './post-page';
import { authorColumns, byAuthor, goodsOf, isLikedBy, type Reader } from './reader';
import { talkTable as talk, talkVoteOptionTable as option, talkVoteTable as vote } from './ugc.tables';

export interface TalkFilter {
  ugcCds?: readonly string[];
}

interface Shape extends PostPageShape {
  has: Readonly<Record<'ugcCds' | 'reader', boolean>>;
}
const value = {
  ugcCds: sql.placeholder('ugcCds'),
  reader: sql.placeholder('reader'),
  locale: sql`${sql.placeholder('locale')}::text`,
};

/** One that is asked for by its code is also shown to its author when it is out of sight. */
const passes = ({ has }: Pick<Shape, 'has'>): SQL | undefined =>
  and(
    has.ugcCds && has.reader ? or(isNull(talk.hiddenAt), sql`${talk.memCd} = ${value.reader}::text`) : isNull(talk.hiddenAt),
    has.ugcCds ? sql`${talk.ugcCd} = any(${value.ugcCds}::text[])` : undefined,
    has.reader && !has.ugcCds ? notBlocked(talk.memCd, value.reader) : undefined,
  );

const options = sql<{ productCd: string; voteCnt: number }[]>`(
  select coalesce(json_agg(json_build_object('productCd', ${option.productCd}, 'voteCnt', ${option.voteCnt}) order by ${option.seq}), '[]')
  from ${option} where ${option.ugcCd} = ${talk.ugcCd})`;
const votedFor = (memCd: Placeholder | null): SQL<string | null> =>
  memCd === null
    ? sql`null`
    : sql`(select ${vote.productCd} from ${vote} where ${vote.ugcCd} = ${talk.ugcCd} and ${vote.memCd} = ${memCd}::text)`;

/** Talks that fit, with author, goods, votes and what they are to the reader: one read per page. */
export async function findTalks(db: Db, filter: TalkFilter, { order, cursor, limit }: PostPage, reader: Reader) {
  const place = placeIn(order, cursor);
  const has = {
    ugcCds: filter.ugcCds !== undefined,
    reader: reader.memCd !== null,
  };
  const shape: Shape = { order, isFirst: !place, limit: limit + 1, has };
  const rows = await pages(db, keptNameOf('talks', shape), shape).execute({
    ugcCds: filter.ugcCds ?? null,
    reader: reader.memCd,
    locale: reader.locale,
    ...place,
  });
  return pageOf(rows, limit, placeAfter(order));
}
export type TalkRow = Awaited<ReturnType<typeof findTalks>>['rows'][number];

const pages = preparedByShape((db, name, shape: Shape) => {
  const reader = shape.has.reader ? value.reader : null;
  const found = db
    .select({
      ugcCd: talk.ugcCd,
      talkType: talk.talkType,
      title: talk.title,
      text: talk.text,
      locale: talk.locale,
      likeCnt: talk.likeCnt,
      commentCnt: talk.commentCnt,
      answerCnt: talk.answerCnt,
      isBest: talk.isBest,
      isLocked: talk.isLocked,
      isEdited: sql<boolean>`${talk.editedAt} is not null`.as('is_edited'),
      isLiked: isLikedBy(talk.ugcCd, reader).as('is_liked'),
      moderation: moderationFor({ targetCd: talk.ugcCd, memCd: talk.memCd, hiddenAt: talk.hiddenAt }, reader).as('moderation'),
      createdAt: talk.createdAt,
      author: authorColumns(reader),
      products: goodsOf(talk.productCds, value.locale).as('goods'),
      media: mediaOf(talk.ugcCd).as('media'),
      options: options.as('options'),
      myProductCd: votedFor(reader).as('my_product'),
    })
    .from(talk)
    .innerJoin(postAuthors, byAuthor(talk.memCd))
    .where(and(passes(shape), shape.isFirst ? undefined : after(shape.order)));
  // Of codes all are wanted: an order would have the planner go through the whole of its index for them.
  if (shape.has.ugcCds) return found.prepare(name);
  return found
    .orderBy(
      ...(shape.order === 'best' ? [desc(talk.isBest), desc(talk.likeCnt), desc(talk.ugcCd)] : [desc(talk.createdAt), desc(talk.ugcCd)]),
    )
    .limit(shape.limit)
    .prepare(name);
});

const after = (order: PostOrder): SQL =>
  order === 'newest'
    ? sql`(${talk.createdAt}, ${talk.ugcCd}) < (${sql.placeholder('at')}::timestamptz, ${sql.placeholder('code')}::text)`
    : sql`(${talk.isBest}, ${talk.likeCnt}, ${talk.ugcCd}) < (${sql.placeholder('best')}::boolean, ${sql.placeholder('likes')}::int, ${sql.placeholder('code')}::text)`;

export const insertTalk = (tx: Db, row: typeof talk.$inferInsert) => tx.insert(talk).values(row);

/** The row of a talk; nobody votes, answers, adopts or changes it until the transaction ends. Null for an unknown code. */
export async function lockTalk(tx: Db, ugcCd: string) {
  const [row] = await tx
    .select({ memCd: talk.memCd, talkType: talk.talkType, productCds: talk.productCds, isLocked: talk.isLocked })
    .from(talk)
    .where(eq(talk.ugcCd, ugcCd))
    .for('update');
  return row ?? null;
}
/** Whose talk it is, as far as others may see it; null for an unknown code, and for one out of sight. */
export async function findOpenTalk(db: Db, ugcCd: string) {
  const [row] = await db
    .select({ memCd: talk.memCd, talkType: talk.talkType })
    .from(talk)
    .where(and(eq(talk.ugcCd, ugcCd), isNull(talk.hiddenAt)));
  return row ?? null;
}
export const updateTalk = (tx: Db, ugcCd: string, set: Partial<typeof talk.$inferInsert>) =>
  tx.update(talk).set(set).where(eq(talk.ugcCd, ugcCd));
export const deleteTalkRow = (tx: Db, ugcCd: string) => tx.delete(talk).where(eq(talk.ugcCd, ugcCd));

/** What a vote chooses between, in its order; those before go. */
export async function setOptions(tx: Db, ugcCd: string, productCds: readonly string[]): Promise<void> {
  await tx.delete(option).where(eq(option.ugcCd, ugcCd));
  if (productCds.length > 0) await tx.insert(option).values(productCds.map((productCd, at) => ({ ugcCd, productCd, seq: at + 1 })));
}
export async function countVotes(db: Db, ugcCd: string): Promise<number> {
  const rows = await db.select({ voteCnt: option.voteCnt }).from(option).where(eq(option.ugcCd, ugcCd)).orderBy(asc(option.seq));
  return rows.reduce((sum, { voteCnt }) => sum + voteCnt, 0);
}

/** True for the call that voted; of many at one moment one gets it. */
export async function insertVote(tx: Db, row: typeof vote.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(vote).values(row).onConflictDoNothing().returning({ memCd: vote.memCd });
  return rows.length > 0;
}
export async function findVote(db: Db, ugcCd: string, memCd: string): Promise<string | null> {
  const [row] = await db
    .select({ productCd: vote.productCd })
    .from(vote)
    .where(and(eq(vote.ugcCd, ugcCd), eq(vote.memCd, memCd)));
  return row?.productCd ?? null;
}
/** False where the vote has no such product. */
export async function countVote(tx: Db, ugcCd: string, productCd: string): Promise<boolean> {
  const rows = await tx
    .update(option)
    .set({ voteCnt: sql`${option.voteCnt} + 1` })
    .where(and(eq(option.ugcCd, ugcCd), eq(option.productCd, productCd)))
    .returning({ productCd: option.productCd });
  return rows.length > 0;
}
export async function deleteVotes(tx: Db, ugcCd: string): Promise<void> {
  await tx.delete(vote).where(eq(vote.ugcCd, ugcCd));
  await tx.delete(option).where(eq(option.ugcCd, ugcCd));
}

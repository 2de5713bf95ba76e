import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { decodeCursor, isCursorInstant, pageOf } from '../../platform/db/cursor';
import type { Db } from '../../platform/db/db';
import { postAuthors } from '../member/public';
import { notBlocked } from './block.repository';
import { moderationFor } from './moderation.repository';
import { authorColumns, byAuthor, type Reader } from './reader';
import { feedTable as feed, talkAnswerTable as answer, talkTable as talk, ugcMediaTable as media } from './ugc.tables';

export interface AnswerFilter {
  ugcCds?: readonly string[];
  answerCd?: string;
  /** The adopted ones alone. */
  isAdopted?: boolean;
}

/** The first picture of a feed; a film shows its own still where it has one. */
const firstPicture = sql<string | null>`(
  select ${media.url} from ${media} where ${media.ugcCd} = ${feed.ugcCd} and ${media.type} = 'IMAGE' order by ${media.seq} limit 1)`;

/** Answers of talks, oldest first, with their authors and the feeds that they show. */
export async function findAnswers(
  db: Db,
  { ugcCds, answerCd, isAdopted }: AnswerFilter,
  { cursor, limit }: { cursor?: string; limit: number },
  reader: Reader,
) {
  const place = decodeCursor(cursor, 2, ([at, code]) => (isCursorInstant(at) && typeof code === 'string' ? { at, code } : null));
  const rows = await db
    .select({
      answerCd: answer.answerCd,
      ugcCd: answer.ugcCd,
      text: answer.text,
      locale: answer.locale,
      isAdopted: answer.isAdopted,
      isEdited: sql<boolean>`${answer.editedAt} is not null`.as('is_edited'),
      moderation: moderationFor({ targetCd: answer.answerCd, memCd: answer.memCd, hiddenAt: answer.hiddenAt }, reader.memCd).as(
        'moderation',
      ),
      createdAt: answer.createdAt,
      author: authorColumns(reader.memCd),
      feed: { ugcCd: feed.ugcCd, text: feed.text, imgUrl: firstPicture.as('img_url') },
    })
    .from(answer)
    .innerJoin(postAuthors, byAuthor(answer.memCd))
    .leftJoin(feed, and(eq(feed.ugcCd, answer.feedCd), isNull(feed.hiddenAt)))
    .where(
      and(
        ugcCds && inArray(answer.ugcCd, [...ugcCds]),
        answerCd === undefined ? undefined : eq(answer.answerCd, answerCd),
        isAdopted ? eq(answer.isAdopted, true) : undefined,
        reader.memCd === null ? isNull(answer.hiddenAt) : or(isNull(answer.hiddenAt), eq(answer.memCd, reader.memCd)),
        reader.memCd !== null && answerCd === undefined ? notBlocked(answer.memCd, reader.memCd) : undefined,
        place && sql`(${answer.createdAt}, ${answer.answerCd}) > (${place.at}, ${place.code})`,
      ),
    )
    .orderBy(asc(answer.createdAt), asc(answer.answerCd))
    .limit(limit + 1);
  return pageOf(rows, limit, (last) => [last.createdAt.toISOString(), last.answerCd]);
}
export type AnswerRow = Awaited<ReturnType<typeof findAnswers>>['rows'][number];

/** Writes an answer and counts it. */
export async function insertAnswer(tx: Db, row: typeof answer.$inferInsert): Promise<void> {
  await tx.insert(answer).values(row);
  await countAnswers(tx, row.ugcCd, 1);
}
const countAnswers = (tx: Db, ugcCd: string, by: 1 | -1) =>
  tx
    .update(talk)
    .set({ answerCnt: sql`${talk.answerCnt} + ${by}` })
    .where(eq(talk.ugcCd, ugcCd));

interface OwnAnswer {
  ugcCd: string;
  answerCd: string;
  memCd: string;
}
/** An own answer that was not adopted. */
const isOwnOpen = ({ ugcCd, answerCd, memCd }: OwnAnswer) =>
  and(eq(answer.answerCd, answerCd), eq(answer.ugcCd, ugcCd), eq(answer.memCd, memCd), eq(answer.isAdopted, false));

/** Changes an own answer that was not adopted; false when there is none. */
export async function updateAnswer(tx: Db, own: OwnAnswer, set: Partial<typeof answer.$inferInsert>): Promise<boolean> {
  const rows = await tx.update(answer).set(set).where(isOwnOpen(own)).returning({ answerCd: answer.answerCd });
  return rows.length > 0;
}
/** Deletes an own answer that was not adopted, and counts one less; false when there is none. */
export async function deleteAnswer(tx: Db, own: OwnAnswer): Promise<boolean> {
  const [row] = await tx.delete(answer).where(isOwnOpen(own)).returning({ hiddenAt: answer.hiddenAt });
  // One that is out of sight was taken off the count before.
  if (row?.hiddenAt === null) await countAnswers(tx, own.ugcCd, -1);
  return row !== undefined;
}
export const deleteAnswersOf = (tx: Db, ugcCd: string) => tx.delete(answer).where(eq(answer.ugcCd, ugcCd));

export async function findAnswerOwner(db: Db, ugcCd: string, answerCd: string): Promise<string | null> {
  const [row] = await db
    .select({ memCd: answer.memCd })
    .from(answer)
    .where(and(eq(answer.answerCd, answerCd), eq(answer.ugcCd, ugcCd)));
  return row?.memCd ?? null;
}

/** Marks an answer of a talk as adopted; who wrote it and what feed it shows, or null when there is none. */
export async function adoptAnswer(tx: Db, ugcCd: string, answerCd: string) {
  const [row] = await tx
    .update(answer)
    .set({ isAdopted: true })
    .where(and(eq(answer.answerCd, answerCd), eq(answer.ugcCd, ugcCd)))
    .returning({ memCd: answer.memCd, feedCd: answer.feedCd });
  return row ?? null;
}

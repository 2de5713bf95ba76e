import { and, count, desc, eq, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm';
import type { QnaKind } from '@hyangro/contracts/inquiry/qna.rules';
import type { Locale } from '@hyangro/contracts/locales';
import { decodeCursor, isCursorInstant, pageOf } from '../../platform/db/cursor';
import type { Db } from '../../platform/db/db';
import { textSql } from '../../platform/locale/text-sql';
import { productNames } from '../catalog/public';
import { publicProfiles } from '../member/public';
import { productQnaTable as qna } from './qna.tables';

export interface QnaFilter {
  productCd?: string;
  memCd?: string;
  kind?: QnaKind;
  state?: 'ANSWERED' | 'WAITING';
  /** Only what this member may read; null is a visitor. */
  readableBy?: string | null;
}
export interface QnaPage {
  cursor?: string;
  limit: number;
}

/** Questions with author and product, newest first; one read per page. */
export async function findQuestions(db: Db, filter: QnaFilter, { cursor, limit }: QnaPage, locale: Locale) {
  const place = decodeCursor(cursor, 2, ([askedAt, qnaCd]) =>
    isCursorInstant(askedAt) && typeof qnaCd === 'string' ? { askedAt: new Date(askedAt), qnaCd } : null,
  );
  const isBehind = place && or(lt(qna.askedAt, place.askedAt), and(eq(qna.askedAt, place.askedAt), lt(qna.qnaCd, place.qnaCd)));
  const rows = await questions(db, locale)
    .where(and(passes(filter), isBehind))
    .orderBy(desc(qna.askedAt), desc(qna.qnaCd))
    .limit(limit + 1);
  return pageOf(rows, limit, (last) => [last.askedAt.toISOString(), last.qnaCd]);
}
export type QnaRow = Awaited<ReturnType<typeof findQuestions>>['rows'][number];

export async function countQuestions(db: Db, filter: QnaFilter): Promise<number> {
  const [row] = await db.select({ total: count() }).from(qna).where(passes(filter));
  return row?.total ?? 0;
}

/** The question that a member asked under a key, and the fingerprint of what was asked. */
export async function findByKey(db: Db, memCd: string, idempotencyKey: string, locale: Locale) {
  const [row] = await questions(db, locale).where(and(eq(qna.memCd, memCd), eq(qna.idempotencyKey, idempotencyKey)));
  return row;
}

/** False when the member asked under this key before. */
export async function insertQuestion(db: Db, question: typeof qna.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(qna)
    .values(question)
    .onConflictDoNothing({ target: [qna.memCd, qna.idempotencyKey] })
    .returning({ qnaCd: qna.qnaCd });
  return rows.length > 0;
}

/** Deletes a member's question that has no answer; false when there is none. */
export async function deleteWaiting(db: Db, memCd: string, qnaCd: string): Promise<boolean> {
  const rows = await db
    .delete(qna)
    .where(and(eq(qna.qnaCd, qnaCd), eq(qna.memCd, memCd), isNull(qna.answer)))
    .returning({ qnaCd: qna.qnaCd });
  return rows.length > 0;
}
export const isOwnQuestion = async (db: Db, memCd: string, qnaCd: string): Promise<boolean> =>
  (await db.$count(qna, and(eq(qna.qnaCd, qnaCd), eq(qna.memCd, memCd)))) > 0;

/** Writes the shop's answer, or a better one; whose question it was and on what, null for an unknown code. */
export async function writeAnswer(db: Db, qnaCd: string, answer: string, now: Date) {
  const [row] = await db
    .update(qna)
    .set({ answer, answeredBy: 'CS', answeredAt: now })
    .where(eq(qna.qnaCd, qnaCd))
    .returning({ memCd: qna.memCd, productCd: qna.productCd });
  return row ?? null;
}

const questions = (db: Db, locale: Locale) =>
  db
    .select({
      qnaCd: qna.qnaCd,
      kind: qna.kind,
      isSecret: qna.isSecret,
      memCd: qna.memCd,
      nickname: publicProfiles.nickname,
      locale: qna.locale,
      question: qna.question,
      askedAt: qna.askedAt,
      answer: qna.answer,
      answeredAt: qna.answeredAt,
      requestHash: qna.requestHash,
      productCd: qna.productCd,
      brandNm: textSql(productNames.brandName, locale),
      productNm: textSql(productNames.productName, locale),
      imgMainUrl: productNames.imgMainUrl,
    })
    .from(qna)
    .innerJoin(productNames, eq(productNames.productCd, qna.productCd))
    .leftJoin(publicProfiles, eq(publicProfiles.memCd, qna.memCd))
    .$dynamic();

function passes({ productCd, memCd, kind, state, readableBy }: QnaFilter): SQL | undefined {
  return and(
    productCd === undefined ? undefined : eq(qna.productCd, productCd),
    memCd === undefined ? undefined : eq(qna.memCd, memCd),
    kind === undefined ? undefined : eq(qna.kind, kind),
    state === undefined ? undefined : state === 'ANSWERED' ? isNotNull(qna.answer) : isNull(qna.answer),
    readableBy === undefined ? undefined : or(eq(qna.isSecret, false), readableBy === null ? undefined : eq(qna.memCd, readableBy)),
  );
}

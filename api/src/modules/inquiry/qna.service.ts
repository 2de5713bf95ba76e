import type { ProductQna } from '@hyangro/contracts/inquiry/qna.contract';
import type { QnaKind } from '@hyangro/contracts/inquiry/qna.rules';
import { newCode } from '../../platform/code';
import type { Db, RootDb } from '../../platform/db/db';
import type { CallContext, MemberContext } from '../../platform/http/call';
import type { Actor } from '../../platform/http/operator';
import { requestHashOf } from '../../platform/http/idempotency';
import { isProductOnSale } from '../catalog/public';
import { tellMembers } from '../member/public';
import { record } from '../operator/public';
import { answeredNews } from './qna.messages';
import { myQuestionOf, questionOf } from './qna.presenter';
import {
  countQuestions,
  deleteWaiting,
  findByKey,
  findQuestions,
  insertQuestion,
  isOwnQuestion,
  writeAnswer,
  type QnaFilter,
  type QnaPage,
} from './qna.repository';

/** Questions on a product, newest first; those of others that are secret come without their words (R-PRD-05). */
export async function listQuestions(
  db: Db,
  filter: QnaFilter & { productCd: string },
  page: QnaPage,
  { locale, member, refuse }: Pick<CallContext<'PRODUCT_NOT_FOUND'>, 'locale' | 'member' | 'refuse'>,
) {
  if (!(await isProductOnSale(db, filter.productCd))) refuse('PRODUCT_NOT_FOUND');
  const { rows, nextCursor } = await findQuestions(db, filter, page, locale);
  return {
    items: rows.map((row) => questionOf(row, member?.memCd ?? null)),
    totalCount: await countQuestions(db, filter),
    nextCursor,
  };
}

/** The member's own questions, whatever product they are on (R-MY-15). */
export async function listOwnQuestions(db: Db, page: QnaPage, { locale, member }: Pick<MemberContext, 'locale' | 'member'>) {
  const filter = { memCd: member.memCd };
  const { rows, nextCursor } = await findQuestions(db, filter, page, locale);
  return { items: rows.map(myQuestionOf), totalCount: await countQuestions(db, filter), nextCursor };
}

interface NewQuestion {
  idempotencyKey: string;
  kind: QnaKind;
  isSecret: boolean;
  question: string;
}
type AskRefusal = 'PRODUCT_NOT_FOUND' | 'IDEMPOTENCY_KEY_REUSED';

/** Asks a question (R-PRD-06). The same key answers the same question; with other words it is refused. */
export async function askQuestion(
  db: Db,
  productCd: string,
  asked: NewQuestion,
  { member, locale, now, refuse }: Pick<MemberContext<AskRefusal>, 'member' | 'locale' | 'now' | 'refuse'>,
): Promise<ProductQna> {
  const { memCd } = member;
  if (!(await isProductOnSale(db, productCd))) refuse('PRODUCT_NOT_FOUND');
  const whole = { ...asked, productCd };
  const requestHash = requestHashOf(whole);
  await insertQuestion(db, { ...whole, qnaCd: newCode('QA'), memCd, locale, askedAt: now, requestHash });
  const row = await findByKey(db, memCd, asked.idempotencyKey, locale);
  if (!row) throw new Error('A question that was written is gone.');
  if (row.requestHash !== requestHash) refuse('IDEMPOTENCY_KEY_REUSED');
  return questionOf(row, memCd);
}

/** A member takes an own question back, as long as nobody has read an answer to it (R-MY-15). */
export async function takeBackQuestion(
  db: Db,
  qnaCd: string,
  { member: { memCd }, refuse }: Pick<MemberContext<'QNA_NOT_FOUND' | 'QNA_ANSWERED'>, 'member' | 'refuse'>,
): Promise<void> {
  if (await deleteWaiting(db, memCd, qnaCd)) return;
  refuse((await isOwnQuestion(db, memCd, qnaCd)) ? 'QNA_ANSWERED' : 'QNA_NOT_FOUND');
}

/** The shop answers; the member hears of it. False for an unknown code. */
export const answerQuestion = (db: RootDb, qnaCd: string, answer: string, by: Actor, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const asked = await writeAnswer(tx, qnaCd, answer, now);
    if (!asked) return false;
    await record(tx, by, { action: 'qna.answer', target: qnaCd, after: { answer } }, now);
    await tellMembers(tx, [asked.memCd], answeredNews(asked.productCd), now);
    return true;
  });

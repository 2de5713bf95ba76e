import type { RefusalName } from '@hyangro/contracts/errors/refusals';
import type { Talk, TalkAnswer } from '@hyangro/contracts/ugc/talk.contract';
import type { AnswerForm } from '@hyangro/contracts/ugc/talk.rules';
import { newCode } from '../../platform/code';
import type { Db, RootDb } from '../../platform/db/db';
import type { CallContext, MemberContext } from '../../platform/http/call';
import { tellMembers } from '../member/public';
import { adoptAnswer, deleteAnswer, findAnswerOwner, findAnswers, insertAnswer, updateAnswer } from './answer.repository';
import { adoptedNews, answeredNews } from './community.messages';
import { findFeedOwner, lockFeed } from './feed.repository';
import { holdWords, mustMayWrite } from './hold.service';
import { readerOf } from './reader';
import { answerOf } from './talk.presenter';
import { findOpenTalk, lockTalk, updateTalk } from './talk.repository';
import { readTalk, type Reading } from './talk.service';

/** Answers to a talk, oldest first. */
export async function listAnswers(
  db: Db,
  ugcCd: string,
  page: { cursor?: string; limit: number },
  call: Reading & Pick<CallContext<'TALK_NOT_FOUND'>, 'refuse'>,
) {
  if (!(await findOpenTalk(db, ugcCd))) call.refuse('TALK_NOT_FOUND');
  const reader = readerOf(call);
  const { rows, nextCursor } = await findAnswers(db, { ugcCds: [ugcCd] }, page, reader);
  return { items: rows.map((row) => answerOf(row, reader)), nextCursor };
}

type Writing<R extends RefusalName> = Pick<MemberContext<R>, 'locale' | 'member' | 'now' | 'refuse'>;

/** Answers a talk, also one's own; its author hears of the answers of others. */
export async function writeAnswer(
  db: RootDb,
  ugcCd: string,
  { text, feedCd }: AnswerForm,
  call: Writing<'TALK_NOT_FOUND' | 'UGC_BANNED' | 'VALIDATION_FAILED'>,
): Promise<TalkAnswer> {
  const { member, locale, now, refuse } = call;
  const { memCd } = member;
  await mustMayWrite(db, call);
  const answerCd = newCode('AN');
  await refuseOthersFeed(db, feedCd, call);
  await db.transaction(async (tx) => {
    const talk = (await lockTalk(tx, ugcCd)) && (await findOpenTalk(tx, ugcCd));
    if (!talk) return refuse('TALK_NOT_FOUND');
    await insertAnswer(tx, { answerCd, ugcCd, memCd, text, feedCd, locale, createdAt: now });
    const isHeld = await holdWords(tx, { target: 'ANSWER', targetCd: answerCd, ugcCd, memCd, isHidden: false, text }, now);
    if (talk.memCd !== memCd && !isHeld) await tellMembers(tx, [talk.memCd], answeredNews(ugcCd, answerCd), now);
  });
  return written(db, answerCd, call);
}

/** Changes an own answer that was not adopted (ST-ADP-01). */
export async function changeAnswer(
  db: RootDb,
  { ugcCd, answerCd }: { ugcCd: string; answerCd: string },
  { text, feedCd }: AnswerForm,
  call: Writing<'ANSWER_NOT_FOUND' | 'UGC_NOT_MINE' | 'UGC_ADOPTED' | 'UGC_BANNED' | 'VALIDATION_FAILED'>,
): Promise<TalkAnswer> {
  const own = { ugcCd, answerCd, memCd: call.member.memCd };
  await refuseOthersFeed(db, feedCd, call);
  await mustMayWrite(db, call);
  await db.transaction(async (tx) => {
    // The talk first, as everywhere: whoever holds its row may go on to its answers.
    await lockTalk(tx, ugcCd);
    if (!(await updateAnswer(tx, own, { text, feedCd, editedAt: call.now }))) await refuseUntouchable(tx, own, call);
    await holdWords(tx, { target: 'ANSWER', targetCd: answerCd, ugcCd, memCd: own.memCd, isHidden: false, text }, call.now);
  });
  return written(db, answerCd, call);
}

/** Deletes an own answer that was not adopted (ST-ADP-01). */
export const removeAnswer = (
  db: RootDb,
  { ugcCd, answerCd }: { ugcCd: string; answerCd: string },
  call: Writing<'ANSWER_NOT_FOUND' | 'UGC_NOT_MINE' | 'UGC_ADOPTED'>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const own = { ugcCd, answerCd, memCd: call.member.memCd };
    // The talk first, as everywhere: whoever holds its row may go on to its answers.
    await lockTalk(tx, ugcCd);
    if (!(await deleteAnswer(tx, own))) await refuseUntouchable(tx, own, call);
  });

/** The author of a talk adopts one answer, for good: both are locked, and the feed that the answer shows (P-06, ST-ADP-01). */
export async function adopt(
  db: RootDb,
  ugcCd: string,
  answerCd: string,
  call: Writing<'TALK_NOT_FOUND' | 'ANSWER_NOT_FOUND' | 'TALK_ADOPT_OTHER' | 'UGC_ADOPTED'>,
): Promise<Talk> {
  const { member, now, refuse } = call;
  await db.transaction(async (tx) => {
    const talk = await lockTalk(tx, ugcCd);
    if (!talk) return refuse('TALK_NOT_FOUND');
    if (talk.memCd !== member.memCd) refuse('TALK_ADOPT_OTHER');
    if (talk.isLocked) refuse('UGC_ADOPTED');
    const answer = await adoptAnswer(tx, ugcCd, answerCd);
    if (!answer) return refuse('ANSWER_NOT_FOUND');
    await updateTalk(tx, ugcCd, { isLocked: true });
    if (answer.feedCd !== null) await lockFeed(tx, answer.feedCd);
    if (answer.memCd !== member.memCd) await tellMembers(tx, [answer.memCd], adoptedNews(ugcCd), now);
  });
  return readTalk(db, ugcCd, call);
}

/** An answer shows a feed of whoever answers. */
async function refuseOthersFeed(
  db: Db,
  feedCd: string | null,
  { member, refuse }: Pick<MemberContext<'VALIDATION_FAILED'>, 'member' | 'refuse'>,
): Promise<void> {
  const isOwn = feedCd === null || (await findFeedOwner(db, feedCd)) === member.memCd;
  if (!isOwn) refuse('VALIDATION_FAILED', { field: 'feedCd', code: 'validation.v0021' });
}

async function refuseUntouchable(
  db: Db,
  { ugcCd, answerCd, memCd }: { ugcCd: string; answerCd: string; memCd: string },
  { refuse }: Pick<MemberContext<'ANSWER_NOT_FOUND' | 'UGC_NOT_MINE' | 'UGC_ADOPTED'>, 'refuse'>,
): Promise<never> {
  const owner = await findAnswerOwner(db, ugcCd, answerCd);
  if (owner === null) return refuse('ANSWER_NOT_FOUND');
  return refuse(owner === memCd ? 'UGC_ADOPTED' : 'UGC_NOT_MINE');
}

async function written(db: Db, answerCd: string, call: Reading): Promise<TalkAnswer> {
  const reader = readerOf(call);
  const [row] = (await findAnswers(db, { answerCd }, { limit: 1 }, reader)).rows;
  if (!row) throw new Error('An answer that was written is gone.');
  return answerOf(row, reader);
}

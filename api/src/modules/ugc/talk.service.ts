import type { RefusalName } from '@hyangro/contracts/errors/refusals';
import type { Talk } from '@hyangro/contracts/ugc/talk.contract';
import type { TalkForm } from '@hyangro/contracts/ugc/talk.rules';
import { newCode } from '../../platform/code';
import type { Db, RootDb } from '../../platform/db/db';
import type { CallContext, MemberContext } from '../../platform/http/call';
import { deleteAnswersOf, findAnswers } from './answer.repository';
import { holdWords, mustMayWrite } from './hold.service';
import { refuseUnknownProducts } from './known-products';
import { saveMedia } from './media';
import { removeReactions } from './reactions.repository';
import { readerOf } from './reader';
import { talkOf } from './talk.presenter';
import {
  countVote,
  countVotes,
  deleteTalkRow,
  deleteVotes,
  findOpenTalk,
  findTalks,
  findVote,
  insertTalk,
  insertVote,
  lockTalk,
  setOptions,
  updateTalk,
  type TalkFilter,
} from './talk.repository';
import type { PostPage } from './post-page';

export type Reading = Pick<CallContext, 'locale' | 'member'>;
type Page = Omit<PostPage, 'order'>;

async function list(db: Db, filter: TalkFilter, page: PostPage, call: Reading) {
  const reader = readerOf(call);
  const { rows, nextCursor } = await findTalks(db, filter, page, reader);
  const locked = rows.filter(({ isLocked }) => isLocked).map(({ ugcCd }) => ugcCd);
  const adopted =
    locked.length > 0 ? (await findAnswers(db, { ugcCds: locked, isAdopted: true }, { limit: locked.length }, reader)).rows : [];
  const items = rows.map((row) =>
    talkOf(
      row,
      adopted.find(({ ugcCd }) => ugcCd === row.ugcCd),
      reader,
    ),
  );
  return { items, nextCursor };
}

/** All talks, newest first. */
export const listTalks = (db: Db, page: Page, call: Reading) => list(db, {}, { ...page, order: 'newest' }, call);

/** All talks, the chosen ones first, then the most liked (R-UGC-12). */
export const listBestTalks = (db: Db, page: Page, call: Reading) => list(db, {}, { ...page, order: 'best' }, call);

/** Talks by their codes, in no order. */
export const talksByCode = async (db: Db, ugcCds: readonly string[], call: Reading): Promise<Talk[]> =>
  (await list(db, { ugcCds }, { order: 'newest', limit: ugcCds.length }, call)).items;

export async function readTalk(db: Db, ugcCd: string, call: Reading & Pick<CallContext<'TALK_NOT_FOUND'>, 'refuse'>): Promise<Talk> {
  const [talk] = await talksByCode(db, [ugcCd], call);
  return talk ?? call.refuse('TALK_NOT_FOUND');
}

type TalkRefusal = 'TALK_NOT_FOUND' | 'UGC_NOT_MINE' | 'UGC_ADOPTED';
type Writing<R extends RefusalName> = Pick<MemberContext<R>, 'locale' | 'member' | 'now' | 'refuse'>;

/** Asks a question or opens a vote (R-UGC-09). */
export async function writeTalk(db: RootDb, form: TalkForm, call: Writing<'UGC_BANNED' | 'VALIDATION_FAILED'>): Promise<Talk> {
  const { member, locale, now, refuse } = call;
  const { memCd } = member;
  await mustMayWrite(db, call);
  await refuseUnknownProducts(db, namedBy(form), 'productCds', refuse);
  const ugcCd = newCode('TK');
  await db.transaction(async (tx) => {
    const { talkType, title, text, productCds } = form;
    await insertTalk(tx, { ugcCd, memCd, locale, talkType, title, text, productCds, createdAt: now });
    if (talkType === 'VOTE') await setOptions(tx, ugcCd, productCds);
    await keepMedia(tx, ugcCd, form, call);
    await holdWords(tx, targetOf(ugcCd, memCd, form), now);
  });
  return written(db, ugcCd, call);
}

/** Changes an own talk of which no answer was adopted; its kind stays, and what somebody has voted on (R-UGC-08, ST-ADP-01). */
export async function changeTalk(
  db: RootDb,
  ugcCd: string,
  form: TalkForm,
  call: Writing<TalkRefusal | 'TALK_HAS_VOTES' | 'UGC_BANNED' | 'VALIDATION_FAILED'>,
): Promise<Talk> {
  const { member, now, refuse } = call;
  await mustMayWrite(db, call);
  await refuseUnknownProducts(db, namedBy(form), 'productCds', refuse);
  await db.transaction(async (tx) => {
    const before = await lockOwn(tx, ugcCd, call);
    if (form.talkType !== before.talkType) refuse('VALIDATION_FAILED', { field: 'talkType', code: 'validation.v0021' });
    const { title, text, productCds } = form;
    const isSame = productCds.join() === before.productCds.join();
    if (before.talkType === 'VOTE' && !isSame) {
      if ((await countVotes(tx, ugcCd)) > 0) refuse('TALK_HAS_VOTES');
      await setOptions(tx, ugcCd, productCds);
    }
    await updateTalk(tx, ugcCd, { title, text, productCds, editedAt: now });
    await keepMedia(tx, ugcCd, form, call);
    await holdWords(tx, targetOf(ugcCd, member.memCd, form), now);
  });
  return written(db, ugcCd, call);
}

/** Deletes an own talk with all that hangs on it (ST-ADP-01). */
export const deleteTalk = (db: RootDb, ugcCd: string, call: Writing<TalkRefusal>): Promise<void> =>
  db.transaction(async (tx) => {
    await lockOwn(tx, ugcCd, call);
    await deleteVotes(tx, ugcCd);
    await deleteAnswersOf(tx, ugcCd);
    await deleteTalkRow(tx, ugcCd);
    await removeReactions(tx, ugcCd, call.now);
  });

/** Votes once (P-07). The same again does nothing. */
export async function voteFor(
  db: RootDb,
  ugcCd: string,
  productCd: string,
  call: Writing<'TALK_NOT_FOUND' | 'TALK_OWN_VOTE' | 'TALK_VOTED' | 'VALIDATION_FAILED'>,
): Promise<Talk> {
  const { member, now, refuse } = call;
  const { memCd } = member;
  const talk = await findOpenTalk(db, ugcCd);
  if (talk?.talkType !== 'VOTE') return refuse('TALK_NOT_FOUND');
  if (talk.memCd === memCd) refuse('TALK_OWN_VOTE');
  await db.transaction(async (tx) => {
    if (await insertVote(tx, { ugcCd, memCd, productCd, createdAt: now })) {
      if (!(await countVote(tx, ugcCd, productCd))) refuse('VALIDATION_FAILED', { field: 'productCd', code: 'validation.v0021' });
    } else if ((await findVote(tx, ugcCd, memCd)) !== productCd) refuse('TALK_VOTED');
  });
  return written(db, ugcCd, call);
}

const targetOf = (ugcCd: string, memCd: string, { title, text }: TalkForm) =>
  ({ target: 'TALK', targetCd: ugcCd, ugcCd, memCd, isHidden: false, text: `${title}\n${text}` }) as const;

const namedBy = ({ productCds }: TalkForm) => productCds.map((productCd) => ({ productCd }));

/** The row of an own talk that nothing locks, until the transaction ends. */
async function lockOwn(tx: Db, ugcCd: string, { member, refuse }: Writing<TalkRefusal>) {
  const row = await lockTalk(tx, ugcCd);
  if (!row) return refuse('TALK_NOT_FOUND');
  if (row.memCd !== member.memCd) refuse('UGC_NOT_MINE');
  if (row.isLocked) refuse('UGC_ADOPTED');
  return row;
}

async function keepMedia(
  tx: Db,
  ugcCd: string,
  { mediaKeys }: TalkForm,
  { member, now, refuse }: Writing<'VALIDATION_FAILED'>,
): Promise<void> {
  const isKept = await saveMedia(tx, { memCd: member.memCd, ugcCd, mediaKeys, now });
  if (!isKept) refuse('VALIDATION_FAILED', { field: 'mediaKeys', code: 'media.v0004' });
}

async function written(db: Db, ugcCd: string, call: Reading): Promise<Talk> {
  const [talk] = await talksByCode(db, [ugcCd], call);
  if (!talk) throw new Error('A talk that was written is gone.');
  return talk;
}

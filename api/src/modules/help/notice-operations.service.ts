import { isDeepStrictEqual } from 'node:util';
import type { RefusalName } from '@hyangro/contracts/errors/refusals';
import type { NoticeTab } from '@hyangro/contracts/help/notice.contract';
import type { OperatorNotice } from '@hyangro/contracts/operator/notice.contract';
import type { Facts } from '@hyangro/contracts/operator/operator.contract';
import type { Db, RootDb } from '../../platform/db/db';
import type { OperatorContext } from '../../platform/http/call';
import type { Text } from '../../platform/locale/text';
import { record, textFacts } from '../operator/public';
import {
  deleteNotice,
  findAnyNotice,
  findNoticeOnMain,
  findNoticePage,
  insertNotice,
  lockMainNotice,
  lockNotice,
  putNoticeOnMain,
  updateNotice,
  type NoticeRow,
} from './notice.repository';

/** What an operator says of a notice. */
export interface NoticeWords {
  tab: NoticeTab;
  title: Text;
  body: Text;
  isPinned: boolean;
  /** Path in the shop. */
  link: string | null;
  /** Address below /media/. */
  bannerUrl: string | null;
  endsAt: Date | null;
}
type Call<R extends RefusalName> = Pick<OperatorContext<R>, 'by' | 'now' | 'refuse'>;

/** A page of all notices, those to come first, then the newest. */
export async function listNotices(db: Db, page: { tab?: NoticeTab | undefined; cursor?: string | undefined; limit: number }, now: Date) {
  const { rows, nextCursor } = await findNoticePage(db, page);
  return { items: rows.map((row) => noticeOf(row, now)), nextCursor };
}

export const showNotice = async (db: Db, noticeCd: string, { now, refuse }: Pick<Call<'NOTICE_NOT_FOUND'>, 'now' | 'refuse'>) =>
  noticeOf((await findAnyNotice(db, noticeCd)) ?? refuse('NOTICE_NOT_FOUND'), now);

/**
 * A new notice, out at once or at `at`, if that is to come. The same under a code that has it changes nothing; another one is
 * NOTICE_CODE_TAKEN.
 */
export const addNotice = (
  db: RootDb,
  noticeCd: string,
  words: NoticeWords,
  at: Date | null,
  { by, now, refuse }: Call<'NOTICE_CODE_TAKEN' | 'VALIDATION_FAILED'>,
): Promise<OperatorNotice> =>
  db.transaction(async (tx) => {
    const publishedAt = laterOf(at, now);
    if (await insertNotice(tx, { ...words, noticeCd, publishedAt, changedAt: now })) {
      if (endsBefore(words.endsAt, publishedAt)) refuse('VALIDATION_FAILED', { field: 'endsAt', code: OTHER_VALUE });
      await record(tx, by, { action: actionAt(publishedAt, now), target: noticeCd, after: factsOf({ ...words, publishedAt }) }, now);
    }
    const row = await findAnyNotice(tx, noticeCd);
    // What was never changed has been written when it was changed last.
    const isSame = row && isDeepStrictEqual({ ...row, ...words, publishedAt: laterOf(at, row.changedAt) }, row);
    return isSame ? noticeOf(row, now) : refuse('NOTICE_CODE_TAKEN');
  });

/** A notice that is not out yet is out at once, or at `at`, if that is to come. */
export const moveNotice = (
  db: RootDb,
  noticeCd: string,
  at: Date | null,
  { by, now, refuse }: Call<'NOTICE_NOT_FOUND' | 'NOTICE_OUT' | 'VALIDATION_FAILED'>,
): Promise<OperatorNotice> =>
  db.transaction(async (tx) => {
    const before = (await lockNotice(tx, noticeCd)) ?? refuse('NOTICE_NOT_FOUND');
    if (before.publishedAt <= now) refuse('NOTICE_OUT');
    const publishedAt = laterOf(at, now);
    if (endsBefore(before.endsAt, publishedAt)) refuse('VALIDATION_FAILED', { field: 'at', code: OTHER_VALUE });
    await updateNotice(tx, noticeCd, { publishedAt, changedAt: now });
    const times = { before: factsOf({ publishedAt: before.publishedAt }), after: factsOf({ publishedAt }) };
    await record(tx, by, { action: actionAt(publishedAt, now), target: noticeCd, ...times }, now);
    return noticeOf({ ...before, publishedAt }, now);
  });

/** What is given of each language takes the place of what was there. */
export interface NoticeEdit extends Partial<Omit<NoticeWords, 'title' | 'body'>> {
  title?: Partial<Text>;
  body?: Partial<Text>;
}
/** Changes what is given of a notice; when it was out stays. */
export const changeNotice = (
  db: RootDb,
  noticeCd: string,
  { title, body, ...rest }: NoticeEdit,
  { by, now, refuse }: Call<'NOTICE_NOT_FOUND' | 'VALIDATION_FAILED'>,
): Promise<OperatorNotice> =>
  db.transaction(async (tx) => {
    const before = (await lockNotice(tx, noticeCd)) ?? refuse('NOTICE_NOT_FOUND');
    const after: Partial<NoticeWords> = {
      ...rest,
      ...(title && { title: { ...before.title, ...title } }),
      ...(body && { body: { ...before.body, ...body } }),
    };
    if (endsBefore(after.endsAt ?? null, before.publishedAt)) refuse('VALIDATION_FAILED', { field: 'endsAt', code: OTHER_VALUE });
    const was: Partial<NoticeWords> = Object.fromEntries((Object.keys(after) as (keyof NoticeWords)[]).map((name) => [name, before[name]]));
    await updateNotice(tx, noticeCd, { ...after, changedAt: now });
    await record(tx, by, { action: 'notice.change', target: noticeCd, before: factsOf(was), after: factsOf(after) }, now);
    return noticeOf({ ...before, ...after }, now);
  });

/** Takes a notice away; the record keeps its words. */
export const removeNotice = (db: RootDb, noticeCd: string, { by, now, refuse }: Call<'NOTICE_NOT_FOUND'>): Promise<void> =>
  db.transaction(async (tx) => {
    const { title, body } = (await lockNotice(tx, noticeCd)) ?? refuse('NOTICE_NOT_FOUND');
    await deleteNotice(tx, noticeCd);
    await record(tx, by, { action: 'notice.remove', target: noticeCd, before: factsOf({ title, body }) }, now);
  });

/** Main shows this notice and no other, or none (null), as long as it runs (LS-08). */
export const showOnMain = (db: RootDb, noticeCd: string | null, { by, now, refuse }: Call<'NOTICE_NOT_FOUND'>): Promise<void> =>
  db.transaction(async (tx) => {
    await lockMainNotice(tx);
    if (noticeCd !== null && !(await lockNotice(tx, noticeCd))) refuse('NOTICE_NOT_FOUND');
    const before = await findNoticeOnMain(tx);
    const target = noticeCd ?? before;
    if (target === null || noticeCd === before) return;
    await putNoticeOnMain(tx, noticeCd);
    const facts = { before: { onMain: before }, after: { onMain: noticeCd } };
    await record(tx, by, { action: 'notice.main', target, ...facts }, now);
  });

const OTHER_VALUE = 'validation.v0021';
const laterOf = (at: Date | null, now: Date): Date => (at && at > now ? at : now);
const endsBefore = (endsAt: Date | null, publishedAt: Date): boolean => endsAt !== null && endsAt <= publishedAt;
const actionAt = (publishedAt: Date, now: Date) => (publishedAt > now ? 'notice.schedule' : 'notice.publish');

function noticeOf({ changedAt: _changed, publishedAt, endsAt, ...rest }: NoticeRow, now: Date): OperatorNotice {
  const state = publishedAt > now ? 'SCHEDULED' : endsAt !== null && endsAt <= now ? 'OVER' : 'OUT';
  return { ...rest, state, publishedAt: publishedAt.toISOString(), endsAt: endsAt?.toISOString() ?? null };
}

function factsOf({ title, body, endsAt, publishedAt, ...rest }: Partial<NoticeWords & { publishedAt: Date }>): Facts {
  return {
    ...rest,
    ...(publishedAt && { publishedAt: publishedAt.toISOString() }),
    ...(endsAt !== undefined && { endsAt: endsAt?.toISOString() ?? null }),
    ...textFacts('title', title),
    ...textFacts('body', body),
  };
}

import type { NoticeTab } from '@hyangro/contracts/help/notice.contract';
import type { Facts } from '@hyangro/contracts/operator/operator.contract';
import { newCode } from '../../platform/code';
import type { Db, RootDb } from '../../platform/db/db';
import type { Actor } from '../../platform/http/operator';
import type { Text } from '../../platform/locale/text';
import { record } from '../operator/public';
import { deleteNotice, insertNotice, lockNotice, lockNoticeOnMain, putNoticeOnMain, updateNotice } from './notice.repository';
import { textFacts } from './text-facts';

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

/** A new notice that is out at `publishedAt`; answers its code. */
export const addNotice = (db: RootDb, words: NoticeWords, publishedAt: Date, by: Actor, now: Date): Promise<string> =>
  db.transaction(async (tx) => {
    const noticeCd = newCode('NT');
    await insertNotice(tx, { ...words, noticeCd, publishedAt, changedAt: now });
    await record(tx, by, { action: deedAt(publishedAt, now), target: noticeCd, after: factsOf({ ...words, publishedAt }) }, now);
    return noticeCd;
  });

/** A notice that is not out yet is out at another time, or at once (`now`). Throws for an unknown code and for one that is out. */
export const moveNotice = (db: RootDb, noticeCd: string, publishedAt: Date, by: Actor, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const before = await known(tx, noticeCd);
    if (before.publishedAt <= now) throw new Error(`The notice “${noticeCd}” is out already.`);
    await updateNotice(tx, noticeCd, { publishedAt, changedAt: now });
    const times = { before: factsOf({ publishedAt: before.publishedAt }), after: factsOf({ publishedAt }) };
    await record(tx, by, { action: deedAt(publishedAt, now), target: noticeCd, ...times }, now);
  });

/** What is given of each language takes the place of what was there. */
export interface NoticeEdit extends Partial<Omit<NoticeWords, 'title' | 'body'>> {
  title?: Partial<Text>;
  body?: Partial<Text>;
}
/** Changes what is given of a notice; when it was out stays. Throws for an unknown code. */
export const changeNotice = (db: RootDb, noticeCd: string, { title, body, ...rest }: NoticeEdit, by: Actor, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const before = await known(tx, noticeCd);
    const after: Partial<NoticeWords> = {
      ...rest,
      ...(title && { title: { ...before.title, ...title } }),
      ...(body && { body: { ...before.body, ...body } }),
    };
    const was: Partial<NoticeWords> = Object.fromEntries((Object.keys(after) as (keyof NoticeWords)[]).map((name) => [name, before[name]]));
    await updateNotice(tx, noticeCd, { ...after, changedAt: now });
    await record(tx, by, { action: 'notice.change', target: noticeCd, before: factsOf(was), after: factsOf(after) }, now);
  });

/** Takes a notice away; the record keeps its words. Throws for an unknown code. */
export const removeNotice = (db: RootDb, noticeCd: string, by: Actor, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    const { title, body } = await known(tx, noticeCd);
    await deleteNotice(tx, noticeCd);
    await record(tx, by, { action: 'notice.remove', target: noticeCd, before: factsOf({ title, body }) }, now);
  });

/** Main shows this notice and no other, or none (null), as long as it runs (LS-08). Throws for an unknown code. */
export const showOnMain = (db: RootDb, noticeCd: string | null, by: Actor, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    if (noticeCd !== null) await known(tx, noticeCd);
    const before = await lockNoticeOnMain(tx);
    const target = noticeCd ?? before;
    if (target === null || noticeCd === before) return;
    await putNoticeOnMain(tx, noticeCd);
    const facts = { before: { onMain: before }, after: { onMain: noticeCd } };
    await record(tx, by, { action: 'notice.main', target, ...facts }, now);
  });

const deedAt = (publishedAt: Date, now: Date) => (publishedAt > now ? 'notice.schedule' : 'notice.publish');

async function known(tx: Db, noticeCd: string) {
  const row = await lockNotice(tx, noticeCd);
  if (!row) throw new Error(`There is no notice “${noticeCd}”.`);
  return row;
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

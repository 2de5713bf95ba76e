import { and, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';
import { noticeTable as notice } from './help.tables';

/** Notices that are out and not over. */
const isRunning = (now: Date) => and(lte(notice.publishedAt, now), or(isNull(notice.endsAt), gt(notice.endsAt, now)));

/** The notice that Main shows, picture and link of it included; null without one (LS-08). */
export async function findMainNotice(db: Db, now: Date) {
  const [row] = await db
    .select({ noticeCd: notice.noticeCd, title: notice.title, body: notice.body, imgUrl: notice.bannerUrl, link: notice.link })
    .from(notice)
    .where(and(eq(notice.isOnMain, true), isRunning(now)))
    .orderBy(desc(notice.publishedAt))
    .limit(1);
  return row ?? null;
}

export const listNotices = (db: Db, now: Date) =>
  db
    .select({
      noticeCd: notice.noticeCd,
      tab: notice.tab,
      title: sql<string>`${notice.title}->>'ko'`,
      isOnMain: notice.isOnMain,
      isRunning: sql<boolean>`${isRunning(now)}`,
    })
    .from(notice)
    .orderBy(desc(notice.publishedAt));

/** Main shows this notice and no other, or none (null). False when there is no such notice; then nothing has changed. */
export async function putNoticeOnMain(db: Db, noticeCd: string | null): Promise<boolean> {
  if (noticeCd !== null && (await db.$count(notice, eq(notice.noticeCd, noticeCd))) === 0) return false;
  await db.update(notice).set({ isOnMain: noticeCd === null ? false : sql`${notice.noticeCd} = ${noticeCd}` });
  return true;
}

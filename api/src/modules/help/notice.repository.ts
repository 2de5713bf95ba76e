import { and, asc, count, desc, eq, gt, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { NoticeTab } from '@hyangro/contracts/help/notice.contract';
import { decodeCursor, isCursorInstant, pageOf } from '../../platform/db/cursor';
import type { Db, Tx } from '../../platform/db/db';
import { noticeTable as notice } from './notice.tables';

/** A notice is out from its hour on; before that nobody sees it. */
const isOut = (now: Date) => lte(notice.publishedAt, now);
/** Notices that are out and not over. */
const isRunning = (now: Date) => and(isOut(now), or(isNull(notice.endsAt), gt(notice.endsAt, now)));

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

/** One page of a tab: pinned ones first, then the newest. */
export async function findNotices(db: Db, tab: NoticeTab, { cursor, limit }: { cursor?: string | undefined; limit: number }, now: Date) {
  const place = decodeCursor(cursor, 3, ([isPinned, publishedAt, noticeCd]) =>
    typeof isPinned === 'boolean' && isCursorInstant(publishedAt) && typeof noticeCd === 'string'
      ? sql`(${isPinned}::boolean, ${publishedAt}::timestamptz, ${noticeCd}::text)`
      : null,
  );
  const isBehind = place && sql`(${notice.isPinned}, ${notice.publishedAt}, ${notice.noticeCd}) < ${place}`;
  const rows = await db
    .select()
    .from(notice)
    .where(and(eq(notice.tab, tab), isOut(now), isBehind))
    .orderBy(desc(notice.isPinned), desc(notice.publishedAt), desc(notice.noticeCd))
    .limit(limit + 1);
  return pageOf(rows, limit, (last) => [last.isPinned, last.publishedAt.toISOString(), last.noticeCd]);
}
export type NoticeRow = typeof notice.$inferSelect;

export async function countNotices(db: Db, tab: NoticeTab, now: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(notice)
    .where(and(eq(notice.tab, tab), isOut(now)));
  return row?.total ?? 0;
}

/** A notice that is out; undefined for an unknown code and one whose hour has not come. */
export async function findNotice(db: Db, noticeCd: string, now: Date) {
  const [row] = await db
    .select()
    .from(notice)
    .where(and(eq(notice.noticeCd, noticeCd), isOut(now)));
  return row;
}

/** The next older and the next younger notice of the same tab; null at the ends. */
export async function findNeighbours(db: Db, { tab, publishedAt, noticeCd }: NoticeRow, now: Date) {
  const key = sql`(${notice.publishedAt}, ${notice.noticeCd})`;
  const own = sql`(${publishedAt.toISOString()}::timestamptz, ${noticeCd}::text)`;
  const nearest = async (side: SQL, order: typeof asc) => {
    const [row] = await db
      .select({ noticeCd: notice.noticeCd, title: notice.title })
      .from(notice)
      .where(and(eq(notice.tab, tab), isOut(now), side))
      .orderBy(order(notice.publishedAt), order(notice.noticeCd))
      .limit(1);
    return row ?? null;
  };
  return { previous: await nearest(sql`${key} < ${own}`, desc), next: await nearest(sql`${key} > ${own}`, asc) };
}

/** As many as one sitemap may name. */
const SITEMAP_MAX = 50_000;
export const findNoticesOut = (db: Db, now: Date) =>
  db
    .select({ noticeCd: notice.noticeCd, changedAt: notice.changedAt })
    .from(notice)
    .where(isOut(now))
    .orderBy(asc(notice.noticeCd))
    .limit(SITEMAP_MAX);

/** For operators: a page of all, or of a tab, those to come first, then the newest. */
export async function findNoticePage(
  db: Db,
  { tab, cursor, limit }: { tab?: NoticeTab | undefined; cursor?: string | undefined; limit: number },
) {
  const place = decodeCursor(cursor, 2, ([publishedAt, noticeCd]) =>
    isCursorInstant(publishedAt) && typeof noticeCd === 'string' ? sql`(${publishedAt}::timestamptz, ${noticeCd}::text)` : null,
  );
  const rows = await db
    .select()
    .from(notice)
    .where(and(tab && eq(notice.tab, tab), place && sql`(${notice.publishedAt}, ${notice.noticeCd}) < ${place}`))
    .orderBy(desc(notice.publishedAt), desc(notice.noticeCd))
    .limit(limit + 1);
  return pageOf(rows, limit, (last) => [last.publishedAt.toISOString(), last.noticeCd]);
}
/** A notice, out or not. */
export async function findAnyNotice(db: Db, noticeCd: string) {
  const [row] = await db.select().from(notice).where(eq(notice.noticeCd, noticeCd));
  return row;
}

/** Two choices of Main's notice come one after the other: the second knows what the first has left. */
export const lockMainNotice = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(hashtext('main-notice'))`);
/** The notice that is chosen for Main, whether it runs or not; null without one. */
export async function findNoticeOnMain(db: Db): Promise<string | null> {
  const [row] = await db.select({ noticeCd: notice.noticeCd }).from(notice).where(eq(notice.isOnMain, true));
  return row?.noticeCd ?? null;
}
/** Main shows this notice and no other, or none (null). */
export async function putNoticeOnMain(db: Db, noticeCd: string | null): Promise<void> {
  await db.update(notice).set({ isOnMain: noticeCd === null ? false : sql`${notice.noticeCd} = ${noticeCd}` });
}

/** A notice for a change; undefined when there is none. The row is locked until the transaction ends. */
export async function lockNotice(db: Db, noticeCd: string) {
  const [row] = await db.select().from(notice).where(eq(notice.noticeCd, noticeCd)).for('update');
  return row;
}
/** False when the code is taken. */
export const insertNotice = async (db: Db, row: typeof notice.$inferInsert): Promise<boolean> =>
  (await db.insert(notice).values(row).onConflictDoNothing().returning({ noticeCd: notice.noticeCd })).length > 0;
export async function updateNotice(db: Db, noticeCd: string, change: Partial<typeof notice.$inferInsert>): Promise<void> {
  await db.update(notice).set(change).where(eq(notice.noticeCd, noticeCd));
}
export async function deleteNotice(db: Db, noticeCd: string): Promise<void> {
  await db.delete(notice).where(eq(notice.noticeCd, noticeCd));
}

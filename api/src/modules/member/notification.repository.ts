import { and, count, desc, eq, gt, gte, inArray, isNull, lt, lte, notExists, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { MAX_INTEGER } from '@hyangro/contracts/kit/schemas';
import { NEWS_PER_PAGE, UNREAD_COUNTED } from '@hyangro/contracts/member/notification.contract';
import { NOTIFICATION_TOPICS, TOPIC_NAMES } from '@hyangro/contracts/member/notification.rules';
import { daysBefore } from '../../platform/clock/clock';
import { decodeCursor } from '../../platform/db/cursor';
import type { Db } from '../../platform/db/db';
import { prepared } from '../../platform/db/prepared';
import { notificationMarkTable as mark, notificationOffTable as off, notificationTable as news } from './notification.tables';

/** A value, or the place of one in a prepared statement. */
type Value<T> = T | Placeholder;

/** News disappears ten days after receipt (K-NTF). */
const KEPT_DAYS = 10;
const keptSince = (now: Date) => daysBefore(now, KEPT_DAYS);
const isKeptBetween = (since: Value<Date>, now: Value<Date>) => and(gt(news.receivedAt, since), lte(news.receivedAt, now));
const isKept = (now: Date) => isKeptBetween(keptSince(now), now);
export const deleteOldNotifications = (db: Db, now: Date) => db.delete(news).where(lt(news.receivedAt, keptSince(now)));

const columns = { seq: news.seq, kind: news.kind, title: news.title, body: news.body, link: news.link, receivedAt: news.receivedAt };

interface NewsPage {
  cursor?: string | undefined;
  limit: number;
  onlyToast?: boolean;
}

interface NewsRange {
  memCd: Value<string>;
  /** Number that the page begins behind. */
  before: Value<number>;
  since: Value<Date>;
  now: Value<Date>;
  limit: number;
  onlyToast?: boolean | undefined;
}
const cursorIn = (cursor: string | undefined) => decodeCursor(cursor, 1, ([seq]) => (Number.isSafeInteger(seq) ? Number(seq) : null));

/** What a reader may see behind a cursor, newest first; a visitor sees what goes to all. */
export function newsBehind(db: Db, memCd: string | null, now: Date, { cursor, limit, onlyToast }: NewsPage) {
  const range = { memCd: memCd ?? '', before: cursorIn(cursor) ?? MAX_INTEGER + 1, since: keptSince(now), now, limit, onlyToast };
  return memCd === null ? newsForAll(db, range, null) : newsOfMember(db, range);
}

/** A member's own news and those for all are read from an index each, no more than the page of either. */
function newsOfMember(db: Db, range: NewsRange) {
  const { memCd, before, since, now, limit, onlyToast } = range;
  const own = db
    .select({ ...columns, readAt: news.readAt })
    .from(news)
    .where(and(isOwnBefore(memCd, before), onlyToast ? eq(news.isToast, true) : undefined, isKeptBetween(since, now)))
    .orderBy(desc(news.memCd), desc(news.seq))
    .limit(limit);
  return unionAll(own, newsForAll(db, range, memCd))
    .orderBy(desc(sql`seq`))
    .limit(limit);
}
const newsForAll = (db: Db, { memCd, before, since, now, limit, onlyToast }: NewsRange, reader: Value<string> | null) =>
  db
    .select({ ...columns, readAt: mark.readAt })
    .from(news)
    .leftJoin(mark, and(eq(mark.memCd, memCd), eq(mark.seq, news.seq)))
    .where(
      and(
        isForAll(db, reader),
        sql`${news.seq} < ${before}::bigint`,
        onlyToast ? eq(news.isToast, true) : undefined,
        isKeptBetween(since, now),
      ),
    )
    .orderBy(desc(news.seq))
    .limit(limit);
export type NewsRow = Awaited<ReturnType<typeof newsBehind>>[number];

const place = { memCd: sql.placeholder('memCd'), since: sql.placeholder('since'), now: sql.placeholder('now') };
/** Of the usual length: a length that is no part of the statement would be planned for a tenth of the list. */
const usualPage = prepared((db) =>
  newsOfMember(db, { ...place, before: sql.placeholder('before'), limit: NEWS_PER_PAGE + 1 }).prepare('member_news'),
);

/** A page of a member's news, and one more. */
export function memberNews(db: Db, memCd: string, now: Date, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
  if (limit !== NEWS_PER_PAGE) return newsBehind(db, memCd, now, { cursor, limit: limit + 1 });
  return usualPage(db).execute({ memCd, since: keptSince(now), now, before: cursorIn(cursor) ?? MAX_INTEGER + 1 });
}

/**
 * A member's own news before one. Written as a range of (member, number) and read in that order, which one index alone has: with an equal sign
 * the planner goes back through the newest news of everybody, far after news for many.
 */
const isOwnBefore = (memCd: Value<string>, before: Value<number>) =>
  and(gte(news.memCd, memCd), sql`(${news.memCd}, ${news.seq}) < (${memCd}::text, ${before}::bigint)`);

/** Newest news a reader may see, by seq. */
export async function findNewestNotification(db: Db, memCd: string | null, now: Date, onlyToast: boolean): Promise<NewsRow | null> {
  const [row] = await newsBehind(db, memCd, now, { limit: 1, onlyToast });
  return row ?? null;
}

const unreadNews = prepared((db) => {
  const isKeptNow = isKeptBetween(place.since, place.now);
  const own = db
    .select({ seq: news.seq })
    .from(news)
    .where(and(isOwnBefore(place.memCd, MAX_INTEGER + 1), isNull(news.readAt), isKeptNow))
    .orderBy(desc(news.memCd), desc(news.seq))
    .limit(UNREAD_COUNTED);
  const forAll = db
    .select({ seq: news.seq })
    .from(news)
    .leftJoin(mark, and(eq(mark.memCd, place.memCd), eq(mark.seq, news.seq)))
    .where(and(isForAll(db, place.memCd), isNull(mark.readAt), isKeptNow))
    .limit(UNREAD_COUNTED);
  return db.select({ unread: count() }).from(unionAll(own, forAll).as('unread')).prepare('unread_news');
});
/** Unread news of a member, `UNREAD_COUNTED` at most. */
export async function countUnread(db: Db, memCd: string, now: Date): Promise<number> {
  const [row] = await unreadNews(db).execute({ memCd, since: keptSince(now), now });
  return Math.min(row?.unread ?? 0, UNREAD_COUNTED);
}

/** One piece of news, or all up to one, as it is a member's or for all. */
interface Which {
  memCd: string;
  seq: number;
  upTo?: true;
}
const isOne = ({ seq, upTo }: Which) => (upTo ? lte(news.seq, seq) : eq(news.seq, seq));

/** Marks news as read; false when there is none. */
export async function markRead(db: Db, which: Which, now: Date): Promise<boolean> {
  const { memCd } = which;
  const own = await db
    .update(news)
    .set({ readAt: sql`coalesce(${news.readAt}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(news.memCd, memCd), which.upTo ? isNull(news.readAt) : undefined, isOne(which), isKept(now)))
    .returning({ seq: news.seq });
  return (await markForAll(db, which, now, { readAt: now })) || own.length > 0;
}

/** Takes news away; false when there is none. */
export async function removeNews(db: Db, which: Which, now: Date): Promise<boolean> {
  const own = await db
    .delete(news)
    .where(and(eq(news.memCd, which.memCd), isOne(which), isKept(now)))
    .returning({ seq: news.seq });
  return (await markForAll(db, which, now, { readAt: now, removedAt: now })) || own.length > 0;
}

/** What a member did with news for all. */
async function markForAll(db: Db, which: Which, now: Date, marks: { readAt: Date; removedAt?: Date }): Promise<boolean> {
  const { memCd } = which;
  const found = await db
    .select({ seq: news.seq })
    .from(news)
    .leftJoin(mark, and(eq(mark.memCd, memCd), eq(mark.seq, news.seq)))
    .where(and(isForAll(db, memCd), isOne(which), isKept(now)));
  if (found.length === 0) return false;
  await db
    .insert(mark)
    .values(found.map(({ seq }) => ({ memCd, seq, ...marks })))
    .onConflictDoUpdate({
      target: [mark.memCd, mark.seq],
      set: {
        readAt: sql`coalesce(${mark.readAt}, excluded.read_at)`,
        removedAt: sql`coalesce(${mark.removedAt}, excluded.removed_at)`,
      },
    });
  return true;
}

/** News for all that this member has not removed, and whose topic is not turned off; needs the join with `mark`. */
const isForAll = (db: Db, memCd: Value<string> | null): SQL | undefined =>
  and(
    isNull(news.memCd),
    isNull(mark.removedAt),
    memCd === null
      ? undefined
      : notExists(
          db
            .select({ one: sql`1` })
            .from(off)
            .where(and(eq(off.memCd, memCd), eq(off.channel, 'LIST'), eq(off.topic, topicOfKind))),
        ),
  );

/** Topic of a row's kind. */
const topicOfKind = sql.join(
  [
    sql`case`,
    ...TOPIC_NAMES.map((topic) => sql`when ${inArray(news.kind, [...NOTIFICATION_TOPICS[topic].kinds])} then ${topic}`),
    sql`end`,
  ],
  sql` `,
);

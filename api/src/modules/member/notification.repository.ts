import { and, desc, eq, gt, inArray, isNull, lt, lte, or } from 'drizzle-orm';
import { daysBefore } from '../../platform/clock/clock';
import type { Db } from '../../platform/db/db';
import type { Text } from '../../platform/locale/text';
import { memberTable } from './member.tables';
import { notificationTable as notification } from './notification.tables';

/** News disappears ten days after receipt (K-NTF). */
const KEPT_DAYS = 10;
const keptSince = (now: Date) => daysBefore(now, KEPT_DAYS);

export type NewestNotification = Pick<typeof notification.$inferSelect, 'seq' | 'title' | 'link'>;
/** Newest news a reader may see, by seq; a visitor sees what goes to all. */
export async function findNewestNotification(
  db: Db,
  memCd: string | null,
  now: Date,
  onlyToast: boolean,
): Promise<NewestNotification | null> {
  const [row] = await db
    .select({ seq: notification.seq, title: notification.title, link: notification.link })
    .from(notification)
    .where(
      and(
        memCd ? or(isNull(notification.memCd), eq(notification.memCd, memCd)) : isNull(notification.memCd),
        onlyToast ? eq(notification.isToast, true) : undefined,
        gt(notification.receivedAt, keptSince(now)),
        lte(notification.receivedAt, now),
      ),
    )
    .orderBy(desc(notification.seq))
    .limit(1);
  return row ?? null;
}
export const deleteOldNotifications = (db: Db, now: Date) => db.delete(notification).where(lt(notification.receivedAt, keptSince(now)));

export interface News {
  kind: string;
  title: Text;
  body: Text;
  link: string;
  /** Told twice under one key, a member reads it once. */
  key?: string;
}
const MEMBERS_PER_STATEMENT = 1_000;
/** Tells members something; who has left is passed over. */
export async function tellMembers(db: Db, memCds: readonly string[], news: News, now: Date): Promise<void> {
  for (let from = 0; from < memCds.length; from += MEMBERS_PER_STATEMENT) {
    const present = await db
      .select({ memCd: memberTable.memCd })
      .from(memberTable)
      .where(inArray(memberTable.memCd, memCds.slice(from, from + MEMBERS_PER_STATEMENT)));
    if (present.length > 0)
      await db
        .insert(notification)
        .values(present.map(({ memCd }) => ({ ...news, memCd, receivedAt: now })))
        .onConflictDoNothing({ target: [notification.memCd, notification.key] });
  }
}

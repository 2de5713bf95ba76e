import { and, desc, eq, gt, isNull, lt, lte, or } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';
import { notificationTable as notification } from './notification.tables';

/** News disappears ten days after receipt (K-NTF). */
const KEPT_DAYS = 10;
const keptSince = (now: Date) => new Date(now.getTime() - KEPT_DAYS * 86_400_000);

/** Newest news a reader may see, by seq; a visitor sees what goes to all. */
export async function newestNotification(db: Db, memCd: string | null, now: Date, onlyToast: boolean): Promise<number | null> {
  const [row] = await db
    .select({ seq: notification.seq })
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
  return row?.seq ?? null;
}
export const deleteOldNotifications = (db: Db, now: Date) => db.delete(notification).where(lt(notification.receivedAt, keptSince(now)));

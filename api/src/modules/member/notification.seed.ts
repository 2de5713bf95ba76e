import { sql } from 'drizzle-orm';
import { hoursAfter } from '../../platform/clock/clock';
import type { Db } from '../../platform/db/db';
import { upsert } from '../../platform/db/upsert';
import type { MemberFiles } from './member.seed-schema';
import { notificationMarkTable, notificationTable } from './notification.tables';

export async function seedNotifications(db: Db, { notifications }: MemberFiles['notifications'], now: Date): Promise<void> {
  const receivedAt = (hoursAgo: number) => hoursAfter(now, -hoursAgo);
  await upsert(
    db,
    notificationTable,
    notifications.map(({ receivedHoursAgo, read: _read, ...rest }) => ({
      ...rest,
      receivedAt: receivedAt(receivedHoursAgo),
    })),
  );
  // The files bring their own numbers: the next notification must come after them.
  await db.execute(sql`select setval(pg_get_serial_sequence('notification', 'seq'), (select max(seq) from notification))`);
  const readBy = notifications.flatMap(({ seq, memCd, read, receivedHoursAgo }) =>
    memCd && read ? [{ memCd, seq, readAt: receivedAt(receivedHoursAgo - 1) }] : [],
  );
  if (readBy.length > 0) await db.insert(notificationMarkTable).values(readBy).onConflictDoNothing();
}

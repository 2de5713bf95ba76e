import { sql } from 'drizzle-orm';
import { hoursAfter } from '../../platform/clock/clock';
import type { Db } from '../../platform/db/db';
import { upsert } from '../../platform/db/upsert';
import type { MemberFiles } from './member.seed-schema';
import { notificationTable } from './notification.tables';

export async function seedNotifications(db: Db, { notifications }: MemberFiles['notifications'], now: Date): Promise<void> {
  const receivedAt = (hoursAgo: number) => hoursAfter(now, -hoursAgo);
  await upsert(
    db,
    notificationTable,
    notifications.map(({ receivedHoursAgo, read, ...rest }) => ({
      ...rest,
      receivedAt: receivedAt(receivedHoursAgo),
      readAt: read && rest.memCd ? receivedAt(receivedHoursAgo - 1) : null,
    })),
    ['readAt'],
  );
  // The files bring their own numbers: the next notification must come after them.
  await db.execute(sql`select setval(pg_get_serial_sequence('notification', 'seq'), (select max(seq) from notification))`);
}

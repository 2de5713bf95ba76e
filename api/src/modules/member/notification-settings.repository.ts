import { and, eq } from 'drizzle-orm';
import type { NotificationChannel, NotificationTopic } from '@hyangro/contracts/member/notification.rules';
import type { Db } from '../../platform/db/db';
import { notificationOffTable as off } from './notification.tables';

export interface Way {
  topic: NotificationTopic;
  channel: NotificationChannel;
}
/** Ways that a member has turned off. */
export const findOff = (db: Db, memCd: string): Promise<Way[]> =>
  db.select({ topic: off.topic, channel: off.channel }).from(off).where(eq(off.memCd, memCd));
export const turnOff = (db: Db, memCd: string, way: Way) =>
  db
    .insert(off)
    .values({ memCd, ...way })
    .onConflictDoNothing();
export const turnOn = (db: Db, memCd: string, { topic, channel }: Way) =>
  db.delete(off).where(and(eq(off.memCd, memCd), eq(off.topic, topic), eq(off.channel, channel)));

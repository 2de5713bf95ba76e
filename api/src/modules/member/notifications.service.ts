import type { Notification, NotificationSettings } from '@hyangro/contracts/member/notification.contract';
import { NOTIFICATION_TOPICS, TOPIC_NAMES, isShopLink, type NotificationChannel } from '@hyangro/contracts/member/notification.rules';
import type { Locale } from '@hyangro/contracts/locales';
import { pageOf } from '../../platform/db/cursor';
import type { Db } from '../../platform/db/db';
import type { MemberContext } from '../../platform/http/call';
import { textIn } from '../../platform/locale/text';
import { findOff, turnOff, turnOn, type Way } from './notification-settings.repository';
import { countUnread, markRead, memberNews, removeNews, type NewsRow } from './notification.repository';

type Reader = Pick<MemberContext, 'member' | 'now'>;
type Finder = Pick<MemberContext<'NOTIFICATION_NOT_FOUND'>, 'member' | 'now' | 'refuse'>;

/** A page of a member's news, and how many are unread (R-MY-23). */
export async function readNews(
  db: Db,
  page: { cursor?: string | undefined; limit: number },
  { member: { memCd }, now, locale }: Reader & Pick<MemberContext, 'locale'>,
) {
  const found = await memberNews(db, memCd, now, page);
  const { rows, nextCursor } = pageOf(found, page.limit, ({ seq }) => [seq]);
  return { items: rows.map((row) => newsOf(row, locale)), unreadCount: await countUnread(db, memCd, now), nextCursor };
}

/** Reads one, or all up to one; answers how many are unread. */
export async function readOne(db: Db, seq: number, { member: { memCd }, now, refuse }: Finder) {
  if (!(await markRead(db, { memCd, seq }, now))) refuse('NOTIFICATION_NOT_FOUND');
  return unread(db, memCd, now);
}
export async function readAll(db: Db, seq: number, { member: { memCd }, now }: Reader) {
  await markRead(db, { memCd, seq, upTo: true }, now);
  return unread(db, memCd, now);
}
/** Takes one, or all up to one, away; answers how many are unread. */
export async function removeOne(db: Db, seq: number, { member: { memCd }, now, refuse }: Finder) {
  if (!(await removeNews(db, { memCd, seq }, now))) refuse('NOTIFICATION_NOT_FOUND');
  return unread(db, memCd, now);
}
export async function removeAll(db: Db, seq: number, { member: { memCd }, now }: Reader) {
  await removeNews(db, { memCd, seq, upTo: true }, now);
  return unread(db, memCd, now);
}
const unread = async (db: Db, memCd: string, now: Date) => ({ unreadCount: await countUnread(db, memCd, now) });

/** By which ways news of which topic come. */
export async function readSettings(db: Db, memCd: string): Promise<NotificationSettings> {
  const off = await findOff(db, memCd);
  const isOn = (way: Way) => !off.some(({ topic, channel }) => topic === way.topic && channel === way.channel);
  return {
    topics: TOPIC_NAMES.map((topic) => ({
      topic,
      isAdvertising: 'isAdvertising' in NOTIFICATION_TOPICS[topic],
      channels: NOTIFICATION_TOPICS[topic].channels.map((channel) => ({ channel, isOn: isOn({ topic, channel }) })),
    })),
  };
}
/** Turns a way on or off. One that the topic has not is left alone: news of orders cannot leave the list. */
export async function changeSetting(db: Db, memCd: string, { topic, channel, isOn }: Way & { isOn: boolean }) {
  const channels: readonly NotificationChannel[] = NOTIFICATION_TOPICS[topic].channels;
  if (channels.includes(channel)) await (isOn ? turnOn : turnOff)(db, memCd, { topic, channel });
  return readSettings(db, memCd);
}

const newsOf = ({ seq, kind, title, body, link, readAt, receivedAt }: NewsRow, locale: Locale): Notification => ({
  seq,
  kind,
  title: textIn(title, locale),
  body: textIn(body, locale),
  link: isShopLink(link) ? link : null,
  isRead: readAt !== null,
  receivedAt: receivedAt.toISOString(),
});

import { isAdvertising, type NotificationKind } from '@hyangro/contracts/member/notification.rules';
import { newCode } from '../../platform/code';
import type { RootDb } from '../../platform/db/db';
import type { Actor } from '../../platform/http/operator';
import type { Text } from '../../platform/locale/text';
import { afterQuietHours, tellMembers } from '../member/public';
import { record } from '../operator/public';
import { findAudience, type Audience } from './audience.repository';
import { findOpen, finish, insertBroadcast, lockBroadcast, moveOn, stop } from './broadcast.repository';

const MEMBERS_PER_TRANSACTION = 1_000;

interface NewBroadcast {
  /** A code of its own unless the caller names it. */
  broadcastCd?: string;
  kind: NotificationKind;
  title: Text;
  body: Text;
  /** A path of the shop. */
  link: string;
  audience: Audience;
  startsAt: Date;
}

/** Puts news for many in line; answers its code. The job `broadcasts` tells them. A code that is there already changes nothing. */
export async function startBroadcast(db: RootDb, news: NewBroadcast, by: Actor, now: Date): Promise<string> {
  const { broadcastCd = newCode('BC') } = news;
  await db.transaction(async (tx) => {
    if (!(await insertBroadcast(tx, { ...news, broadcastCd, createdAt: now }))) return;
    const { grade = null, segment = null } = news.audience;
    const after = { kind: news.kind, title: news.title.ko, link: news.link, grade, segment, startsAt: news.startsAt.toISOString() };
    await record(tx, by, { action: 'notify.start', target: broadcastCd, after }, now);
  });
  return broadcastCd;
}

/** Nobody else is told. False when there is no such broadcast, or it is over. */
export const stopBroadcast = (db: RootDb, broadcastCd: string, by: Actor, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const stopped = await stop(tx, broadcastCd, now);
    if (stopped) await record(tx, by, { action: 'notify.stop', target: broadcastCd, after: { told: stopped.told } }, now);
    return stopped !== null;
  });

/** Tells what is due, each to its last member. */
export async function runBroadcasts(db: RootDb, nowOf: () => Date, perTransaction = MEMBERS_PER_TRANSACTION): Promise<void> {
  for (const broadcastCd of await findOpen(db, nowOf())) {
    let isMore = true;
    while (isMore) isMore = await tellSome(db, broadcastCd, nowOf(), perTransaction);
  }
}

/**
 * Tells the next members, and notes how far it has come, in one transaction: a process that dies leaves neither without the other, and the
 * next one goes on there. The key of the news keeps everybody from being told twice whatever happens. False at the end, and at night for advertising.
 */
const tellSome = (db: RootDb, broadcastCd: string, now: Date, limit: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    const broadcast = await lockBroadcast(tx, broadcastCd);
    if (!broadcast || (isAdvertising(broadcast.kind) && afterQuietHours(now) > now)) return false;
    const { kind, title, body, link, audience, createdAt, lastMemCd } = broadcast;
    const memCds = await findAudience(tx, audience, createdAt, lastMemCd, limit);
    const last = memCds.at(-1);
    if (last === undefined) {
      await finish(tx, broadcastCd, now);
      return false;
    }
    const told = await tellMembers(tx, memCds, { kind, title, body, link, key: `broadcast:${broadcastCd}` }, now);
    await moveOn(tx, broadcastCd, last, told);
    return true;
  });

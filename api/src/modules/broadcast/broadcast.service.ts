import { isAdvertising, type NotificationKind } from '@hyangro/contracts/member/notification.rules';
import type { OperatorBroadcast } from '@hyangro/contracts/operator/broadcast.contract';
import { newCode } from '../../platform/code';
import type { Db, RootDb } from '../../platform/db/db';
import type { OperatorContext } from '../../platform/http/call';
import type { Actor } from '../../platform/http/operator';
import type { Text } from '../../platform/locale/text';
import { afterQuietHours, tellMembers } from '../member/public';
import { record } from '../operator/public';
import { findAudience, type Audience } from './audience.repository';
import { operatorBroadcastOf } from './broadcast.presenter';
import { findBroadcast, findBroadcasts, findOpen, finish, insertBroadcast, lockBroadcast, moveOn, stop } from './broadcast.repository';

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

/** A page of news for many, newest first, and how far each has come. */
export async function listBroadcasts(db: Db, page: { cursor?: string | undefined; limit: number }) {
  const { rows, nextCursor } = await findBroadcasts(db, page);
  return { items: rows.map(operatorBroadcastOf), nextCursor };
}

export const showBroadcast = async (db: Db, broadcastCd: string, { refuse }: Pick<OperatorContext<'BROADCAST_NOT_FOUND'>, 'refuse'>) =>
  operatorBroadcastOf((await findBroadcast(db, broadcastCd)) ?? refuse('BROADCAST_NOT_FOUND'));

/** Nobody else is told. */
export const stopBroadcast = (
  db: RootDb,
  broadcastCd: string,
  { by, now, refuse }: Pick<OperatorContext<'BROADCAST_NOT_FOUND' | 'BROADCAST_OVER'>, 'by' | 'now' | 'refuse'>,
): Promise<OperatorBroadcast> =>
  db.transaction(async (tx) => {
    const stopped = await stop(tx, broadcastCd, now);
    if (!stopped) return refuse((await findBroadcast(tx, broadcastCd)) ? 'BROADCAST_OVER' : 'BROADCAST_NOT_FOUND');
    await record(tx, by, { action: 'notify.stop', target: broadcastCd, after: { told: stopped.told } }, now);
    return operatorBroadcastOf(stopped);
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

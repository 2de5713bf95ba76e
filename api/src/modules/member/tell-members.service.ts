import { isAdvertising } from '@hyangro/contracts/member/notification.rules';
import type { Db, RootDb } from '../../platform/db/db';
import type { News } from './notification.tables';
import { afterQuietHours } from './quiet-hours.rules';
import { keepWaiting, listNews, pushNews, takeWaiting } from './tell-members.repository';

const MEMBERS_PER_STATEMENT = 1_000;

/**
 * Tells members something, in their lists and on their phones, by the ways that they have not turned off; who has left is passed over.
 * Advertising reaches those who agreed to it, and what comes at night waits for the morning. Answers in how many lists it stands now.
 */
export async function tellMembers(db: Db, memCds: readonly string[], news: News, now: Date): Promise<number> {
  const dueAt = isAdvertising(news.kind) ? afterQuietHours(now) : now;
  let listed = 0;
  for (let from = 0; from < memCds.length; from += MEMBERS_PER_STATEMENT) {
    const some = memCds.slice(from, from + MEMBERS_PER_STATEMENT);
    if (dueAt > now) await keepWaiting(db, some, news, dueAt);
    else listed += await deliver(db, some, news, now);
  }
  return listed;
}

/** Tells what has waited for the morning. Taking and telling are one transaction. */
export async function deliverWaiting(db: RootDb, now: Date): Promise<void> {
  for (let isMore = true; isMore;) {
    isMore = await db.transaction(async (tx) => {
      const [due] = await takeWaiting(tx, now, 1);
      if (due) await deliver(tx, due.memCds, due.news, now);
      return due !== undefined;
    });
  }
}

async function deliver(db: Db, memCds: readonly string[], news: News, now: Date): Promise<number> {
  const listed = await listNews(db, memCds, news, now);
  await pushNews(db, memCds, news, now);
  return listed;
}

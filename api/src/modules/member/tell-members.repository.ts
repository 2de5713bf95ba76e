import { and, asc, eq, inArray, lte, ne, notExists, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder } from 'drizzle-orm/pg-core';
import { isAdvertising, topicOf, type NotificationChannel, type NotificationKind } from '@hyangro/contracts/member/notification.rules';
import type { Db } from '../../platform/db/db';
import { outboxTable } from '../../platform/outbox/outbox.tables';
import { fcmTokenTable, memberTable as member } from './member.tables';
import { notificationOffTable as off, notificationTable, notificationWaitingTable as waiting, type News } from './notification.tables';

const view = new QueryBuilder();

/** Members whom news of a kind reach by this way: they have not turned it off, and agreed to it where it is advertising. */
export const isReached = (kind: NotificationKind, channel: NotificationChannel): SQL | undefined =>
  and(
    ne(member.status, 'WITHDRAWN'),
    isAdvertising(kind) ? sql`${member.agreedTerms} @> '["MARKETING"]'::jsonb` : undefined,
    notExists(
      view
        .select({ one: sql`1` })
        .from(off)
        .where(and(eq(off.memCd, member.memCd), eq(off.channel, channel), eq(off.topic, topicOf(kind)))),
    ),
  );

/** Writes news into the lists of those members whom they reach; answers how many had not read them under this key. */
export async function listNews(db: Db, memCds: readonly string[], news: News, now: Date): Promise<number> {
  const { kind, title, body, link, key = null } = news;
  const { rowCount } = await db.execute(sql`
    insert into ${notificationTable} (kind, mem_cd, title, body, link, key, received_at)
    select ${kind}, ${member.memCd}, ${JSON.stringify(title)}::jsonb, ${JSON.stringify(body)}::jsonb, ${link}, ${key}::text,
      ${now.toISOString()}::timestamptz
    from ${member} where ${member.memCd} = any(${sql.param([...memCds])}::text[]) and ${isReached(kind, 'LIST')}
    order by ${member.memCd}
    on conflict (mem_cd, key) do nothing`);
  return rowCount ?? 0;
}

/** Writes the messages to the phones of those members whom they reach, in their languages. */
export async function pushNews(db: Db, memCds: readonly string[], news: News, now: Date): Promise<void> {
  const { kind, title, body, link, key = null, locale = null } = news;
  const inLocale = (text: News['title']) => sql`${JSON.stringify(text)}::jsonb ->> coalesce(${locale}::text, ${member.locale})`;
  await db.execute(sql`
    insert into ${outboxTable} (kind, payload, key, created_at, next_at)
    select 'push', jsonb_build_object('token', ${fcmTokenTable.token}, 'title', ${inLocale(title)}, 'body', ${inLocale(body)}, 'link', ${link}::text),
      ${key}::text || ':push:' || md5(${fcmTokenTable.token}), ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz
    from ${member} join ${fcmTokenTable} on ${eq(fcmTokenTable.memCd, member.memCd)}
    where ${member.memCd} = any(${sql.param([...memCds])}::text[]) and ${isReached(kind, 'PUSH')}
    order by ${fcmTokenTable.token}
    on conflict do nothing`);
}

/** Whether a member's mailbox takes news of a kind. */
export async function takesMail(db: Db, memCd: string, kind: NotificationKind): Promise<boolean> {
  const rows = await db
    .select({ memCd: member.memCd })
    .from(member)
    .where(and(eq(member.memCd, memCd), isReached(kind, 'MAIL')));
  return rows.length > 0;
}

export const keepWaiting = (db: Db, memCds: readonly string[], news: News, dueAt: Date) =>
  db.insert(waiting).values({ memCds: [...memCds], news, dueAt });

/** Takes what has waited long enough; another process passes it over. */
export const takeWaiting = (db: Db, now: Date, limit: number) =>
  db
    .delete(waiting)
    .where(
      inArray(
        waiting.id,
        db
          .select({ id: waiting.id })
          .from(waiting)
          .where(lte(waiting.dueAt, now))
          .orderBy(asc(waiting.id))
          .limit(limit)
          .for('update', { skipLocked: true }),
      ),
    )
    .returning();

import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Seen } from '@hyangro/contracts/release/canary.rules';
import type { Db } from '../../platform/db/db';
import { accessLogTable, floatingBannerTable, menuTable } from './common.tables';

export const insertAccessLog = (db: Db, entry: typeof accessLogTable.$inferInsert) => db.insert(accessLogTable).values(entry);
export const findMenu = (db: Db, place: string) =>
  db.select().from(menuTable).where(eq(menuTable.place, place)).orderBy(asc(menuTable.idx));
export const findFloatingBanners = (db: Db) => db.select().from(floatingBannerTable).orderBy(asc(floatingBannerTable.idx));

/** An event that the server itself enters into the access log; it belongs to no browser and no page. */
export async function logEvent(db: Db, event: Pick<typeof accessLogTable.$inferInsert, 'eventName' | 'eventParams' | 'at'>): Promise<void> {
  await insertAccessLog(db, { ...event, hashCode: '', fullUrl: '', queryString: '', layoutNm: '' });
}

/** What browsers have told of releases (`remote@version`) from a moment on. A browser's failures, or poor vitals, on one page count once a minute. */
export async function countSeen(db: Db, releases: readonly string[], from: Date): Promise<Map<string, Seen>> {
  const { eventName, eventParams, hashCode, fullUrl, at } = accessLogTable;
  const release = sql<string>`${eventParams}->>'mfe'`;
  const isVital = sql`${eventName} = 'web_vital'`;
  const isOfLoad = sql`${eventParams}->>'name' = 'TTFB'`;
  const page = sql`(${hashCode}, ${fullUrl}, date_trunc('minute', ${at}))`;
  const rows = await db
    .select({
      release,
      loads: sql<number>`(count(*) filter (where ${isVital} and ${isOfLoad}))::int`,
      failures: sql<number>`(count(distinct ${page}) filter (where ${eventName} = 'screen_error'))::int`,
      poor: sql<number>`(count(distinct ${page}) filter (where ${isVital} and not ${isOfLoad} and ${eventParams}->>'rating' = 'poor'))::int`,
    })
    .from(accessLogTable)
    .where(and(gte(at, from), inArray(eventName, ['web_vital', 'screen_error']), inArray(release, [...releases])))
    .groupBy(release);
  return new Map(rows.map(({ release: name, ...seen }) => [name, seen]));
}

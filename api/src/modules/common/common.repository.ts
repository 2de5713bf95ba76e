import { and, asc, countDistinct, eq, gte, inArray, sql, type SQL } from 'drizzle-orm';
import type { Seen } from '@hyangro/contracts/release/canary.rules';
import { SHARE_NAMES, type ShareName, type Shares } from '@hyangro/contracts/release/share.rules';
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

/** Failed screens and surfaces, and what was measured, each laid to a release. */
const TOLD_OF_RELEASES = ['web_vital', 'screen_error', 'surface_error'] as const;

/**
 * What browsers have told of releases (`remote@version`) from a moment on. A browser counts once for each release, and so do all browsers that
 * one network says it has: nobody makes a release look sick, or sound, by telling much. A release that nobody told of has no entry.
 */
export async function countSeen(db: Db, releases: readonly string[], from: Date): Promise<Map<string, Seen>> {
  const { eventName, eventParams, hashCode, teller, at } = accessLogTable;
  const release = sql<string>`${eventParams}->>'mfe'`;
  const isVital = sql`${eventName} = 'web_vital'`;
  const isPoor = sql`${isVital} and ${eventParams}->>'name' <> 'TTFB' and ${eventParams}->>'rating' = 'poor'`;
  const tellerOf = (which: SQL, name: string) => sql<string | null>`min(${teller}) filter (where ${which})`.as(name);
  const browsers = db
    .select({
      release: release.as('release'),
      loaded: tellerOf(isVital, 'loaded'),
      failed: tellerOf(sql`not ${isVital}`, 'failed'),
      poor: tellerOf(isPoor, 'poor'),
    })
    .from(accessLogTable)
    .where(and(gte(at, from), inArray(eventName, [...TOLD_OF_RELEASES]), inArray(release, [...releases])))
    .groupBy(release, hashCode)
    .as('browsers');
  const rows = await db
    .select({
      release: browsers.release,
      loads: countDistinct(browsers.loaded),
      failures: countDistinct(browsers.failed),
      poor: countDistinct(browsers.poor),
    })
    .from(browsers)
    .groupBy(browsers.release);
  // A page that fails may be left before it tells of its load.
  return new Map(rows.map(({ release: name, loads, ...seen }) => [name, { loads: Math.max(loads, seen.failures), ...seen }]));
}

/** A release's figures at the 75th percentile of its tellers, each of whom counts once by their own, from a moment on. */
export async function findShares(db: Db, releases: readonly string[], from: Date): Promise<Map<string, Shares>> {
  const { eventName, eventParams, teller, at } = accessLogTable;
  const release = sql<string>`${eventParams}->>'mfe'`;
  const name = sql<ShareName>`${eventParams}->>'name'`;
  const own = db
    .select({
      release: release.as('release'),
      name: name.as('vital'),
      value: sql<number>`percentile_disc(0.75) within group (order by (${eventParams}->>'value')::float8)`.as('value'),
    })
    .from(accessLogTable)
    .where(and(gte(at, from), eq(eventName, 'web_vital'), inArray(release, [...releases]), inArray(name, [...SHARE_NAMES])))
    .groupBy(release, name, teller)
    .as('own');
  const rows = await db
    .select({
      release: own.release,
      name: own.name,
      p75: sql<number>`percentile_disc(0.75) within group (order by ${own.value})`,
      tellers: sql<number>`count(*)::int`,
    })
    .from(own)
    .groupBy(own.release, own.name);
  const found = new Map<string, Shares>();
  for (const { release: of, name: vital, p75, tellers } of rows) found.set(of, { ...found.get(of), [vital]: { p75, tellers } });
  return found;
}

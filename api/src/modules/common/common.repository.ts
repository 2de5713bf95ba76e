import { asc, eq } from 'drizzle-orm';
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

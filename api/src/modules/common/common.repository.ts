import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';
import { accessLogTable, menuTable } from './common.tables';

export const insertAccessLog = (db: Db, entry: typeof accessLogTable.$inferInsert) => db.insert(accessLogTable).values(entry);
export const findMenu = (db: Db, place: string) =>
  db.select().from(menuTable).where(eq(menuTable.place, place)).orderBy(asc(menuTable.idx));

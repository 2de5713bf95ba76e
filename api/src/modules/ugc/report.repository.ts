import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';
import { ugcReportTable as reports } from './ugc.tables';

/** False when the member has reported it before. */
export const insertReport = async (tx: Db, row: typeof reports.$inferInsert): Promise<boolean> =>
  (await tx.insert(reports).values(row).onConflictDoNothing().returning({ targetCd: reports.targetCd })).length > 0;

/** All reports of something, oldest first. */
export const findReports = (db: Db, targetCd: string) =>
  db.select().from(reports).where(eq(reports.targetCd, targetCd)).orderBy(asc(reports.createdAt)).limit(200);

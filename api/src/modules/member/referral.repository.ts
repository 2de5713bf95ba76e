import { count, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';
import { memberTable, referralTable } from './member.tables';

/** Two friends at once must not both be the fiftieth. */
export const lockReferrer = (db: Db, memCd: string) =>
  db.select({ memCd: memberTable.memCd }).from(memberTable).where(eq(memberTable.memCd, memCd)).for('update');
export async function countReferrals(db: Db, refMemCd: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(referralTable).where(eq(referralTable.refMemCd, refMemCd));
  return row?.count ?? 0;
}
export const insertReferral = (db: Db, memCd: string, refMemCd: string, createdAt: Date) =>
  db.insert(referralTable).values({ memCd, refMemCd, createdAt });

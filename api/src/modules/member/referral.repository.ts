import { count, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';
import { referralTable } from './member.tables';

export async function countReferrals(db: Db, refMemCd: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(referralTable).where(eq(referralTable.refMemCd, refMemCd));
  return row?.count ?? 0;
}
export const insertReferral = (db: Db, memCd: string, refMemCd: string, createdAt: Date) =>
  db.insert(referralTable).values({ memCd, refMemCd, createdAt });

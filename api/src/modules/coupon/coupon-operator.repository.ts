import { asc, eq, getTableColumns, gt } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/db';
import { targets } from './coupon.repository';
import type { CouponTargets } from './coupon.rules';
import { couponTable, couponTargetTable } from './coupon.tables';

const columns = { ...getTableColumns(couponTable), targets };

/** Coupons by their numbers, behind one. */
export const findCouponsAfter = (db: Db, after: number, limit: number) =>
  db.select(columns).from(couponTable).where(gt(couponTable.couponCd, after)).orderBy(asc(couponTable.couponCd)).limit(limit);
export type WholeCoupon = Awaited<ReturnType<typeof findCouponsAfter>>[number];

export async function findWholeCoupon(db: Db, couponCd: number): Promise<WholeCoupon | undefined> {
  const [row] = await db.select(columns).from(couponTable).where(eq(couponTable.couponCd, couponCd));
  return row;
}

/** What operators change of a coupon, its row locked until the transaction ends; undefined for an unknown one. */
export async function lockCoupon(tx: Tx, couponCd: number) {
  const [row] = await tx
    .select({ code: couponTable.code, validTo: couponTable.validTo })
    .from(couponTable)
    .where(eq(couponTable.couponCd, couponCd))
    .for('update');
  return row;
}

export const updateCoupon = (tx: Tx, couponCd: number, change: Partial<Pick<WholeCoupon, 'code' | 'validTo'>>) =>
  tx.update(couponTable).set(change).where(eq(couponTable.couponCd, couponCd));

/** False when its number or its code is taken. */
export async function insertCoupon(tx: Tx, row: typeof couponTable.$inferInsert, target: CouponTargets): Promise<boolean> {
  const { couponCd } = row;
  const inserted = await tx.insert(couponTable).values(row).onConflictDoNothing().returning({ couponCd: couponTable.couponCd });
  if (inserted.length === 0) return false;
  const rows = [
    ...target.productCds.map((code) => ({ couponCd, kind: 'PRODUCT' as const, code })),
    ...target.brandCds.map((code) => ({ couponCd, kind: 'BRAND' as const, code })),
    ...target.cateCds.map((code) => ({ couponCd, kind: 'CATEGORY' as const, code })),
  ];
  if (rows.length > 0) await tx.insert(couponTargetTable).values(rows).onConflictDoNothing();
  return true;
}

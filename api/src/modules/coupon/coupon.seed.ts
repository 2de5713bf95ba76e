import { inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/db';
import { upsert } from '../../platform/db/upsert';
import { DAY_MS, daysBefore } from '../../platform/clock/clock';
import type { SeedContext } from '../../platform/seed/seed';
import { couponTable, couponTargetTable, memberCouponTable } from './coupon.tables';
import type { CouponsFile } from './coupon.seed-schema';
import { usableUntil } from './coupon.rules';

/** Coupons take the state of the file, but keep the code that an operator gave them; what members received since stays. */
export async function seedCoupons(db: Db, { coupons, memberCoupons }: CouponsFile, { now }: SeedContext): Promise<void> {
  const rows = coupons.map(({ target: _target, stackable, validFromDaysAgo, validToDaysFromNow, ...rest }) => ({
    ...rest,
    isStackable: stackable,
    validFrom: daysBefore(now, validFromDaysAgo),
    validTo: daysBefore(now, -validToDaysFromNow),
  }));
  await upsert(db, couponTable, rows, ['issuedCount', 'code']);
  await db.delete(couponTargetTable).where(
    inArray(
      couponTargetTable.couponCd,
      rows.map(({ couponCd }) => couponCd),
    ),
  );
  await upsert(
    db,
    couponTargetTable,
    coupons.flatMap(({ couponCd, target }) => [
      ...target.productCds.map((code) => ({ couponCd, kind: 'PRODUCT' as const, code })),
      ...target.brandCds.map((code) => ({ couponCd, kind: 'BRAND' as const, code })),
      ...target.cateCds.map((code) => ({ couponCd, kind: 'CATEGORY' as const, code })),
    ]),
  );

  const terms = new Map(rows.map((row) => [row.couponCd, row]));
  await db
    .insert(memberCouponTable)
    .values(
      memberCoupons.map(({ memCd, couponCd, state, receivedDaysAgo, usedDaysAgo }) => {
        const receivedAt = daysBefore(now, receivedDaysAgo);
        const until = usableUntil(terms.get(couponCd) ?? { validTo: now, usableDaysAfterIssue: null }, receivedAt);
        return {
          memCd,
          couponCd,
          issueNo: 1,
          receivedAt,
          usedAt: usedDaysAgo === undefined ? null : daysBefore(now, usedDaysAgo),
          usableUntil: state === 'EXPIRED' && until > now ? new Date(now.getTime() - DAY_MS) : until,
        };
      }),
    )
    .onConflictDoNothing();
}

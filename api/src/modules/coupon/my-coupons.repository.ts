import { and, asc, count, desc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import type { MyCouponTab } from '@hyangro/contracts/coupon/coupon.contract';
import { decodeCursor, isCursorInstant, pageOf } from '../../platform/db/cursor';
import type { Db } from '../../platform/db/db';
import { couponTable, memberCouponTable as held } from './coupon.tables';

export interface CouponPage {
  cursor?: string | undefined;
  limit: number;
}

/** When a coupon was used, else until when it works: what has an index of its own. */
const overAt = sql<Date>`coalesce(${held.usedAt}, ${held.usableUntil})`.mapWith(held.usableUntil);

/** Those that can be used are counted by my page in the same way: a coupon that has not begun is not among them. */
const isIn = (tab: MyCouponTab, memCd: string, now: Date) =>
  tab === 'usable'
    ? and(eq(held.memCd, memCd), isNull(held.usedAt), gt(held.usableUntil, now), lte(couponTable.validFrom, now))
    : and(eq(held.memCd, memCd), or(isNotNull(held.usedAt), lte(held.usableUntil, now)));

/** One page of a member's coupons: usable ones by their end, the others by when they were over, newest first. */
export async function findMyCoupons(db: Db, memCd: string, tab: MyCouponTab, { cursor, limit }: CouponPage, now: Date) {
  const place = decodeCursor(cursor, 2, ([at, seq]) =>
    isCursorInstant(at) && Number.isSafeInteger(seq) ? sql`(${at}::timestamptz, ${seq}::bigint)` : null,
  );
  const isUsable = tab === 'usable';
  const sortedBy = isUsable ? held.usableUntil : overAt;
  const key = sql`(${sortedBy}, ${held.memberCouponSeq})`;
  const inOrder = isUsable ? asc : desc;
  const rows = await db
    .select({
      memberCouponSeq: held.memberCouponSeq,
      usableUntil: held.usableUntil,
      usedAt: held.usedAt,
      orderCd: held.orderCd,
      sortedAt: sortedBy,
      couponCd: couponTable.couponCd,
      name: couponTable.name,
      description: couponTable.description,
      type: couponTable.type,
      value: couponTable.value,
      minAmount: couponTable.minAmount,
      maxDiscount: couponTable.maxDiscount,
      grades: couponTable.grades,
    })
    .from(held)
    .innerJoin(couponTable, eq(couponTable.couponCd, held.couponCd))
    .where(and(isIn(tab, memCd, now), place && (isUsable ? sql`${key} > ${place}` : sql`${key} < ${place}`)))
    .orderBy(inOrder(sortedBy), inOrder(held.memberCouponSeq))
    .limit(limit + 1);
  return pageOf(rows, limit, (last) => [last.sortedAt.toISOString(), last.memberCouponSeq]);
}
export type MyCouponRow = Awaited<ReturnType<typeof findMyCoupons>>['rows'][number];

export async function countMyCoupons(db: Db, memCd: string, tab: MyCouponTab, now: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(held)
    .innerJoin(couponTable, eq(couponTable.couponCd, held.couponCd))
    .where(isIn(tab, memCd, now));
  return row?.total ?? 0;
}

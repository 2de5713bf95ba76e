import { and, arrayContains, exists, inArray, eq, gt, isNull, lte, or, sql, count } from 'drizzle-orm';
import { MAX_INTEGER } from '@hyangro/contracts/kit/schemas';
import type { Grade } from '@hyangro/contracts/session/session.contract';
import type { Db, Tx } from '../../platform/db/db';
import { prepared } from '../../platform/db/prepared';
import type { CouponTargets } from './coupon.rules';
import { couponTable, memberCouponTable } from './coupon.tables';

/** Spelled out: drizzle writes the columns of a select from one table without its name, and inside a subquery that is another column. */
const thisCoupon = sql.raw('"coupon"."coupon_cd"');

/** What a coupon is good for, in a select from its table. */
export const targets = sql<CouponTargets>`(
  select json_build_object(
    'productCds', coalesce(json_agg(code) filter (where kind = 'PRODUCT'), '[]'), 'brandCds', coalesce(json_agg(code) filter (where kind = 'BRAND'), '[]'),
    'cateCds', coalesce(json_agg(code) filter (where kind = 'CATEGORY'), '[]'))
  from coupon_target target where target.coupon_cd = ${thisCoupon})`;

const terms = {
  couponCd: couponTable.couponCd,
  name: couponTable.name,
  type: couponTable.type,
  value: couponTable.value,
  minAmount: couponTable.minAmount,
  maxDiscount: couponTable.maxDiscount,
  grades: couponTable.grades,
  issueKind: couponTable.issueKind,
  totalCount: couponTable.totalCount,
  issuedCount: couponTable.issuedCount,
  perMember: couponTable.perMember,
  validFrom: couponTable.validFrom,
  validTo: couponTable.validTo,
};
/** A coupon with how many of it the member received; `memCd` is empty for a visitor. */
const withReceipts = {
  ...terms,
  received: sql<number>`(
      select count(*)::int from member_coupon received
      where received.coupon_cd = ${thisCoupon} and received.mem_cd = ${sql.placeholder('memCd')}::text)`.as('received'),
};

const couponsWithReceipts = prepared((db) =>
  db
    .select(withReceipts)
    .from(couponTable)
    .where(sql`${couponTable.couponCd} = any(${sql.placeholder('couponCds')}::int[])`)
    .prepare('coupon_with_receipts'),
);

export async function findCoupons(db: Db, couponCds: readonly number[], memCd: string | null) {
  if (couponCds.length === 0) return [];
  return couponsWithReceipts(db).execute({ couponCds, memCd: memCd ?? '' });
}
export type CouponRow = Awaited<ReturnType<typeof findCoupons>>[number];

/** Coupons that can be downloaded at `now`, and those the member has: how many were received, until when the last of them works, what they are good for. */
export const findShown = (db: Db, memCd: string, now: Date) =>
  db
    .select({
      ...terms,
      description: couponTable.description,
      received: count(memberCouponTable.memberCouponSeq),
      usableUntil: sql<Date | null>`max(${memberCouponTable.usableUntil})`.mapWith(memberCouponTable.usableUntil),
      targets,
    })
    .from(couponTable)
    .leftJoin(memberCouponTable, and(eq(memberCouponTable.couponCd, couponTable.couponCd), eq(memberCouponTable.memCd, memCd)))
    .where(and(lte(couponTable.validFrom, now), gt(couponTable.validTo, now)))
    .groupBy(couponTable.couponCd)
    .having(sql`${couponTable.issueKind} = 'DOWNLOAD' or count(${memberCouponTable.memberCouponSeq}) > 0`);

const couponWithTargets = prepared((db) =>
  db
    .select({ ...withReceipts, description: couponTable.description, targets })
    .from(couponTable)
    .where(eq(couponTable.couponCd, sql.placeholder('couponCd')))
    .prepare('coupon_with_targets'),
);

/** One coupon with its conditions and what it is good for. */
export async function findCouponWithTargets(db: Db, couponCd: number, memCd: string | null) {
  const [row] = await couponWithTargets(db).execute({ couponCd, memCd: memCd ?? '' });
  return row;
}

/** Coupons anyone may download at some time after `now`, with what they are good for. */
export const findPublicCoupons = (db: Db, now: Date) =>
  db
    .select({
      couponCd: couponTable.couponCd,
      name: couponTable.name,
      type: couponTable.type,
      value: couponTable.value,
      minAmount: couponTable.minAmount,
      maxDiscount: couponTable.maxDiscount,
      validFrom: couponTable.validFrom,
      validTo: couponTable.validTo,
      targets,
    })
    .from(couponTable)
    .where(
      and(
        eq(couponTable.issueKind, 'DOWNLOAD'),
        eq(couponTable.grades, []),
        gt(couponTable.validTo, now),
        sql`(${couponTable.totalCount} is null or ${couponTable.issuedCount} < ${couponTable.totalCount})`,
      ),
    );
export type PublicCoupon = Awaited<ReturnType<typeof findPublicCoupons>>[number];

/**
 * Issues one coupon to a member in one statement. A limited coupon counts up only while some are left; the unique issue
 * number lets two clicks of one member through as one. `atMost`: fewer than a member may have of it. Answers whether a coupon was issued.
 */
export async function issueCoupon(db: Db, couponCd: number, memCd: string, now: Date, atMost = MAX_INTEGER): Promise<boolean> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute(sql`
    with held as (
      select count(*)::int as cnt from ${memberCouponTable} where coupon_cd = ${couponCd} and mem_cd = ${memCd}
    ), counted as (
      update ${couponTable} set issued_count = issued_count + 1
      where coupon_cd = ${couponCd} and total_count is not null and issued_count < total_count and least(per_member, ${atMost}::int) > (select cnt from held)
      returning coupon_cd, valid_to, usable_days_after_issue
    ), open as (
      select * from counted
      union all
      select coupon_cd, valid_to, usable_days_after_issue from ${couponTable}
      where coupon_cd = ${couponCd} and total_count is null and least(per_member, ${atMost}::int) > (select cnt from held)
    )
    insert into ${memberCouponTable} (coupon_cd, mem_cd, issue_no, received_at, usable_until)
    select coupon_cd, ${memCd}::text, (select cnt from held) + 1, ${at},
           least(valid_to, ${at} + make_interval(days => usable_days_after_issue))
    from open
    returning member_coupon_seq`);
  return rows.length > 0;
}

const isUsable = (memCd: string, now: Date) =>
  and(eq(memberCouponTable.memCd, memCd), isNull(memberCouponTable.usedAt), gt(memberCouponTable.usableUntil, now));

/** A member's coupon and the coupon it is, once that works. */
const hasBegun = (now: Date) => and(eq(couponTable.couponCd, memberCouponTable.couponCd), lte(couponTable.validFrom, now));

/** Coupons the member can use now, one row for each held, with what they are good for. Those an unpaid order keeps count as usable for that order. */
export const findUsable = (db: Db, memCd: string, now: Date, keptBy?: string) =>
  db
    .select({
      couponCd: couponTable.couponCd,
      name: couponTable.name,
      type: couponTable.type,
      value: couponTable.value,
      minAmount: couponTable.minAmount,
      maxDiscount: couponTable.maxDiscount,
      grades: couponTable.grades,
      usableUntil: memberCouponTable.usableUntil,
      targets,
    })
    .from(memberCouponTable)
    .innerJoin(couponTable, hasBegun(now))
    .where(
      keptBy
        ? or(isUsable(memCd, now), and(eq(memberCouponTable.memCd, memCd), eq(memberCouponTable.orderCd, keptBy)))
        : isUsable(memCd, now),
    )
    .orderBy(memberCouponTable.usableUntil, memberCouponTable.couponCd);

export async function countUsableCoupons(db: Db, memCd: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(memberCouponTable)
    .innerJoin(couponTable, hasBegun(now))
    .where(isUsable(memCd, now));
  return row?.total ?? 0;
}

export interface CouponUse {
  memCd: string;
  couponCd: number;
  orderCd: string;
}

/**
 * Marks a coupon of the member as used by an order; false when there is none left to use, or it has not begun or is for other grades: what
 * could be chosen before may be lost by now (P-05). Two orders never get the same one.
 */
export async function redeemCoupon(tx: Tx, { memCd, couponCd, orderCd, grade }: CouponUse & { grade: Grade }, now: Date): Promise<boolean> {
  const isForMember = tx
    .select({ one: sql`1` })
    .from(couponTable)
    .where(and(hasBegun(now), or(eq(couponTable.grades, []), arrayContains(couponTable.grades, [grade]))));
  // Compared with `=`, it is read once: `in` may read it anew for each row, and lock another coupon each time.
  const oldest = tx
    .select({ seq: memberCouponTable.memberCouponSeq })
    .from(memberCouponTable)
    .where(and(isUsable(memCd, now), eq(memberCouponTable.couponCd, couponCd), exists(isForMember)))
    .orderBy(memberCouponTable.usableUntil)
    .limit(1)
    .for('update', { skipLocked: true });
  const used = await tx
    .update(memberCouponTable)
    .set({ usedAt: now, orderCd })
    .where(and(sql`${memberCouponTable.memberCouponSeq} = (${oldest})`, isNull(memberCouponTable.usedAt)))
    .returning({ seq: memberCouponTable.memberCouponSeq });
  return used.length > 0;
}

/** Gives the coupons of an order back. */
export async function releaseCoupon(tx: Tx, { memCd, orderCd }: Omit<CouponUse, 'couponCd'>): Promise<void> {
  await tx
    .update(memberCouponTable)
    .set({ usedAt: null, orderCd: null })
    .where(and(eq(memberCouponTable.memCd, memCd), eq(memberCouponTable.orderCd, orderCd)));
}

const isReturnable = ({ memCd, orderCd, couponCds }: CouponsOfOrder, now: Date) =>
  and(
    eq(memberCouponTable.memCd, memCd),
    eq(memberCouponTable.orderCd, orderCd),
    inArray(memberCouponTable.couponCd, [...couponCds]),
    gt(memberCouponTable.usableUntil, now),
  );
export interface CouponsOfOrder {
  memCd: string;
  orderCd: string;
  couponCds: readonly number[];
}
/** Those of an order's coupons that their member could use again, were they given back. */
export async function findReturnable(db: Db, coupons: CouponsOfOrder, now: Date) {
  if (coupons.couponCds.length === 0) return [];
  return db
    .select({ couponCd: couponTable.couponCd, name: couponTable.name })
    .from(memberCouponTable)
    .innerJoin(couponTable, eq(couponTable.couponCd, memberCouponTable.couponCd))
    .where(isReturnable(coupons, now))
    .orderBy(couponTable.couponCd);
}
/** Gives single coupons of an order back; those that have run out meanwhile stay used. */
export async function returnCoupons(tx: Tx, coupons: CouponsOfOrder, now: Date): Promise<void> {
  if (coupons.couponCds.length > 0)
    await tx.update(memberCouponTable).set({ usedAt: null, orderCd: null }).where(isReturnable(coupons, now));
}

/** Codes of the coupons that a new member gets. */
export async function findSignUpCoupons(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .select({ couponCd: couponTable.couponCd })
    .from(couponTable)
    .where(and(eq(couponTable.issueKind, 'SIGN_UP'), lte(couponTable.validFrom, now), gt(couponTable.validTo, now)));
  return rows.map(({ couponCd }) => couponCd);
}

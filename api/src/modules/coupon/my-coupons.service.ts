import type { MyCoupon, MyCouponTab } from '@hyangro/contracts/coupon/coupon.contract';
import type { OrderCd } from '@hyangro/contracts/kit/schemas';
import type { Locale } from '@hyangro/contracts/locales';
import { inSeoul } from '../../platform/clock/clock';
import type { Db } from '../../platform/db/db';
import type { MemberContext } from '../../platform/http/call';
import { textIn } from '../../platform/locale/text';
import { couponTermsOf } from './coupon.presenter';
import { countMyCoupons, findMyCoupons, type CouponPage, type MyCouponRow } from './my-coupons.repository';

/** A page of the member's own coupons (R-MY-13). */
export async function readMyCoupons(
  db: Db,
  tab: MyCouponTab,
  page: CouponPage,
  { member: { memCd }, locale, now }: Pick<MemberContext, 'member' | 'locale' | 'now'>,
) {
  const { rows, nextCursor } = await findMyCoupons(db, memCd, tab, page, now);
  return {
    items: rows.map((row) => myCouponOf(row, locale, now)),
    totalCount: await countMyCoupons(db, memCd, tab, now),
    nextCursor,
  };
}

const myCouponOf = (row: MyCouponRow, locale: Locale, now: Date): MyCoupon => ({
  memberCouponCd: String(row.memberCouponSeq),
  ...couponTermsOf(row, locale),
  description: textIn(row.description, locale),
  state: row.usedAt ? 'USED' : row.usableUntil > now ? 'USABLE' : 'EXPIRED',
  usableUntil: row.usableUntil.toISOString(),
  daysLeft: daysLeft(row.usableUntil, now),
  usedAt: row.usedAt?.toISOString() ?? null,
  orderCd: row.orderCd as OrderCd | null,
});

/** Midnights in Seoul until a coupon's last moment: one that ends with the day has none left. */
const daysLeft = (usableUntil: Date, now: Date): number => {
  const lastMoment = new Date(usableUntil.getTime() - 1);
  return Math.max(0, inSeoul(lastMoment).startOf('day').diff(inSeoul(now).startOf('day'), 'day'));
};

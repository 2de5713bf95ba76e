import type { Db } from '../../../platform/db/db';
import type { MemberContext } from '../../../platform/http/call';
import { isForGrade, usableCoupons, type UsableCoupon } from '../../coupon/public';
import { findPoints } from '../../member/public';
import { findHeldPoints } from '../order.repository';

/** Coupons the shopper may put on an order; those it keeps while it is being paid count. */
export async function couponsFor(
  db: Db,
  { member, now, locale }: Pick<MemberContext, 'member' | 'now' | 'locale'>,
  orderCd: string,
): Promise<UsableCoupon[]> {
  const coupons = await usableCoupons(db, member.memCd, now, locale, orderCd);
  return coupons.filter(({ grades }) => isForGrade(grades, member.grade));
}

/** Points the member may still put on an order: the balance less what other orders hold. */
export const pointsFor = async (db: Db, memCd: string, orderCd: string): Promise<number> =>
  Math.max(0, (await findPoints(db, memCd)) - (await findHeldPoints(db, memCd, orderCd)));

import type { ProductCoupon } from '@hyangro/contracts/coupon/coupon.contract';
import type { Locale } from '@hyangro/contracts/locales';
import { kstDay } from '../../platform/clock/clock';
import type { Db } from '../../platform/db/db';
import { textIn } from '../../platform/locale/text';
import type { Member } from '../../platform/session/member';
import { couponTermsOf } from './coupon.presenter';
import { findShown } from './coupon.repository';
import { discountOf, fitsTargets, isForGrade } from './coupon.rules';
import { downloadable } from './coupon.service';

interface PricedGoods {
  productCd: string;
  brandCd: string;
  cateCds: readonly string[];
  salePrice: number;
}
type Shown = Awaited<ReturnType<typeof findShown>>[number];
/** What can be taken stands before what cannot. */
const RANK: Readonly<Record<ProductCoupon['state'], number>> = { DOWNLOADABLE: 0, RECEIVED: 1, NOT_FOR_GRADE: 2, EXHAUSTED: 3 };

/** Coupons that work on a product and what each is to the member; those that take most off first (R-PRD-02). */
export async function productCoupons(
  db: Db,
  goods: PricedGoods,
  { member, locale, now }: { member: Pick<Member, 'memCd' | 'grade'>; locale: Locale; now: Date },
): Promise<ProductCoupon[]> {
  const rows = await findShown(db, member.memCd, now);
  return rows
    .filter(({ targets }) => fitsTargets(targets, goods))
    .map((row) => ({
      ...couponTermsOf(row, locale),
      description: textIn(row.description, locale),
      validTo: kstDay(row.usableUntil ?? row.validTo),
      state: stateOf(row, member, now),
      discount: discountOf(row, goods.salePrice),
    }))
    .sort((a, b) => RANK[a.state] - RANK[b.state] || b.discount - a.discount || a.couponCd - b.couponCd);
}

function stateOf(row: Shown, member: Pick<Member, 'grade'>, now: Date): ProductCoupon['state'] {
  if (downloadable(row, member, now) > 0) return 'DOWNLOADABLE';
  if (row.received > 0) return 'RECEIVED';
  return isForGrade(row.grades, member.grade) ? 'EXHAUSTED' : 'NOT_FOR_GRADE';
}

import type { CouponDisplayItem } from '@hyangro/contracts/layout/layout.contract';
import type { Locale } from '@hyangro/contracts/locales';
import { couponCountOnWire } from '@hyangro/rules/coupon-state';
import { kstDay } from '../../platform/clock/clock';
import type { Member } from '../../platform/session/member';
import { couponTermsOf } from './coupon.presenter';
import type { CouponRow } from './coupon.repository';
import { downloadable } from './coupon.service';

/** A coupon's place in a layout; `couponCd` 0 is the download-all item. */
export type CouponPlace = Pick<CouponDisplayItem, 'seq' | 'displaySeq' | 'couponCd' | 'fileUrl' | 'fileUrl2'>;

/** Coupon display items (E-06) with what the member, or a visitor, may still download. The download-all item counts what its block has left. */
export function couponDisplayItems(
  places: readonly CouponPlace[],
  coupons: readonly CouponRow[],
  member: Pick<Member, 'grade'> | null,
  locale: Locale,
  now: Date,
): CouponDisplayItem[] {
  const rows = new Map(coupons.map((row) => [row.couponCd, row]));
  const items = places.flatMap((place): CouponDisplayItem[] => {
    const row = rows.get(place.couponCd);
    if (place.couponCd === 0) return [{ ...place, ...NOTHING_WRITTEN, maxDownloadableCouponCount: 0, receivedCoupon: false }];
    if (!row) return [];
    return [
      {
        ...place,
        maxDownloadableCouponCount: downloadable(row, member, now),
        receivedCoupon: row.received > 0,
        ...couponTermsOf(row, locale),
        validTo: kstDay(row.validTo),
      },
    ];
  });
  for (const all of items.filter(({ couponCd }) => couponCd === 0)) {
    const block = items.filter(({ displaySeq, couponCd }) => displaySeq === all.displaySeq && couponCd !== 0);
    all.maxDownloadableCouponCount = couponCountOnWire(block.reduce((sum, item) => sum + item.maxDownloadableCouponCount, 0));
    all.receivedCoupon = block.length > 0 && block.every((item) => item.receivedCoupon);
  }
  return items;
}

const NOTHING_WRITTEN = { name: null, type: null, value: null, minAmount: null, maxDiscount: null, validTo: null, grades: [] };

import type { BestCoupon } from '@hyangro/contracts/catalog/catalog.schemas';
import type { Locale } from '@hyangro/contracts/locales';
import { textIn } from '../../platform/locale/text';
import type { PublicCoupon } from './coupon.repository';
import { discountOf, fitsTargets } from './coupon.rules';

/** A coupon that anyone may take now, with the lowest price in won of a piece that it makes cheaper. */
export interface OpenCoupon extends Pick<PublicCoupon, 'couponCd' | 'targets'> {
  minPrice: number;
}
export interface PricedGoods {
  productCd: string;
  brandCd: string;
  cateCds: readonly string[];
  salePrice: number;
}

const isOpenAt = (now: Date, { validFrom, validTo }: PublicCoupon) => validFrom <= now && now < validTo;

/** Those of the coupons that anyone may take now and that take something, by their code. */
export const openAmong = (coupons: readonly PublicCoupon[], now: Date): OpenCoupon[] =>
  coupons
    .filter((coupon) => isOpenAt(now, coupon) && (coupon.maxDiscount ?? 1) > 0)
    .map(({ couponCd, targets, type, value, minAmount }) => {
      // A rate is rounded down: of less than this it takes nothing.
      const least = type === 'RATE' ? Math.ceil(100 / value) : 1;
      return { couponCd, targets, minPrice: Math.max(minAmount, least) };
    })
    .sort((a, b) => a.couponCd - b.couponCd);

/** The coupon that takes most off one piece and that anyone may download now, the first of equals; null when none works. */
export function bestAmong(coupons: readonly PublicCoupon[], goods: PricedGoods, locale: Locale, now: Date): BestCoupon | null {
  let best: { coupon: PublicCoupon; discount: number } | null = null;
  for (const coupon of coupons) {
    const discount = isOpenAt(now, coupon) && fitsTargets(coupon.targets, goods) ? discountOf(coupon, goods.salePrice) : 0;
    if (discount > (best?.discount ?? 0)) best = { coupon, discount };
  }
  return best && { couponCd: best.coupon.couponCd, name: textIn(best.coupon.name, locale), price: goods.salePrice - best.discount };
}

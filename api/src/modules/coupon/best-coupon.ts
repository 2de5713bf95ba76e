import type { BestCoupon } from '@hyangro/contracts/catalog/catalog.schemas';
import type { Locale } from '@hyangro/contracts/locales';
import type { Db } from '../../platform/db/db';
import { kept } from '../../platform/db/kept';
import { textIn } from '../../platform/locale/text';
import { findPublicCoupons, type PublicCoupon } from './coupon.repository';
import { discountOf, fitsTargets } from './coupon.rules';

const keptCoupons = kept<readonly PublicCoupon[]>();

/** A coupon that anyone may take now, with the lowest price in won of a piece that it makes cheaper. */
export interface OpenCoupon extends Pick<PublicCoupon, 'couponCd' | 'targets'> {
  minPrice: number;
}

const isOpenAt = (now: Date, { validFrom, validTo }: PublicCoupon) => validFrom <= now && now < validTo;

/** The coupons that anyone may take now, by their code. They come from memory: call it before a look. */
export async function openCoupons(db: Db, now: Date): Promise<OpenCoupon[]> {
  const coupons = await keptCoupons(db, '', now, () => findPublicCoupons(db, now));
  return coupons
    .filter((coupon) => isOpenAt(now, coupon) && (coupon.maxDiscount ?? 1) > 0)
    .map(({ couponCd, targets, type, value, minAmount }) => {
      // A rate is rounded down: of less than this it takes nothing.
      const least = type === 'RATE' ? Math.ceil(100 / value) : 1;
      return { couponCd, targets, minPrice: Math.max(minAmount, least) };
    })
    .sort((a, b) => a.couponCd - b.couponCd);
}

interface PricedGoods {
  productCd: string;
  brandCd: string;
  cateCds: readonly string[];
  salePrice: number;
}

/** The coupon that takes most off one piece and that anyone may download now; null when none works. The coupons come from memory: call it after a look. */
export async function bestPublicCoupon(db: Db, goods: PricedGoods, locale: Locale, now: Date): Promise<BestCoupon | null> {
  let best: { coupon: PublicCoupon; discount: number } | null = null;
  for (const coupon of await keptCoupons(db, '', now, () => findPublicCoupons(db, now))) {
    const discount = isOpenAt(now, coupon) && fitsTargets(coupon.targets, goods) ? discountOf(coupon, goods.salePrice) : 0;
    if (discount > (best?.discount ?? 0)) best = { coupon, discount };
  }
  return best && { couponCd: best.coupon.couponCd, name: textIn(best.coupon.name, locale), price: goods.salePrice - best.discount };
}

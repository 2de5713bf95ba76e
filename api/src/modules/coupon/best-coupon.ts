import type { BestCoupon } from '@hyangro/contracts/catalog/catalog.schemas';
import type { Locale } from '@hyangro/contracts/locales';
import type { Db } from '../../platform/db/db';
import { kept } from '../../platform/db/kept';
import { textIn } from '../../platform/locale/text';
import { findPublicCoupons, type PublicCoupon } from './coupon.repository';
import { discountOf, fitsTargets } from './coupon.rules';

const keptCoupons = kept<readonly PublicCoupon[]>();

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
    const isOpen = coupon.validFrom <= now && now < coupon.validTo;
    const discount = isOpen && fitsTargets(coupon.targets, goods) ? discountOf(coupon, goods.salePrice) : 0;
    if (discount > (best?.discount ?? 0)) best = { coupon, discount };
  }
  return best && { couponCd: best.coupon.couponCd, name: textIn(best.coupon.name, locale), price: goods.salePrice - best.discount };
}

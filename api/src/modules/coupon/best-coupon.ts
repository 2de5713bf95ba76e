import type { ProductDetail } from '@hyangro/contracts/catalog/catalog.schemas';
import type { Locale } from '@hyangro/contracts/locales';
import type { Db } from '../../platform/db/db';
import { textIn } from '../../platform/locale/text';
import { findPublicCoupons, type PublicCoupon } from './coupon.repository';
import { discountOf, fitsTargets } from './coupon.rules';

/** How long the list of public coupons is reused: every product page asks for it, and it changes a few times a day. */
const KEPT_MS = 2_000;
const kept = new WeakMap<Db, { readAt: number; coupons: PublicCoupon[] }>();

async function publicCoupons(db: Db, now: Date): Promise<PublicCoupon[]> {
  const known = kept.get(db);
  if (known && Math.abs(now.getTime() - known.readAt) < KEPT_MS) return known.coupons;
  const coupons = await findPublicCoupons(db, now);
  kept.set(db, { readAt: now.getTime(), coupons });
  return coupons;
}

interface PricedGoods {
  productCd: string;
  brandCd: string;
  cateCds: readonly string[];
  salePrice: number;
}

/** The coupon that takes most off one piece and that anyone may download now; null when none works. */
export async function bestPublicCoupon(db: Db, goods: PricedGoods, locale: Locale, now: Date): Promise<ProductDetail['bestCoupon']> {
  let best: { coupon: PublicCoupon; discount: number } | null = null;
  for (const coupon of await publicCoupons(db, now)) {
    const isOpen = coupon.validFrom <= now && now < coupon.validTo;
    const discount = isOpen && fitsTargets(coupon.targets, goods) ? discountOf(coupon, goods.salePrice) : 0;
    if (discount > (best?.discount ?? 0)) best = { coupon, discount };
  }
  return best && { couponCd: best.coupon.couponCd, name: textIn(best.coupon.name, locale), price: goods.salePrice - best.discount };
}

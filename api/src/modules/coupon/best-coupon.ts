import type { BestCoupon } from '@hyangro/contracts/catalog/catalog.schemas';
import type { Locale } from '@hyangro/contracts/locales';
import type { Db } from '../../platform/db/db';
import { kept } from '../../platform/db/kept';
import { bestAmong, openAmong, type OpenCoupon, type PricedGoods } from './best-coupon.rules';
import { findPublicCoupons, type PublicCoupon } from './coupon.repository';

const keptCoupons = kept<readonly PublicCoupon[]>();
const publicCoupons = (db: Db, now: Date) => keptCoupons(db, '', now, () => findPublicCoupons(db, now));

/** The coupons that anyone may take now, by their code. They come from memory: call it before a look. */
export const openCoupons = async (db: Db, now: Date): Promise<OpenCoupon[]> => openAmong(await publicCoupons(db, now), now);

/** The coupon that takes most off one piece and that anyone may download now; null when none works. The coupons come from memory: call it after a look. */
export const bestPublicCoupon = async (db: Db, goods: PricedGoods, locale: Locale, now: Date): Promise<BestCoupon | null> =>
  bestAmong(await publicCoupons(db, now), goods, locale, now);

import type { ProductCoupon } from '@hyangro/contracts/coupon/coupon.contract';
import type { Db } from '../../../platform/db/db';
import type { MemberContext } from '../../../platform/http/call';
import { productCoupons } from '../../coupon/public';
import { readFreshProduct } from './fresh-product';

/** Coupons that work on a product and whether the member may download them (R-PRD-02). */
export async function readProductCoupons(
  db: Db,
  productCd: string,
  call: Pick<MemberContext<'PRODUCT_NOT_FOUND'>, 'locale' | 'member' | 'now' | 'refuse'>,
): Promise<ProductCoupon[]> {
  const { locale, member, now, refuse } = call;
  const { row } = (await readFreshProduct(db, productCd, locale, member.memCd, now)) ?? refuse('PRODUCT_NOT_FOUND');
  return productCoupons(db, row, call);
}

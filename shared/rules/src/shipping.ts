import { FREE_SHIPPING_FROM_WON, SHIPPING_FEE_WON } from '@hyangro/contracts/constants';

/**
 * Whether goods ship free (K-SHIP).
 * @param areAllFree every product among them always ships free
 * @param goodsWon their sale prices in won, less coupons
 */
export const shipsFree = (areAllFree: boolean, goodsWon: number): boolean => areAllFree || goodsWon >= FREE_SHIPPING_FROM_WON;

/** Shipping fee in won, and what the goods still lack to ship free. */
export function shippingOf(areAllFree: boolean, goodsWon: number): { fee: number; toFreeShipping: number } {
  if (shipsFree(areAllFree, goodsWon)) return { fee: 0, toFreeShipping: 0 };
  return { fee: SHIPPING_FEE_WON, toFreeShipping: FREE_SHIPPING_FROM_WON - goodsWon };
}

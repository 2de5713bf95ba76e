import { CUSTOMS_PERFUME_OVER_ML, CUSTOMS_TAX_FROM_USD, FREE_SHIPPING_FROM_WON } from '@hyangro/contracts/constants';
import type { ProductDetail, ProductOption } from '@hyangro/contracts/catalog/catalog.schemas';
import type { ExchangeRate } from '@hyangro/contracts/common/common.contract';

/** Points per hundred won in the highest grade (GEN-13). */
const TOP_EARN_PERCENT = 2.5;

/** What the shopper has picked so far. */
export interface Choice {
  optionCd: string | null;
  quantity: number;
}

export const hasOptions = (product: ProductDetail): boolean => product.options.length > 0;
export const isSoldOut = (product: ProductDetail): boolean => product.stockCnt === 0;
export const optionOf = (product: ProductDetail, optionCd: string | null): ProductOption | null =>
  product.options.find((option) => option.optionCd === optionCd) ?? null;

/** From here down the page tells how many pieces are left. */
const LOW_STOCK_FROM = 10;

/** What is left of the picked option, or of the product: `low` comes with its number. */
export function stockOf(product: ProductDetail, option: ProductOption | null): { level: 'none' | 'low' | 'enough'; count: number } {
  const count = option?.stockCnt ?? product.stockCnt;
  if (count === 0) return { level: 'none', count };
  return { level: count <= LOW_STOCK_FROM ? 'low' : 'enough', count };
}

/** A size is picked for the shopper, the first one there is; a shade never. */
export const firstChoice = (product: ProductDetail): Choice => ({
  optionCd: product.option === 'SIZE' ? (product.options.find((option) => option.stockCnt > 0)?.optionCd ?? null) : null,
  quantity: 1,
});

/** Most pieces one purchase takes (won't go below 1); a first-purchase item goes once. */
export function maxQuantity(product: ProductDetail, option: ProductOption | null): number {
  if (product.firstPurchaseOnly) return 1;
  return Math.max(1, Math.min(product.maxPurchaseQty, option?.stockCnt ?? product.stockCnt));
}

/** Won for one piece, option added. */
export const unitPrice = (product: ProductDetail, option: ProductOption | null): number => product.salePrice + (option?.addPrice ?? 0);

/** Whether this price alone travels for free (K-SHIP). */
export const shipsFree = (product: ProductDetail, won: number): boolean => product.freeShipping || won >= FREE_SHIPPING_FROM_WON;

export const mostPoints = (won: number): number => Math.floor((won * TOP_EARN_PERCENT) / 100);

/**
 * What customs says to one piece of this size (K-CUS): `none` for goods sent from Korea, `free` under the limits, else the
 * limit that is passed. The server's word stands for the base option; sizes are judged by the same limits.
 */
export function customsOf(
  product: ProductDetail,
  option: ProductOption | null,
  rate: ExchangeRate | null,
): 'none' | 'free' | 'price' | 'volume' {
  if (product.productType !== 'OVERSEAS') return 'none';
  const ml = volumeOf(product, option);
  if (product.isPerfume && ml !== null && ml > CUSTOMS_PERFUME_OVER_ML) return 'volume';
  const isBase = option === null || option.addPrice === 0;
  const passesPrice = isBase || !rate ? product.isCustomsTaxed : unitPrice(product, option) * rate.sub >= CUSTOMS_TAX_FROM_USD * rate.main;
  return passesPrice ? 'price' : 'free';
}

/** Millilitres of one piece. */
export const volumeOf = (product: ProductDetail, option: ProductOption | null): number | null => option?.volumeMl ?? product.volumeMl;

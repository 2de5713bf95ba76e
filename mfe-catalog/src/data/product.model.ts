import type { ProductDetail, ProductOption } from '@hyangro/contracts/catalog/catalog.schemas';
import type { ExchangeRate } from '@hyangro/contracts/common/common.contract';
import { customsOf } from '@hyangro/rules/customs';
import { TOP_EARN_RATE_PERCENT } from '@hyangro/rules/grades';
import { earnedPoints } from '@hyangro/rules/points';
import { unitPrice, unitVolumeMl } from '@hyangro/rules/prices';
import { maxQuantity } from '@hyangro/rules/quantity';

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

/** Most pieces of the picked option, or of the product, that one purchase takes. */
export const mostPieces = (product: ProductDetail, option: ProductOption | null): number =>
  maxQuantity({ ...product, stockCnt: option?.stockCnt ?? product.stockCnt });

/** Points that this price earns a member of the highest grade. */
export const mostPoints = (won: number): number => earnedPoints(won, TOP_EARN_RATE_PERCENT);

/**
 * What customs says to one piece of this size (K-CUS): `none` for goods sent from Korea, `free` under the limits, else the
 * limit that is passed. While the rate is unknown, the API's word on the base option stands.
 */
export function customsOfPiece(
  product: ProductDetail,
  option: ProductOption | null,
  rate: ExchangeRate | null,
): 'none' | 'free' | 'price' | 'volume' {
  if (product.productType !== 'OVERSEAS') return 'none';
  const piece = { ...product, salePrice: unitPrice(product, option), volumeMl: unitVolumeMl(product, option), quantity: 1 };
  const { passedLimit } = customsOf([piece], rate);
  return passedLimit ?? (!rate && product.isCustomsTaxed ? 'price' : 'free');
}

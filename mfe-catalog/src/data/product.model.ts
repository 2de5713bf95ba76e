import type { ProductDetail, ProductOption } from '@hyangro/contracts/catalog/catalog.schemas';
import { LOW_STOCK_FROM } from '@hyangro/contracts/constants';
import type { MemberDetails } from '@hyangro/contracts/session/session.contract';
import { TOP_EARN_RATE_PERCENT, earnRatePercent, isBelowGrade } from '@hyangro/rules/grades';
import { earnedPoints } from '@hyangro/rules/points';
import { maxQuantity } from '@hyangro/rules/quantity';

/** What the shopper has picked so far. */
export interface Choice {
  optionCd: string | null;
  quantity: number;
}

export const hasOptions = (product: ProductDetail): boolean => product.options.length > 0;
export const optionOf = (product: ProductDetail, optionCd: string | null): ProductOption | null =>
  product.options.find((option) => option.optionCd === optionCd) ?? null;

/** The best coupon for the picked option, or for the product without one. */
export const couponOf = (product: ProductDetail, option: ProductOption | null) => (option ?? product).bestCoupon;

/** Whether nothing is left: of the picked option, else of the whole product. */
export const isSoldOut = (product: ProductDetail, option: ProductOption | null): boolean => (option ?? product).stockCnt === 0;

/** What is left of the picked option, or of the product: `low` comes with its number. */
export function stockOf(product: ProductDetail, option: ProductOption | null): { level: 'none' | 'low' | 'enough'; count: number } {
  const count = (option ?? product).stockCnt;
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
  maxQuantity({ ...product, stockCnt: (option ?? product).stockCnt });

/** Points that this price earns: the member's, or those of the highest grade for somebody unknown. */
export const pointsFor = (won: number, member: Pick<MemberDetails, 'grade'> | null): number =>
  earnedPoints(won, member ? earnRatePercent(member.grade) : TOP_EARN_RATE_PERCENT);

/** Whether only some members may buy the product (P-05, V-FP1). */
export const hasLimits = ({ minGrade, firstPurchaseOnly }: Pick<ProductDetail, 'minGrade' | 'firstPurchaseOnly'>): boolean =>
  minGrade !== null || firstPurchaseOnly;

/** Why this member cannot buy the product (P-05, V-FP1); null for who can, and for a visitor, who may turn out to be anybody. */
export function buyerRefusal(
  { minGrade, firstPurchaseOnly }: Pick<ProductDetail, 'minGrade' | 'firstPurchaseOnly'>,
  member: Pick<MemberDetails, 'grade' | 'newCustomer'> | null,
): 'grade' | 'notFirst' | null {
  if (!member) return null;
  if (minGrade && isBelowGrade(member.grade, minGrade)) return 'grade';
  return firstPurchaseOnly && !member.newCustomer ? 'notFirst' : null;
}

/** Pictures of the gallery: the product's own, then those of its options. */
export const picturesOf = ({ images, imgMainUrl, options }: ProductDetail): string[] => {
  const own = images.length > 0 ? images.map(({ url }) => url) : [imgMainUrl];
  return [...new Set([...own, ...options.flatMap(({ imgUrl }) => imgUrl ?? [])])];
};

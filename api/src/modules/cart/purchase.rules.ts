import type { RefusalWithArgs } from '@hyangro/contracts/errors/refusals';
import { goodsTotal } from '@hyangro/rules/amounts';
import { isBelowGrade } from '@hyangro/rules/grades';
import type { Config } from '../../config';
import type { Member } from '../../platform/session/member';
import type { LocalGoods } from '../catalog/public';

export type WantedGoods = LocalGoods & { quantity: number };
/** What the limits of a product count. */
export type Pieces = Pick<WantedGoods, 'productCd' | 'quantity'>;
/** What shelf and limits need to know of a line. */
export type WantedPieces = Pieces & Pick<WantedGoods, 'productNm' | 'stockCnt' | 'maxPurchaseQty' | 'firstPurchaseOnly'>;
export interface Buyer extends Pick<Member, 'grade' | 'memberType'> {
  hasPaidOrder: boolean;
}
type QuantityViolation = RefusalWithArgs<'ORDER_NO_STOCK' | 'ORDER_MAX_QUANTITY'>;
/** Why goods cannot be ordered, as a refusal with its values. */
export type Violation =
  | QuantityViolation
  | RefusalWithArgs<'ORDER_GRADE' | 'ORDER_FIRST_PURCHASE_ONE' | 'ORDER_FIRST_PURCHASE_USED' | 'ORDER_CORPORATE_MIN'>;

/** The first reason why this line cannot be ordered among these lines; null when it can. */
export const lineViolation = (line: WantedGoods, lines: readonly WantedGoods[], buyer: Buyer): Violation | null =>
  notOnShelf(line) ?? notForBuyer(line, lines, buyer) ?? overLimit(line, lines);

/** The same for the quantity alone, independent of the buyer: what a cart does not take. */
export const additionViolation = (
  line: WantedPieces,
  lines: readonly Pieces[],
): QuantityViolation | RefusalWithArgs<'ORDER_FIRST_PURCHASE_ONE'> | null =>
  line.firstPurchaseOnly && line.quantity > 1
    ? { refusal: 'ORDER_FIRST_PURCHASE_ONE', args: [] }
    : (notOnShelf(line) ?? overLimit(line, lines));

const notOnShelf = ({ productNm, stockCnt, quantity }: WantedPieces): QuantityViolation | null =>
  stockCnt < quantity ? { refusal: 'ORDER_NO_STOCK', args: [productNm, stockCnt] } : null;

function notForBuyer({ minGrade, firstPurchaseOnly }: WantedGoods, lines: readonly WantedGoods[], buyer: Buyer): Violation | null {
  if (minGrade && isBelowGrade(buyer.grade, minGrade)) return { refusal: 'ORDER_GRADE', args: [minGrade] };
  if (firstPurchaseOnly && buyer.hasPaidOrder) return { refusal: 'ORDER_FIRST_PURCHASE_USED', args: [] };
  if (firstPurchaseOnly && piecesOf(lines, (other) => other.firstPurchaseOnly) > 1)
    return { refusal: 'ORDER_FIRST_PURCHASE_ONE', args: [] };
  return null;
}

/** The limit is the product's: its sizes and shades count together. */
const overLimit = ({ productCd, productNm, maxPurchaseQty }: WantedPieces, lines: readonly Pieces[]): QuantityViolation | null =>
  piecesOf(lines, (other) => other.productCd === productCd) > maxPurchaseQty
    ? { refusal: 'ORDER_MAX_QUANTITY', args: [productNm, maxPurchaseQty] }
    : null;

/** What the operator sets of these rules. */
export type PurchaseLimits = Pick<Config, 'CORPORATE_MIN_ORDER_WON'>;

/** Why these lines cannot be ordered together; null when they can (V-CORP1). */
export function orderViolation(lines: readonly WantedGoods[], { memberType }: Buyer, limits: PurchaseLimits): Violation | null {
  const minimum = limits.CORPORATE_MIN_ORDER_WON;
  if (memberType === 'CORPORATE' && goodsTotal(lines) < minimum) return { refusal: 'ORDER_CORPORATE_MIN', args: [minimum] };
  return null;
}

const piecesOf = <L extends Pieces>(lines: readonly L[], isCounted: (line: L) => boolean): number =>
  lines.filter(isCounted).reduce((pieces, { quantity }) => pieces + quantity, 0);

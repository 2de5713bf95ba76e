import { CORPORATE_MIN_ORDER_WON } from '@hyangro/contracts/constants';
import { GRADES, type Grade } from '@hyangro/contracts/session/session.contract';
import type { Goods } from '../catalog/public';
import { saleOf } from './amounts';

export type WantedGoods = Goods & { quantity: number };
export interface Buyer {
  grade: Grade;
  memberType: 'PERSON' | 'CORPORATE';
  hasPaidOrder: boolean;
}
/** Why goods cannot be ordered, as a refusal with its values. */
export interface Objection {
  refusal:
    | 'ORDER_GRADE'
    | 'ORDER_NO_STOCK'
    | 'ORDER_MAX_QUANTITY'
    | 'ORDER_FIRST_PURCHASE_ONE'
    | 'ORDER_FIRST_PURCHASE_USED'
    | 'ORDER_CORPORATE_MIN';
  args: (string | number)[];
}

/** The first reason why this line cannot be ordered among these lines; null when it can. */
export function objectionToLine(line: WantedGoods, lines: readonly WantedGoods[], buyer: Buyer): Objection | null {
  const { productNm, stockCnt, minGrade, quantity, maxPurchaseQty } = line;
  if (stockCnt < quantity) return { refusal: 'ORDER_NO_STOCK', args: [productNm, stockCnt] };
  if (minGrade && GRADES.indexOf(buyer.grade) < GRADES.indexOf(minGrade)) return { refusal: 'ORDER_GRADE', args: [minGrade] };
  if (line.firstPurchaseOnly && buyer.hasPaidOrder) return { refusal: 'ORDER_FIRST_PURCHASE_USED', args: [] };
  if (line.firstPurchaseOnly && piecesOf(lines, (other) => other.firstPurchaseOnly) > 1)
    return { refusal: 'ORDER_FIRST_PURCHASE_ONE', args: [] };
  // The limit is the product's: its sizes and shades count together.
  if (piecesOf(lines, ({ productCd }) => productCd === line.productCd) > maxPurchaseQty)
    return { refusal: 'ORDER_MAX_QUANTITY', args: [productNm, maxPurchaseQty] };
  return null;
}

/** Why these lines cannot be ordered together; null when they can (V-CORP1). */
export function objectionToOrder(lines: readonly WantedGoods[], { memberType }: Buyer): Objection | null {
  const goods = lines.reduce((won, line) => won + saleOf(line), 0);
  if (memberType === 'CORPORATE' && goods < CORPORATE_MIN_ORDER_WON)
    return { refusal: 'ORDER_CORPORATE_MIN', args: [CORPORATE_MIN_ORDER_WON] };
  return null;
}

const piecesOf = (lines: readonly WantedGoods[], isCounted: (line: WantedGoods) => boolean): number =>
  lines.filter(isCounted).reduce((pieces, { quantity }) => pieces + quantity, 0);

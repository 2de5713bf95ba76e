import type { Refund, RefundableOrder } from './refund';

/** Least that some orders are placed and paid with, in won; the operator sets them. */
export interface OrderMinimums {
  /** Goods of a company's order (V-CORP1). */
  corporateGoods: number;
  /** Payment of an order with a first-purchase product (V-FP1). */
  firstPurchasePayment: number;
}

/**
 * The minimum that an order would fall below by cancelling a part of it: a lower price is given for the whole, so the whole is cancelled, or
 * nothing. Null when it falls below none, and for the whole. Without the first-purchase product, and where the order was below before,
 * nothing is asked. Returns of delivered goods are not asked: what is wrong with a piece does not depend on the others.
 */
export function minimumBrokenBy(
  order: RefundableOrder,
  { goods, remaining, goneLineNos }: Refund,
  isCorporate: boolean,
  { corporateGoods, firstPurchasePayment }: OrderMinimums,
): number | null {
  const staying = order.lines.filter((line) => line.claimedQuantity < line.quantity && !goneLineNos.includes(line.lineNo));
  if (staying.length === 0) return null;
  if (isCorporate && remaining.goods < corporateGoods && remaining.goods + goods >= corporateGoods) return corporateGoods;
  const held = order.payment - order.refundedAmount;
  const hasFirstPurchase = staying.some(({ isFirstPurchase }) => isFirstPurchase);
  return hasFirstPurchase && remaining.payment < firstPurchasePayment && held >= firstPurchasePayment ? firstPurchasePayment : null;
}

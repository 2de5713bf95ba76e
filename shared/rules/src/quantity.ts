export interface QuantityLimits {
  firstPurchaseOnly: boolean;
  maxPurchaseQty: number;
  /** Stock of the option, or of a product without options. */
  stockCnt: number;
}

/** Most pieces one purchase takes, never below 1; a first-purchase item goes once (V-FP1). */
export const maxQuantity = ({ firstPurchaseOnly, maxPurchaseQty, stockCnt }: QuantityLimits): number =>
  firstPurchaseOnly ? 1 : Math.max(1, Math.min(maxPurchaseQty, stockCnt));

import type { REFUSALS } from '../errors/refusals';

/** Refusals of checkout that the cart tells beforehand. */
type ToldInCart =
  | 'ORDER_GRADE'
  | 'ORDER_NO_STOCK'
  | 'ORDER_MAX_QUANTITY'
  | 'ORDER_FIRST_PURCHASE_ONE'
  | 'ORDER_FIRST_PURCHASE_USED'
  | 'ORDER_CORPORATE_MIN'
  | 'ORDER_REAL_NAME_MISSING';

/** The one warning that refuses nothing: customs tax may come on top. */
export const CUSTOMS_TAX_WARNING = 'order.a0019';

export type CartWarningCode = (typeof REFUSALS)[ToldInCart]['messageCode'] | typeof CUSTOMS_TAX_WARNING;

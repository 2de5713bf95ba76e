import type { OrderAmounts } from '@hyangro/contracts/order/order.schemas';

/** The columns of an order that amounts are kept in. */
export const storedAmounts = ({
  listGoods,
  goods,
  couponDiscount,
  points,
  shipping,
  payment,
  earnPoints,
  customsEstimate,
}: OrderAmounts) => ({
  listGoods,
  goods,
  couponDiscount,
  points,
  shipping,
  payment,
  earnPoints,
  customsEstimate,
});

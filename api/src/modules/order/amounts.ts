import { FREE_SHIPPING_FROM_WON, POINTS_MAX_PERCENT, SHIPPING_FEE_WON } from '@hyangro/contracts/constants';
import type { OrderAmounts } from '@hyangro/contracts/order/order.schemas';
import { customsOf } from '../catalog/public';

/** Duty of cosmetics, and the value added tax on goods and duty: what customs ask for, in percent. */
const CUSTOMS_DUTY_PERCENT = 8;
const VAT_PERCENT = 10;

export interface LineAmounts {
  /** Won for one piece. */
  normalPrice: number;
  salePrice: number;
  quantity: number;
  /** Won off the whole line. */
  couponDiscount: number;
  productType: 'DOMESTIC' | 'OVERSEAS';
  isPerfume: boolean;
  volumeMl: number | null;
  isFreeShipping: boolean;
  isFirstPurchase: boolean;
}
export interface AmountsInput {
  lines: readonly LineAmounts[];
  /** Points to use; more than the order takes is cut to what it takes. */
  points: number;
  /** Points per hundred won that the member's grade earns (GEN-13): 0.5 to 2.5. */
  earnPercent: number;
  exchangeRate: { main: number; sub: number };
}

/** All amounts of an order or cart in won (NF-04). The only place where they are computed. */
export function amountsOf({ lines, points, earnPercent, exchangeRate }: AmountsInput): OrderAmounts {
  const goods = sum(lines, saleOf);
  const listGoods = sum(lines, ({ normalPrice, quantity }) => normalPrice * quantity);
  const couponDiscount = sum(lines, (line) => line.couponDiscount);
  const afterCoupons = goods - couponDiscount;
  const isFree = lines.every((line) => line.isFreeShipping) || afterCoupons >= FREE_SHIPPING_FROM_WON;
  const shipping = isFree ? 0 : SHIPPING_FEE_WON;
  const maxPoints = lines.some((line) => line.isFirstPurchase) ? 0 : pointsLimit(afterCoupons + shipping);
  const usedPoints = Math.min(points, maxPoints);
  const payment = afterCoupons + shipping - usedPoints;
  return {
    listGoods,
    saleDiscount: listGoods - goods,
    goods,
    couponDiscount,
    points: usedPoints,
    shipping,
    payment,
    toFreeShipping: isFree ? 0 : FREE_SHIPPING_FROM_WON - afterCoupons,
    maxPoints,
    earnPoints: Math.floor((payment * Math.round(earnPercent * 10)) / 1000),
    customsEstimate: customsEstimateOf(lines, exchangeRate),
  };
}

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

/** Most points a payment before points takes: 30 % of it, rounded down (V-PTS1). */
export const pointsLimit = (won: number): number => Math.floor((won * POINTS_MAX_PERCENT) / 100);

/** Sale price of a whole line in won, before its coupon. */
export const saleOf = ({ salePrice, quantity }: Pick<LineAmounts, 'salePrice' | 'quantity'>): number => salePrice * quantity;

/** Estimated tax of the overseas goods in won; 0 while they stay under both limits (K-CUS). Coupons of the shop don't lower their value. */
function customsEstimateOf(lines: readonly LineAmounts[], exchangeRate: AmountsInput['exchangeRate']): number {
  const { isTaxed, goodsWon } = customsOf(lines, exchangeRate);
  if (!isTaxed) return 0;
  const duty = (goodsWon * CUSTOMS_DUTY_PERCENT) / 100;
  return Math.floor(duty + ((goodsWon + duty) * VAT_PERCENT) / 100);
}

const sum = <T>(list: readonly T[], of: (item: T) => number): number => list.reduce((total, item) => total + of(item), 0);

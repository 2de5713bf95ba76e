import type { ExchangeRate } from '@hyangro/contracts/common/common.contract';
import type { OrderAmounts } from '@hyangro/contracts/order/order.schemas';
import { customsEstimateOf } from './customs';
import { earnedPoints, pointsLimit } from './points';
import { shippingOf } from './shipping';

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
  exchangeRate: ExchangeRate;
}

/** All amounts of an order or cart in won (NF-04). The only place where they are computed. */
export function amountsOf({ lines, points, earnPercent, exchangeRate }: AmountsInput): OrderAmounts {
  const goods = goodsTotal(lines);
  const listGoods = sum(lines, lineListTotal);
  const couponDiscount = sum(lines, (line) => line.couponDiscount);
  const { fee, toFreeShipping, maxPoints, usedPoints, payment } = paymentOf(goods - couponDiscount, paymentTermsOf(lines, points));
  return {
    listGoods,
    saleDiscount: listGoods - goods,
    goods,
    couponDiscount,
    points: usedPoints,
    shipping: fee,
    payment,
    toFreeShipping,
    maxPoints,
    earnPoints: earnedPoints(payment, earnPercent),
    customsEstimate: customsEstimateOf(lines, exchangeRate),
  };
}

/** What decides the payment beside the sum of the goods. */
export interface PaymentTerms {
  /** Every product always ships free. */
  areAllFree: boolean;
  /** Points to use; more than the payment takes is cut to what it takes. */
  points: number;
  /** A first-purchase item takes no points (V-FP1). */
  takesPoints: boolean;
}
export const paymentTermsOf = (
  lines: readonly Pick<LineAmounts, 'isFreeShipping' | 'isFirstPurchase'>[],
  points: number,
): PaymentTerms => ({
  areAllFree: lines.every((line) => line.isFreeShipping),
  points,
  takesPoints: !lines.some((line) => line.isFirstPurchase),
});

/** What is paid for goods of this sum after coupons, in won: with the fee they ship for (K-SHIP), less points (V-PTS1). */
export function paymentOf(afterCoupons: number, { areAllFree, points, takesPoints }: PaymentTerms) {
  const { fee, toFreeShipping } = shippingOf(areAllFree, afterCoupons);
  const maxPoints = takesPoints ? pointsLimit(afterCoupons + fee) : 0;
  const usedPoints = Math.min(points, maxPoints);
  return { fee, toFreeShipping, maxPoints, usedPoints, payment: afterCoupons + fee - usedPoints };
}

/** Sale price of a whole line in won, before its coupon. */
export const lineTotal = ({ salePrice, quantity }: Pick<LineAmounts, 'salePrice' | 'quantity'>): number => salePrice * quantity;

/** List price of a whole line in won. */
export const lineListTotal = ({ normalPrice, quantity }: Pick<LineAmounts, 'normalPrice' | 'quantity'>): number => normalPrice * quantity;

/** Sale prices of all lines in won, before coupons. */
export const goodsTotal = (lines: readonly Pick<LineAmounts, 'salePrice' | 'quantity'>[]): number => sum(lines, lineTotal);

/** Won that a shopper saved against list prices, points included (R-ORD-02). */
export const savedWon = ({
  saleDiscount,
  couponDiscount,
  points,
}: Pick<OrderAmounts, 'saleDiscount' | 'couponDiscount' | 'points'>): number => saleDiscount + couponDiscount + points;

const sum = <T>(list: readonly T[], of: (item: T) => number): number => list.reduce((total, item) => total + of(item), 0);

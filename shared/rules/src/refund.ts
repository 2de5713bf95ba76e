import type { ExchangeRate } from '@hyangro/contracts/common/common.contract';
import type { OrderAmounts } from '@hyangro/contracts/order/order.schemas';
import { amountsOf, type LineAmounts } from './amounts';
import { earnedPoints, pointsLimit } from './points';

export interface RefundLine extends LineAmounts {
  lineNo: number;
  /** Pieces that went back before. */
  claimedQuantity: number;
}
/** A paid order, and what of it went back before. Won and points. */
export interface RefundableOrder {
  lines: readonly RefundLine[];
  payment: number;
  points: number;
  /** Points per hundred won that its payment earns. */
  earnPercent: number;
  refundedAmount: number;
  refundedPoints: number;
  exchangeRate: ExchangeRate;
}
export interface ClaimedPieces {
  lineNo: number;
  quantity: number;
}
export interface Refund {
  /** Sale prices of the pieces that go back, and what coupons had taken off them. */
  goods: number;
  couponDiscount: number;
  /** Shipping that comes back, or that what stays now owes (negative). */
  shipping: number;
  /** What is given back: `payment + points = goods - couponDiscount + shipping`. Never negative. */
  points: number;
  payment: number;
  /** What stays, priced anew. Without lines everything goes back. */
  remaining: OrderAmounts;
  /** Points that what stays earns when it is confirmed. */
  earnPoints: number;
  /** Lines of which nothing stays: their coupons come back. */
  goneLineNos: number[];
}

/**
 * What goes back when pieces of a paid order do. What stays is priced anew: shipping by K-SHIP, points up to their limit, each line's coupon
 * in proportion to its pieces. The whole of all refunds is always what was paid less what stays, so the last piece brings the order's
 * every won; where shipping that is newly due exceeds the pieces' worth, nothing is charged now and the next refund is that much smaller.
 */
export function refundOf(order: RefundableOrder, pieces: readonly ClaimedPieces[]): Refund {
  const before = order.lines.map((line) => staying(line, line.claimedQuantity));
  const after = order.lines.map((line) => staying(line, line.claimedQuantity + claimedOf(pieces, line.lineNo)));
  const heldPoints = order.points - order.refundedPoints;
  const heldPayment = order.payment - order.refundedAmount;
  const remaining = amountsOf({
    lines: after.filter(({ quantity }) => quantity > 0),
    points: heldPoints,
    earnPercent: order.earnPercent,
    exchangeRate: order.exchangeRate,
  });
  const goods = sum(before, worth) - sum(after, worth);
  const couponDiscount = sum(before, coupon) - sum(after, coupon);
  const points = heldPoints - remaining.points;
  const payment = Math.max(0, heldPayment - remaining.payment);
  // Where newly due shipping exceeds what went back, less is held than what stays would cost.
  const earnPoints = earnedPoints(Math.min(remaining.payment, heldPayment), order.earnPercent);
  return {
    goods,
    couponDiscount,
    shipping: payment + points - (goods - couponDiscount),
    points,
    payment,
    remaining: { ...remaining, earnPoints },
    earnPoints,
    goneLineNos: order.lines
      .filter(
        ({ lineNo, quantity, claimedQuantity }) => claimedQuantity < quantity && claimedQuantity + claimedOf(pieces, lineNo) === quantity,
      )
      .map(({ lineNo }) => lineNo),
  };
}

/**
 * Points that some lines have earned for good once they are confirmed, whatever becomes of the others (R-MY-11): those of their price, less
 * the order's points that may be on them. What shipping earns, and points that were on other lines, come with the last line: confirming
 * line by line gives in sum what confirming the whole gives, and no claim on the others can take any of it back.
 * @param lineNos all lines that are confirmed; of each counts what stays
 */
export function pointsOfLines(order: RefundableOrder, lineNos: readonly number[]): number {
  const confirmed = order.lines.filter(({ lineNo }) => lineNos.includes(lineNo)).map((line) => staying(line, line.claimedQuantity));
  const price = sum(confirmed, worth) - sum(confirmed, coupon);
  const heldPoints = order.points - order.refundedPoints;
  return earnedPoints(price - Math.min(heldPoints, pointsLimit(price)), order.earnPercent);
}

/** A line without the pieces that went back; their part of its coupon is rounded down, the last piece takes the rest. */
const staying = (line: RefundLine, goneQuantity: number): RefundLine => ({
  ...line,
  quantity: line.quantity - goneQuantity,
  couponDiscount: line.couponDiscount - Math.floor((line.couponDiscount * goneQuantity) / line.quantity),
});

const claimedOf = (pieces: readonly ClaimedPieces[], lineNo: number): number =>
  sum(
    pieces.filter((piece) => piece.lineNo === lineNo),
    ({ quantity }) => quantity,
  );
const worth = ({ salePrice, quantity }: RefundLine): number => salePrice * quantity;
const coupon = ({ couponDiscount }: RefundLine): number => couponDiscount;
const sum = <T>(list: readonly T[], of: (item: T) => number): number => list.reduce((total, item) => total + of(item), 0);

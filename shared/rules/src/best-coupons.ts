import { paymentOf, type PaymentTerms } from './amounts';
import { assign, type Assignment } from './assignment';
import { greedyCoupons, offersOf, type CouponOffer, type LineCoupon } from './coupon-choice';

/** Why a combination is the best: it takes most off, or it takes less and the goods still ship free. */
export type BestReason = 'MOST_OFF' | 'KEEPS_FREE_SHIPPING';
export interface BestCoupons {
  choices: LineCoupon[];
  /** Won that the coupons take off. */
  discount: number;
  payment: number;
  reason: BestReason;
  /** False when the search ended at its limit: then no combination is known that costs less, but there may be one. */
  isExact: boolean;
}

/** Pairs of coupon and line that the search looks at before it gives up: some 20 ms. */
const MAX_STEPS = 100_000;
/** Where no list has anything. */
const NO_COLUMN = -1;

/**
 * The coupons by which a shopper pays least (GAP-19). A payment grows with what the goods cost after coupons, but for one step: below the sum that
 * ships free the fee comes on top (K-SHIP). So the best is either what takes most off, or what takes most off among those that leave the goods at
 * that sum or above. The first is an assignment problem, solved exactly. The second is looked for among the combinations that take off less by
 * under one fee, by branch and bound over the prices that prove the first; after `MAX_STEPS` the best found so far is taken, which is never worse
 * than the greedy choice.
 *
 * @param offers coupons that work on the order, with what each takes off each line
 * @param goodsWon sale prices of all lines in won
 */
export function bestCoupons(offers: readonly CouponOffer[], goodsWon: number, terms: PaymentTerms): BestCoupons {
  const coupons = offersOf(offers);
  const lineNos = [...new Set(coupons.flatMap((offer) => offer.lines.map(({ lineNo }) => lineNo)))];
  const worth = coupons.map(({ lines }) => lineNos.map((no) => lines.find(({ lineNo }) => lineNo === no)?.discount ?? 0));
  const most = assign(worth);
  const choicesOf = (columns: readonly (number | null)[]): LineCoupon[] =>
    coupons.flatMap(({ couponCd, lines }, row) => {
      const chosen = lineNos[columns[row] ?? NO_COLUMN];
      return lines.filter(({ lineNo }) => lineNo === chosen).map((line) => ({ ...line, couponCd }));
    });
  const { total } = most;
  const { payment, fee, toFreeShipping } = paymentOf(goodsWon - total, terms);
  const mostOff: BestCoupons = { choices: choicesOf(most.columns), discount: total, payment, reason: 'MOST_OFF', isExact: true };
  // What must be given up for the goods to ship free again: only less than the fee can pay off.
  if (toFreeShipping === 0 || toFreeShipping >= fee || toFreeShipping > total) return mostOff;

  const { columns, isExact } = searchLoss(most, worth, { from: toFreeShipping, below: fee });
  const searched = columns ? choicesOf(columns) : [];
  const greedy = greedyCoupons(coupons, total - toFreeShipping);
  const choices = savedBy(searched) >= savedBy(greedy) ? searched : greedy;
  const discount = savedBy(choices);
  const shippedFree = paymentOf(goodsWon - discount, terms);
  if (shippedFree.payment >= payment) return { ...mostOff, isExact };
  return { choices, discount, payment: shippedFree.payment, reason: 'KEEPS_FREE_SHIPPING', isExact };
}

/** The pairing that is worth least less than the best one, by `from` or more and less than `below`; null when none is found. */
function searchLoss(
  { rowPrices, columnPrices }: Assignment,
  worth: readonly (readonly number[])[],
  { from, below }: { from: number; below: number },
): { columns: (number | null)[] | null; isExact: boolean } {
  const priceOf = (column: number | null) => columnPrices[column ?? NO_COLUMN] ?? 0;
  /** What each coupon can do, by what it loses: stay off, or stand on a line. */
  const ways = worth.map((row, at) => {
    const stayOff = { column: null, loss: rowPrices[at] ?? 0 };
    const standOn = row.flatMap((won, column) => (won > 0 ? [{ column, loss: stayOff.loss + priceOf(column) - won }] : []));
    return [stayOff, ...standOn].sort((a, b) => a.loss - b.loss);
  });
  const picked: (number | null)[] = [];
  let unpaired = columnPrices.reduce((sum, price) => sum + price, 0);
  let best: { loss: number; columns: (number | null)[] | null } = { loss: below, columns: null };
  let steps = 0;
  const isOver = () => best.loss === from || steps >= MAX_STEPS;

  const visit = (row: number, loss: number): void => {
    if (row === ways.length) {
      const whole = loss + unpaired;
      if (whole >= from && whole < best.loss) best = { loss: whole, columns: [...picked] };
      return;
    }
    for (const way of ways[row] ?? []) {
      steps += 1;
      if (isOver() || loss + way.loss >= best.loss) return;
      if (way.column !== null && picked.includes(way.column)) continue;
      picked.push(way.column);
      unpaired -= priceOf(way.column);
      visit(row + 1, loss + way.loss);
      unpaired += priceOf(way.column);
      picked.pop();
    }
  };
  visit(0, 0);
  return { columns: best.columns, isExact: steps < MAX_STEPS || best.loss === from };
}

const savedBy = (choices: readonly LineCoupon[]): number => choices.reduce((sum, { discount }) => sum + discount, 0);

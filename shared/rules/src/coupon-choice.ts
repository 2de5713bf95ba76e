/** A coupon that works on an order: how many of it the member holds, and what one takes off each line it is good for. */
export interface CouponOffer {
  couponCd: number;
  held: number;
  /** Won off, more than 0. */
  lines: readonly { lineNo: number; discount: number }[];
}
/** One coupon on one line. */
export interface CouponChoice {
  lineNo: number;
  couponCd: number;
}
/** The same with the won that it takes off. */
export interface LineCoupon extends CouponChoice {
  discount: number;
}

/** One offer for each coupon held; never more than it has lines to stand on. */
export const offersOf = (offers: readonly CouponOffer[]): CouponOffer[] =>
  offers.flatMap((offer) => Array.from({ length: Math.min(offer.held, offer.lines.length) }, () => ({ ...offer, held: 1 })));

/** The simple choice: the pair that takes most off first, while no more than `atMost` won come off. */
export function greedyCoupons(offers: readonly CouponOffer[], atMost = Infinity): LineCoupon[] {
  const pairs = offersOf(offers)
    .flatMap(({ couponCd, lines }, offer) => lines.map((line) => ({ ...line, couponCd, offer })))
    .sort((a, b) => b.discount - a.discount);
  const [usedOffers, usedLines] = [new Set<number>(), new Set<number>()];
  let left = atMost;
  return pairs.flatMap(({ lineNo, couponCd, discount, offer }) => {
    if (usedOffers.has(offer) || usedLines.has(lineNo) || discount > left) return [];
    usedOffers.add(offer);
    usedLines.add(lineNo);
    left -= discount;
    return [{ lineNo, couponCd, discount }];
  });
}

/**
 * The choice after a line has got another coupon: a line takes one, a coupon serves as many lines as it is held. Where all are in use, it
 * leaves the line it was put on first. `couponCd` null takes the line's coupon off.
 */
export function withCoupon(choice: readonly CouponChoice[], lineNo: number, couponCd: number | null, held = 1): CouponChoice[] {
  const others = choice.filter((one) => one.lineNo !== lineNo);
  if (couponCd === null) return others;
  const uses = others.filter((one) => one.couponCd === couponCd);
  const moved = uses.length >= held ? uses[0] : undefined;
  return [...others.filter((one) => one !== moved), { lineNo, couponCd }];
}

/** Lines that must give their coupon away for another line to have it; null while one is free. */
export function lineInTheWay(choice: readonly CouponChoice[], lineNo: number, couponCd: number, held = 1): number | null {
  const uses = choice.filter((one) => one.couponCd === couponCd && one.lineNo !== lineNo);
  return uses.length >= held ? (uses[0]?.lineNo ?? null) : null;
}

import type { Order, OrderState, OrderTab } from '@hyangro/contracts/order/order.schemas';
import type { CouponChoice } from '@hyangro/rules/coupon-choice';
import type { Term } from '@hyangro/runtime';

/** Tabs of the order list in reading order (R-MY-04). */
export const TABS = ['all', 'ready', 'shipping', 'done', 'claim'] as const satisfies readonly OrderTab[];
/** Tab of an address; an unknown one shows all. */
export const tabOf = (value: string | undefined): OrderTab => TABS.find((tab) => tab === value) ?? 'all';

/** Dots of an order on its way. */
export const STEPS = ['WAIT', 'PREP', 'SHIP', 'DELIV', 'CONFIRM'] as const satisfies readonly OrderState[];
/** Position on the way; -1 for an order that left it (claims, cancelled). */
export const stepOf = (state: OrderState): number => STEPS.findIndex((step) => step === state);

/** Term of each state (`messages/terms`); an order that was never paid is no claim and has a word of ours. */
export const STATE_TERMS: Readonly<Record<Exclude<OrderState, 'CANCELLED'>, Term>> = {
  WAIT: 'orderState.s0001',
  PREP: 'orderState.s0002',
  SHIP: 'orderState.s0003',
  DELIV: 'orderState.s0004',
  CONFIRM: 'orderState.s0005',
  CANCEL_RECV: 'claimState.s0001',
  RETURN_RECV: 'claimState.s0002',
  REFUND: 'claimState.s0003',
};

/** Coupons that stand on the lines of an order. */
export const chosenCoupons = (order: Order): CouponChoice[] =>
  order.lines.flatMap((line) => (line.couponCd === null ? [] : [{ lineNo: line.lineNo, couponCd: line.couponCd }]));

/** Coupons that work on a line with what each takes off it in won, most first. */
export const couponsOfLine = (order: Order, lineNo: number): { coupon: Order['coupons'][number]; discount: number }[] =>
  order.coupons
    .flatMap((coupon) => coupon.lines.filter((line) => line.lineNo === lineNo).map(({ discount }) => ({ coupon, discount })))
    .sort((a, b) => b.discount - a.discount);

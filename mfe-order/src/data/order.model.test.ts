import { anOrder } from '../testing/samples';
import { STATE_TERMS, STEPS, TABS, chosenCoupons, couponsOfLine, stepOf, tabOf } from './order.model';

test('R-MY-04 an unknown tab shows all orders', () => {
  expect(tabOf('shipping')).toBe('shipping');
  expect(tabOf('nonsense')).toBe('all');
  expect(tabOf(undefined)).toBe('all');
});

test('R-MY-09 claims and cancelled orders leave the five dots', () => {
  expect(stepOf('WAIT')).toBe(0);
  expect(stepOf('CONFIRM')).toBe(4);
  expect(stepOf('REFUND')).toBe(-1);
  expect(stepOf('CANCELLED')).toBe(-1);
});

test('R-MY-04 the tabs stand in reading order, and each is known by its address', () => {
  expect(TABS).toEqual(['all', 'ready', 'shipping', 'done', 'claim']);
  expect(TABS.map(tabOf)).toEqual([...TABS]);
});

test('R-MY-09 the way of an order goes from payment to confirmation, each state with its word', () => {
  expect(STEPS.map((step) => [step, stepOf(step), STATE_TERMS[step]])).toEqual([
    ['WAIT', 0, 'orderState.s0001'],
    ['PREP', 1, 'orderState.s0002'],
    ['SHIP', 2, 'orderState.s0003'],
    ['DELIV', 3, 'orderState.s0004'],
    ['CONFIRM', 4, 'orderState.s0005'],
  ]);
  expect([STATE_TERMS.CANCEL_RECV, STATE_TERMS.RETURN_RECV, STATE_TERMS.REFUND]).toEqual([
    'claimState.s0001',
    'claimState.s0002',
    'claimState.s0003',
  ]);
});

test('R-ORD-02 the coupons that are chosen are those of the lines', () => {
  const [line] = anOrder().lines;
  if (!line) throw new Error('an order has a line');
  expect(chosenCoupons(anOrder({ lines: [line, { ...line, lineNo: 2, couponCd: 7 }] }))).toEqual([{ lineNo: 2, couponCd: 7 }]);
});

test('R-ORD-03 the coupons of a line are those that work on it, most first', () => {
  const coupon = (couponCd: number, ...lines: { lineNo: number; discount: number }[]) => ({
    couponCd,
    name: `${couponCd}`,
    held: 1,
    lines,
    validTo: '2026-12-01T00:00:00Z',
  });
  const [one, two] = [coupon(1, { lineNo: 1, discount: 1_000 }, { lineNo: 2, discount: 900 }), coupon(2, { lineNo: 2, discount: 2_000 })];
  const order = anOrder({ coupons: [one, two] });
  expect(couponsOfLine(order, 2)).toEqual([
    { coupon: two, discount: 2_000 },
    { coupon: one, discount: 900 },
  ]);
  expect(couponsOfLine(order, 3)).toEqual([]);
});

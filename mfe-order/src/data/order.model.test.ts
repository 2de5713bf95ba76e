import { anAddress, anOrder } from '../testing/samples';
import {
  EMPTY_ADDRESS,
  STATE_TERMS,
  STEPS,
  TABS,
  bestCoupons,
  chosenCoupons,
  isSameAddress,
  isWholeAddress,
  mobileText,
  needsCustomsCode,
  savedWon,
  stepOf,
  tabOf,
  usablePoints,
} from './order.model';

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

test('R-ORD-02 the best choice takes the biggest coupon of each line, one per line', () => {
  const coupon = (couponCd: number, lineNo: number, discount: number) => ({ couponCd, lineNo, discount, name: '', validTo: '2026-12-31' });
  const order = anOrder({ coupons: [coupon(1, 1, 3_000), coupon(2, 1, 5_000), coupon(3, 2, 1_000), coupon(4, 3, 0)] });
  expect(bestCoupons(order)).toEqual([
    { lineNo: 1, couponCd: 2 },
    { lineNo: 2, couponCd: 3 },
  ]);
});

test('V-PTS1 V-PTS2 a member uses points up to the rule or the balance, whichever is less', () => {
  expect(usablePoints(anOrder({ pointBalance: 12_480 }))).toBe(12_480);
  expect(usablePoints(anOrder({ pointBalance: 100_000 }))).toBe(26_112);
});

test('R-ORD-02 what was saved counts discount, coupons and points', () => {
  expect(savedWon(anOrder({ amounts: { ...anOrder().amounts, saleDiscount: 46_810, couponDiscount: 12_000, points: 8_200 } }))).toBe(
    67_010,
  );
});

test('E-20 an address is whole when a parcel can go there', () => {
  expect(isWholeAddress(anAddress)).toBe(true);
  expect(isWholeAddress({ ...anAddress, detail: '' })).toBe(false);
  expect(isWholeAddress(null)).toBe(false);
  expect(isSameAddress(anAddress, { ...anAddress })).toBe(true);
  expect(isSameAddress(anAddress, { ...anAddress, memo: '문 앞' })).toBe(false);
  expect(mobileText('01048219307')).toBe('010-4821-9307');
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

test('one line from overseas wants a customs code', () => {
  const [line] = anOrder().lines;
  if (!line) throw new Error('an order has a line');
  expect(needsCustomsCode(anOrder({ lines: [line, { ...line, productType: 'OVERSEAS' }] }))).toBe(true);
  expect(needsCustomsCode(anOrder({ lines: [line] }))).toBe(false);
});

test('R-ORD-02 the coupons that are chosen are those of the lines', () => {
  const [line] = anOrder().lines;
  if (!line) throw new Error('an order has a line');
  expect(chosenCoupons(anOrder({ lines: [line, { ...line, lineNo: 2, couponCd: 7 }] }))).toEqual([{ lineNo: 2, couponCd: 7 }]);
});

test('R-ORD-02 the best choice leaves the order of the coupons as it was', () => {
  const coupons = [1_000, 5_000].map((discount, n) => ({ couponCd: n, lineNo: n, discount, name: '', validTo: '2026-12-31' }));
  const order = anOrder({ coupons });
  expect(bestCoupons(order).map(({ couponCd }) => couponCd)).toEqual([1, 0]);
  expect(order.coupons.map(({ couponCd }) => couponCd)).toEqual([0, 1]);
});

test('V-PTS2 a balance that is owed uses no points', () => {
  expect(usablePoints(anOrder({ pointBalance: -5 }))).toBe(0);
});

test.each(['recipient', 'mobile', 'postalCode', 'region', 'detail'] as const)('E-20 no parcel goes to an address without %s', (field) => {
  expect(isWholeAddress({ ...anAddress, [field]: '' })).toBe(false);
});

test('E-20 an address is whole without a word for the carrier, and an empty one is not', () => {
  expect(isWholeAddress({ ...anAddress, memo: '', customsCode: '' })).toBe(true);
  expect(isWholeAddress(EMPTY_ADDRESS)).toBe(false);
  expect(Object.values(EMPTY_ADDRESS).every((part) => part === '')).toBe(true);
});

test.each(['recipient', 'mobile', 'postalCode', 'region', 'detail', 'memo', 'customsCode'] as const)(
  'E-20 two addresses that differ in %s are two',
  (field) => expect(isSameAddress(anAddress, { ...anAddress, [field]: 'other' })).toBe(false),
);

test.each(['0104821930', '010482193071', 'a01048219307', ''])('a number of another form, "%s", stays as it is', (mobile) =>
  expect(mobileText(mobile)).toBe(mobile),
);

import { anAddress, anOrder } from '../testing/samples';
import {
  EMPTY_ADDRESS,
  STATE_TERMS,
  STEPS,
  TABS,
  chosenCoupons,
  isSameAddress,
  isWholeAddress,
  mobileText,
  stepOf,
  tabOf,
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

test('R-ORD-02 the coupons that are chosen are those of the lines', () => {
  const [line] = anOrder().lines;
  if (!line) throw new Error('an order has a line');
  expect(chosenCoupons(anOrder({ lines: [line, { ...line, lineNo: 2, couponCd: 7 }] }))).toEqual([{ lineNo: 2, couponCd: 7 }]);
});

test.each(['recipient', 'mobile', 'postalCode', 'region', 'detail'] as const)('E-20 no parcel goes to an address without %s', (field) => {
  expect(isWholeAddress({ ...anAddress, [field]: '' })).toBe(false);
});

test('E-20 an address is whole without a word for the carrier, and an empty one is not', () => {
  expect(isWholeAddress({ ...anAddress, memo: '', customsCode: '' })).toBe(true);
  expect(isWholeAddress(EMPTY_ADDRESS)).toBe(false);
  const { countryCd, ...parts } = EMPTY_ADDRESS;
  expect([countryCd, ...Object.values(parts)].filter(Boolean)).toEqual(['KR']);
});

test.each(['recipient', 'mobile', 'postalCode', 'region', 'detail', 'memo', 'customsCode'] as const)(
  'E-20 two addresses that differ in %s are two',
  (field) => expect(isSameAddress(anAddress, { ...anAddress, [field]: 'other' })).toBe(false),
);

test.each(['0104821930', '010482193071', 'a01048219307', ''])('a number of another form, "%s", stays as it is', (mobile) =>
  expect(mobileText(mobile)).toBe(mobile),
);

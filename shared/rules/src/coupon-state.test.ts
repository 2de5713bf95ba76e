import { COUPON_999 } from '@hyangro/contracts/constants';
import { couponCountOnWire, couponState } from './coupon-state';

const stateOf = (count: number, received: boolean, isLogin = true, marker?: typeof COUPON_999) =>
  couponState({ maxDownloadableCouponCount: count, receivedCoupon: received }, isLogin, marker);

test.each([999, 998, 1, 0, -1])('ST-CPN-02 a visitor may press a coupon with %d left, whoever received it', (count) => {
  for (const marker of ['exhausted', 'unlimited'] as const)
    expect([stateOf(count, false, false, marker), stateOf(count, true, false, marker)]).toEqual(['download', 'download']);
});

test.each([1, 2, 998, 1000])('ST-CPN-03 a member may press a coupon with %d left', (count) => {
  expect([stateOf(count, false), stateOf(count, true)]).toEqual(['download', 'download']);
});

test.each([0, -1])('ST-CPN-04 a coupon that the member received is downloaded at %d left', (count) => {
  expect(stateOf(count, true)).toBe('downloaded');
});

test.each([0, -1])('ST-CPN-05 ERR-CPN-2 a coupon that the member did not receive is exhausted at %d left', (count) => {
  expect(stateOf(count, false)).toBe('exhausted');
});

test('ST-CPN-06 K-999 TRAP-02 999 is exhausted for a member and can be downloaded by a visitor; the other reading has no end to it', () => {
  expect(COUPON_999).toBe('exhausted');
  expect([stateOf(999, false), stateOf(999, true)]).toEqual(['exhausted', 'exhausted']);
  expect([stateOf(999, false, true, 'exhausted'), stateOf(999, false, false, 'exhausted')]).toEqual(['exhausted', 'download']);
  expect([stateOf(999, false, true, 'unlimited'), stateOf(999, true, true, 'unlimited')]).toEqual(['download', 'download']);
});

test.each([
  [-3, 0],
  [0, 0],
  [998, 998],
  [999, 998],
  [5000, 998],
])('K-999 a real count of %d goes over the wire as %d', (count, sent) => expect(couponCountOnWire(count)).toBe(sent));

import { findActions } from '../modules/operator/public';
import { createTestApp, type TestApp } from '../platform/testing/test-app';
import { operate } from './testing/operate';

let shop: TestApp;
beforeAll(async () => (shop = await createTestApp()));
afterAll(() => shop.close());

test('an operator gives a coupon a code: a member receives it with that, no longer with the one before, and the record has both', async () => {
  expect(await operate(shop, 'coupon code 1002 spring-2027')).toMatchObject({ code: 0, said: 'Coupon 1002 is received with SPRING-2027.' });
  const member = await shop.login('demo06');
  expect((await member.post('/coupons/code', { code: 'Spring-2027' })).json()).toMatchObject({ couponCd: 1002 });
  expect((await operate(shop, 'coupon list')).said).toContain('"code":"SPRING-2027"');
  expect((await operate(shop, 'coupon code 1002 --none')).code).toBe(0);
  const other = await shop.login('demo07');
  expect((await other.post('/coupons/code', { code: 'SPRING-2027' })).json().messageCode).toBe('coupon.a0008');
  expect((await findActions(shop.db, { target: '1002', limit: 10 })).map(({ action, before, after }) => [action, before, after])).toEqual([
    ['coupon.code', { code: 'SPRING-2027' }, { code: null }],
    ['coupon.code', { code: null }, { code: 'SPRING-2027' }],
  ]);
});

test.each([
  ['coupon code 1003 HELLO-HYANGRO', 1, 'is the code of coupon 1013'],
  ['coupon code 4711 SPRING', 1, 'no coupon “4711”'],
  ['coupon code 1003 abc', 2, '4 to 20 letters and digits'],
  ['coupon code 1003 쿠폰주세요', 2, '4 to 20 letters and digits'],
  ['coupon code 1003', 2, 'Something is missing'],
  ['coupon code many SPRING', 2, 'The coupon is a whole number'],
])('%s is not done, and the reason is said', async (line, code, reason) => {
  expect(await operate(shop, line)).toMatchObject({ code, complaints: expect.stringContaining(reason) });
});
